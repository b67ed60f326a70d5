#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What Swift's functions on strings give for known ones. Of a format that stands for any other only what is the same
/// for all of them is known.
enum KnownStrings {
    /// The type of what comparisons that order give.
    static let comparisonResult = "ComparisonResult"

    static func property(_ name: String, of string: KnownString) -> Fact? {
        switch name {
        case "isEmpty": .boolean(string.text.isEmpty)
        case "count" where !string.isAnything: .integer(string.text.count)
        case "description", "localizedDescription": .string(string)
        case "localizedLowercase": method("lowercased", of: string)
        case "localizedUppercase": method("uppercased", of: string)
        case "capitalized", "localizedCapitalized":
            string.text.isASCII ? .string(string.map { $0.capitalized }) : nil
        default: nil
        }
    }

    static func method(_ name: String, of string: KnownString) -> Fact? {
        switch name {
        case "lowercased": .string(string.map { $0.lowercased() })
        case "uppercased": .string(string.map { $0.uppercased() })
        case "description": .string(string)
        case "dropFirst" where !string.isAnything: .string(string.map { String($0.dropFirst()) })
        case "dropLast" where !string.isAnything: .string(string.map { String($0.dropLast()) })
        default: nil
        }
    }

    static func method(_ name: String, of string: KnownString, _ other: KnownString) -> Fact? {
        // A string that has nothing in common with others neither contains a part of them nor is one.
        if string.isAnything != other.isAnything {
            guard !other.text.isEmpty, !string.text.isEmpty else { return nil }
            return ["hasPrefix", "starts", "hasSuffix", "contains"].contains(name) ? .boolean(false) : nil
        }
        switch name {
        case "hasPrefix", "starts": return .boolean(string.text.hasPrefix(other.text))
        case "hasSuffix": return .boolean(string.text.hasSuffix(other.text))
        // Whether a string contains an empty one depends on whether Foundation is imported.
        case "contains": return other.text.isEmpty ? nil : .boolean(string.text.contains(other.text))
        case "appending": return string.appending(other).map(Fact.string)
        default: return nil
        }
    }

    static func method(_ name: String, of string: KnownString, _ count: Int) -> Fact? {
        guard count >= 0 else { return nil }
        return switch name {
        case "prefix": .string(string.map { String($0.prefix(count)) })
        case "suffix": .string(string.map { String($0.suffix(count)) })
        case "dropFirst": .string(string.map { String($0.dropFirst(count)) })
        case "dropLast": .string(string.map { String($0.dropLast(count)) })
        default: nil
        }
    }

    static func replacing(
        _ name: String, _ label: String?, in string: KnownString, _ old: KnownString, with new: KnownString
    ) -> Fact? {
        guard ["replacingOccurrences", "replacing"].contains(name), label == "with", !old.text.isEmpty, !old.isAnything
        else { return nil }
        if string.isAnything { return .string(string) }
        guard new.text.utf8.count <= 100, string.text.utf8.count <= 1_000 else { return nil }
        return .string(string.map { $0.replacing(old.text, with: new.text) })
    }

    /// The parts between separators; nil where they are not known.
    static func split(
        _ name: String, _ label: String, _ string: KnownString, _ separator: KnownString
    ) -> [KnownString]? {
        guard !string.isAnything, !separator.isAnything, string.text.utf8.count <= 1_000 else { return nil }
        let parts: [String]
        switch (name, label) {
        case ("split", "separator") where separator.text.count == 1:
            parts = string.text.split(separator: separator.text).map(String.init)
        case ("components", "separatedBy") where !separator.text.isEmpty:
            parts = string.text.split(separator: separator.text, omittingEmptySubsequences: false).map(String.init)
        default: return nil
        }
        return parts.map { KnownString(text: $0, isFromFormat: string.isFromFormat) }
    }

    static func trimmed(_ string: KnownString) -> Fact? {
        guard string.text.utf8.allSatisfy({ $0 < 0x80 }) || string.isAnything else { return nil }
        func isBlank(_ character: Character) -> Bool { character.isWhitespace }
        return .string(
            string.map { text in
                String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
            })
    }

    /// What both sides are made into before they are compared; nil for a method that does not compare.
    static func comparison(_ name: String) -> ((KnownString) -> KnownString)? {
        switch name {
        case "caseInsensitiveCompare", "localizedCaseInsensitiveCompare": { $0.map { $0.lowercased() } }
        case "compare", "localizedCompare", "localizedStandardCompare": { $0 }
        default: nil
        }
    }
}

extension KnownString {
    fileprivate func map(_ transform: (String) -> String) -> KnownString {
        KnownString(text: transform(text), origin: origin, isFromFormat: isFromFormat, isAnything: isAnything)
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
