extension Unicode.Scalar {
    /// Whether this is a control character or a line or paragraph separator.
    package var isControl: Bool {
        value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
    }
}

extension String {
    /// At most 40 scalars, control characters as spaces: fit to be quoted in a message.
    package var shortened: String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: unicodeScalars.lazy.prefix(41).map { $0.isControl ? " " : $0 })
        return String(result).cut(to: 40)
    }

    /// The first `limit` scalars, and an ellipsis if there are more.
    package func cut(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "…"
    }
}
