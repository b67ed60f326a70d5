import JSONSyntax
import SourceText

/// The words for a syntax mistake.
struct SyntaxWording {
    let message: String

    /// The title of the issue's fix, which names what to do; also shown as help where the parser has no fix.
    let remedy: String?

    /// What else may have been meant; nil when the remedy is enough.
    var help: String?

    /// What is to be seen at the issue's related place.
    static let relatedLabel = "opened here"

    private init(_ message: String, _ remedy: String? = nil, help: String? = nil) {
        self.message = message
        self.remedy = remedy
        self.help = help
    }

    init(_ issue: JSONSyntaxIssue, in file: SourceFile) {
        let text = file.shortText(in: issue.range)
        let replacement = issue.fix.flatMap { $0.count == 1 ? $0[0].replacement : nil }
        let write = replacement.map { "write \($0)" }
        self =
            switch issue.kind {
            case .trailingComma: Self.trailingComma(issue, in: file)
            case .extraComma: Self("one comma too many", "remove the comma")
            case .missingComma where issue.range.isEmpty:
                Self("missing comma between this and what follows", "write a comma")
            case .missingComma: Self("\"\(text)\" in place of a comma", "write a comma instead")
            case .missingColon where issue.range.isEmpty:
                Self("missing colon between a key and its value", "write a colon")
            case .missingColon: Self("\"\(text)\" between a key and its value", "write a colon instead")
            case .unexpectedColon:
                Self(
                    "a colon in a place where none can be", "remove the colon",
                    help: issue.fix == nil ? "only the members of an object have keys and colons" : nil)
            case .missingValue: Self.missingValue(issue, in: file)
            case .missingKey: Self("\"\(text)\" has no key", help: "write a key and a colon before it")
            case .bareKey: Self("the key \"\(text)\" is written without quotes", "put the key in quotes")
            case .comment:
                Self(
                    "JSON has no comments", "remove the comment",
                    help: "remove the comment, or write it as the value of a key \"$comment\"")
            case .unclosedComment:
                Self("JSON has no comments", help: "remove the comment; it is not closed, so all that follows is lost")
            case .unexpectedSpace:
                Self(
                    "\(file.codePoint(in: issue.range)) looks like a space and is not one in JSON",
                    "write a plain space")
            case .bareWord: Self("the string \"\(text)\" is written without quotes", "put it in quotes")
            case .unexpectedText:
                Self("\"\(text)\" is neither a key nor a value", help: "remove it, or put it in quotes")
            case .foreignLiteral: Self("\"\(text)\" is not a value in JSON", write)
            case .notFinite: Self("\"\(text)\" is not a number in JSON", write, help: "write a number, or null")
            case .leadingZero:
                Self("the number \"\(text)\" begins with a zero", write, help: "put it in quotes if the zero matters")
            case .leadingPlus: Self("the number \"\(text)\" begins with a plus sign", write)
            case .badNumber: Self("\"\(text)\" is not a number as JSON writes it", write)
            case .singleQuotedString: Self("the string \(text) is in single quotes", "put it in double quotes")
            case .foreignQuotes:
                Self("the string \(text) is in quotes that JSON does not know", "put it in plain double quotes")
            case .unterminatedString: Self("the string \(text) has no closing quote", help: "write the closing quote")
            case .missingQuote: Self("a string has no opening quote", "write the opening quote")
            case .extraQuote: Self("one quote too many", "remove the quote")
            case .unescapedQuote:
                Self("a quote inside a string ends it", "write a backslash before each quote inside the string")
            case .badEscape: Self.badEscape(issue, text)
            case .loneSurrogate:
                Self(
                    "\"\(text)\" is only half of a character",
                    help: "write both halves of the pair, or the character itself")
            case .controlCharacter:
                Self(
                    "\(file.controlName(at: issue.range.lowerBound)) inside a string", write ?? "write escapes instead")
            case .unclosedBracket:
                Self(
                    "\"\(file.shortText(in: issue.related ?? 0..<0))\" is not closed", write,
                    help: issue.fix == nil ? "write the closing bracket" : nil)
            case .mismatchedBracket:
                Self("\"\(text)\" cannot close \"\(file.shortText(in: issue.related ?? 0..<0))\"", write)
            case .extraBracket: Self("\"\(text)\" closes nothing", "remove the bracket")
            case .strayBytes:
                Self(
                    "text after the end of the manifest: \"\(text)\"", "remove it",
                    help: "remove it, or find the bracket that closes too early")
            case .emptyFile: Self("the manifest is empty", help: "write an object: {\"name\": …}")
            case .nestingTooDeep:
                Self(
                    "nested more than \(JSONLimits.standard.maxDepth) levels deep",
                    help: "nest it less; nothing below it is checked")
            case .fileTooLarge:
                Self(
                    "the file is larger than \(JSONLimits.standard.maxBytes >> 20) MiB",
                    help: "make it smaller; it is not checked")
            case .furtherIssues:
                Self(
                    "there are more mistakes from here on",
                    help: "fix the \(JSONLimits.standard.maxIssues) that are listed first")
            case .invalidUTF8, .utf16, .utf32: Self("the file is not UTF-8", help: "save the file as UTF-8")
            }
    }

