import SourceText

/// The fields in an `entityFormat`, such as `%FirstName% %LastName%` [data-7].
package enum EntityFormat {
    /// Whether an app finds a field between percent signs. iOS apps also find one behind a colon.
    package static func namesField(_ format: String, on platform: Platform) -> Bool {
        if format.split(separator: "%", omittingEmptySubsequences: false).count > 2 { return true }
        let scalars = Array(format.utf8)
        return platform == .ios
            && zip(scalars, scalars.dropFirst()).contains { $0 == .colon && $1.isASCIILetter }
    }

    /// The first fields without a character between them, which Android apps read as one field; nil when there are none.
    package static func joinedFields(in format: String) -> String? {
        var rest = Substring(format)
        while let start = rest.firstIndex(of: "%") {
            var end = start
            var count = 0
            while let next = endOfField(in: rest[end...]) {
                end = next
                count += 1
            }
            if count > 1 { return String(rest[start..<end]) }
            rest = count == 0 ? rest[start...].dropFirst() : rest[end...]
        }
        return nil
    }

    /// Where the field that `text` begins with ends; nil when it does not begin with one.
    private static func endOfField(in text: Substring) -> String.Index? {
        guard text.first == "%" else { return nil }
        let name = text.dropFirst().prefix { $0 != "%" }
        guard !name.isEmpty, name.endIndex < text.endIndex,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || "_.|".contains($0) })
        else { return nil }
        return text.index(after: name.endIndex)
    }
}
