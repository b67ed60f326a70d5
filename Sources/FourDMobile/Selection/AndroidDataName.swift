import SourceText

/// The names that tables and fields of a 4D database have in an Android app [data-5].
package enum AndroidDataName {
    /// The name of a table.
    package static func table(_ name: String) -> String {
        let adjusted = plain(name)
        return adjusted.hasPrefix("_") ? "Q" + adjusted : adjusted.prefix(1).uppercased() + adjusted.dropFirst()
    }

    /// The name of a field.
    package static func field(_ name: String) -> String {
        let adjusted = plain(name)
        let decapitalized = adjusted == "ID" ? adjusted : adjusted.prefix(2).lowercased() + adjusted.dropFirst(2)
        return decapitalized.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part == "ID" ? "__ID" : reservedWords.contains(String(part)) ? "qmobile_" + part : String(part)
        }.joined(separator: ".")
    }

    /// Without spaces and accents, other special characters as `_`.
    private static func plain(_ name: String) -> String {
        var result = ""
        for scalar in FoldedName.withoutAccents(name).unicodeScalars where !scalar.properties.isWhitespace {
            let isPlain = UInt8(exactly: scalar.value).map { $0.isASCIIDigit || $0.isASCIILetter } ?? false
            result.append(isPlain || scalar == "." || scalar == "_" ? Character(scalar) : "_")
        }
        return result
    }

    /// Words that Kotlin, or the app, takes for itself.
    private static let reservedWords: Set = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "is", "null", "object",
        "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
        "while", "by", "catch", "constructor", "delegate", "dynamic", "field", "file", "finally", "get", "import",
        "init", "param", "property", "receiver", "set", "setparam", "where", "actual", "abstract", "annotation",
        "companion", "const", "crossinline", "data", "enum", "expect", "external", "final", "infix", "inline", "inner",
        "internal", "lateinit", "noinline", "open", "operator", "out", "override", "private", "protected", "public",
        "reified", "sealed", "suspend", "tailrec", "vararg", "it",
    ]
}