    private static func trailingComma(_ issue: JSONSyntaxIssue, in file: SourceFile) -> SyntaxWording {
        let next = file.bytes[issue.range.upperBound...].first { !$0.isWhiteSpace }
        let what = next == UInt8(ascii: "]") ? "element of the list" : "member of the object"
        return SyntaxWording("trailing comma after the last \(what)", "remove the comma")
    }

    private static func missingValue(_ issue: JSONSyntaxIssue, in file: SourceFile) -> SyntaxWording {
        let key = file.keyEnding(before: issue.range.lowerBound).map { "the key \($0)" } ?? "a key"
        return SyntaxWording("\(key) has no value", help: "write a value, or remove the key")
    }

    private static func badEscape(_ issue: JSONSyntaxIssue, _ text: String) -> SyntaxWording {
        let message = "\"\(text)\" is not an escape in JSON"
        guard let edit = issue.fix?.first else {
            return SyntaxWording(message, help: "write \\\\ for a backslash, \\u and four digits for a character")
        }
        if edit.replacement.isEmpty { return SyntaxWording(message, "remove the backslash") }
        return SyntaxWording(message, edit.range.count > 1 ? "write \(edit.replacement)" : "write \\\\ for a backslash")
    }
}

extension SourceFile {
    /// The text of `range` as far as it fits a message: its first line, cut to 40 scalars.
    fileprivate func shortText(in range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        let line = bytes[range].prefix { !$0.isLineEnd }
        let text = text(in: line.startIndex..<min(line.endIndex, line.startIndex + 200)).cut(to: 40)
        return line.count == range.count || text.hasSuffix("…") ? text : text + "…"
    }

    /// The key, in its quotes, that ends before `offset`, with at most a colon and spaces between; nil when it is long.
    fileprivate func keyEnding(before offset: Int) -> String? {
        let before = bytes[..<min(offset, bytes.count)]
        guard let quote = before.lastIndex(where: { !$0.isWhiteSpace && $0 != .colon }), bytes[quote] == .quote,
            let opening = bytes[max(0, quote - 64)..<quote].lastIndex(of: .quote)
        else { return nil }
        return text(in: opening..<quote + 1)
    }

    /// The words for the control character at `offset`.
    fileprivate func controlName(at offset: Int) -> String {
        switch offset < bytes.count ? bytes[offset] : 0 {
        case .tab: "a tab"
        case .lineFeed, .carriageReturn: "a line end"
        case let byte: "the control character \(Unicode.Scalar(byte).codePoint)"
        }
    }

    /// The first scalar of `range`, such as `U+00A0`.
    fileprivate func codePoint(in range: Range<Int>) -> String {
        text(in: range).unicodeScalars.first?.codePoint ?? ""
    }
}
