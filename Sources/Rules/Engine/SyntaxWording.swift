import JSONSyntax
import SourceText

/// How a syntax mistake is told to the person who made it.
struct SyntaxWording {
    let message: String

    /// The title of the issue's fix, which says what to do; also shown as help where the parser has no fix.
    let remedy: String?

    /// What else may have been meant; nil when the remedy says it all.
    var help: String?

    /// What is to be seen at the issue's related place.
    var relatedLabel = "opened here"

    private init(_ message: String, _ remedy: String?, help: String? = nil) {
        self.message = message
        self.remedy = remedy
        self.help = help
    }

    init(_ issue: JSONSyntaxIssue, in file: SourceFile) {
        let text = file.shortText(in: issue.range)
        let replacement = issue.fix.flatMap { $0.count == 1 ? $0[0].replacement : nil }
        self =
            switch issue.kind {
            case .trailingComma, .missingComma, .extraComma, .missingColon, .unexpectedColon:
                Self.separator(issue, text, in: file)
            case .missingValue, .missingKey, .bareKey: Self.member(issue, text, in: file)
            case .foreignLiteral, .notFinite, .leadingZero, .leadingPlus, .badNumber:
                Self.literal(issue.kind, text, replacement)
            case .singleQuotedString, .foreignQuotes, .unterminatedString, .missingQuote, .extraQuote, .unescapedQuote,
                .badEscape, .loneSurrogate, .controlCharacter:
                Self.string(issue, text, in: file)
            case .unclosedBracket, .mismatchedBracket: Self.bracket(issue, text, replacement, in: file)
            default: Self.other(issue.kind, text, in: file.bytes[issue.range.clamped(to: 0..<file.bytes.count)])
            }
    }

    private static func separator(_ issue: JSONSyntaxIssue, _ text: String, in file: SourceFile) -> SyntaxWording {
        switch issue.kind {
        case .trailingComma:
            let next = file.bytes[issue.range.upperBound...].first { !$0.isWhiteSpace }
            let what = next == UInt8(ascii: "]") ? "element of the list" : "member of the object"
            return SyntaxWording("trailing comma after the last \(what)", "take the comma out")
        case .extraComma:
            return SyntaxWording("one comma too many", "take the comma out")
        case .missingComma where !issue.range.isEmpty:
            return SyntaxWording("\"\(text)\" stands where a comma separates", "write a comma instead")
        case .missingComma:
            return SyntaxWording("missing comma between this and what follows", "write a comma")
        case .missingColon where !issue.range.isEmpty:
            return SyntaxWording("\"\(text)\" stands between a key and its value", "write a colon instead")
        case .missingColon:
            return SyntaxWording("missing colon between a key and its value", "write a colon")
        default:
            return SyntaxWording(
                "there is a colon where none can be", "take the colon out",
                help: issue.fix == nil ? "only the members of an object have keys and colons" : nil)
        }
    }

    private static func member(_ issue: JSONSyntaxIssue, _ text: String, in file: SourceFile) -> SyntaxWording {
        switch issue.kind {
        case .missingValue:
            let key = file.keyEnding(before: issue.range.lowerBound).map { "the key \($0)" } ?? "a key"
            return SyntaxWording("\(key) has no value", nil, help: "write a value, or take the key out")
        case .missingKey:
            return SyntaxWording(
                "\"\(text)\" has no key", nil, help: "write a key and a colon before it: an object holds nothing else")
        default:
            return SyntaxWording("the key \"\(text)\" is written without quotes", "put the key in quotes")
        }
    }

    private static func literal(
        _ kind: JSONSyntaxIssue.Kind, _ text: String, _ replacement: String?
    ) -> SyntaxWording {
        let remedy = replacement.map { "write \($0)" }
        switch kind {
        case .foreignLiteral: return SyntaxWording("\"\(text)\" is no value in JSON", remedy)
        case .notFinite:
            return SyntaxWording("\"\(text)\" is no number in JSON", remedy, help: "write a number, or null")
        case .leadingZero:
            return SyntaxWording(
                "the number \"\(text)\" begins with a zero", remedy,
                help: "put it in quotes if the zero matters")
        case .leadingPlus: return SyntaxWording("the number \"\(text)\" begins with a plus sign", remedy)
        default: return SyntaxWording("\"\(text)\" is no number as JSON writes it", remedy)
        }
    }

    private static func string(_ issue: JSONSyntaxIssue, _ text: String, in file: SourceFile) -> SyntaxWording {
        switch issue.kind {
        case .singleQuotedString:
            return SyntaxWording("the text \(text) is in single quotes", "put it in double quotes")
        case .foreignQuotes:
            return SyntaxWording(
                "the text \(text) is in quotes that JSON does not know", "put it in plain double quotes")
        case .unterminatedString:
            return SyntaxWording("the text \(text) has no closing quote", nil, help: "write the closing quote")
        case .missingQuote:
            return SyntaxWording("a text has no opening quote", "write the opening quote")
        case .extraQuote:
            return SyntaxWording("one quote too many", "take the quote out")
        case .unescapedQuote:
            return SyntaxWording(
                "a quote inside a text ends it", "write a back-slash before each quote inside the text")
        case .badEscape:
            return SyntaxWording(
                "\"\(text)\" is no escape in JSON", issue.fix.map { Self.escapeRemedy($0) },
                help: issue.fix == nil ? "write \\\\ for a back-slash, \\u and four digits for a character" : nil)
        case .loneSurrogate:
            return SyntaxWording(
                "\"\(text)\" is only half of a character", nil,
                help: "write both halves of the pair, or the character itself")
        default:
            let byte = file.bytes[issue.range].first ?? 0
            return SyntaxWording(
                "there is \(controlName(byte)) inside a text",
                issue.fix?.count == 1 ? "write \(issue.fix?.first?.replacement ?? "")" : "write escapes instead")
        }
    }

    private static func escapeRemedy(_ fix: [TextEdit]) -> String {
        switch fix.first?.replacement {
        case "": "take the back-slash out"
        case let escape? where fix.first?.range.count ?? 0 > 1: "write \(escape)"
        default: "write \\\\ for a back-slash"
        }
    }

    private static func controlName(_ byte: UInt8) -> String {
        switch byte {
        case .tab: "a tab"
        case .lineFeed, .carriageReturn: "a line end"
        default: "the control character \(Unicode.Scalar(byte).codePoint)"
        }
    }

    private static func bracket(
        _ issue: JSONSyntaxIssue, _ text: String, _ replacement: String?, in file: SourceFile
    ) -> SyntaxWording {
        let opening = issue.related.map { file.shortText(in: $0) } ?? ""
        guard issue.kind == .mismatchedBracket else {
            return SyntaxWording(
                "\"\(opening)\" is not closed", replacement.map { "write \($0)" },
                help: issue.fix == nil ? "write the closing bracket" : nil)
        }
        return SyntaxWording("\"\(text)\" can't close \"\(opening)\"", replacement.map { "write \($0)" })
    }

    private static func other(
        _ kind: JSONSyntaxIssue.Kind, _ text: String, in bytes: ArraySlice<UInt8>
    ) -> SyntaxWording {
        switch kind {
        case .comment:
            return SyntaxWording(
                "JSON has no comments", "take the comment out",
                help: "a key such as \"$comment\" can hold a remark")
        case .unclosedComment:
            return SyntaxWording(
                "JSON has no comments", nil,
                help: "take it out; it ends nowhere, so all that follows is lost")
        case .unexpectedSpace:
            let space = String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.codePoint ?? ""
            return SyntaxWording(
                "\(space) looks like a space, but JSON does not take it for one",
                "write a plain space")
        case .bareWord: return SyntaxWording("the text \"\(text)\" is written without quotes", "put it in quotes")
        case .extraBracket: return SyntaxWording("\"\(text)\" closes nothing", "take the bracket out")
        case .strayBytes:
            return SyntaxWording(
                "there is more after the end of the manifest: \"\(text)\"", "take it out",
                help: "take it out, or find the bracket that closes too early")
        case .emptyFile:
            return SyntaxWording("there is nothing in the manifest", nil, help: "write an object: {\"name\": …}")
        case .nestingTooDeep:
            return SyntaxWording(
                "this is nested more than \(JSONLimits.standard.maxDepth) levels deep", nil,
                help: "nothing below it is checked")
        case .fileTooLarge:
            return SyntaxWording(
                "the file is larger than \(JSONLimits.standard.maxBytes >> 20) MiB", nil, help: "it is not checked")
        case .furtherIssues:
            return SyntaxWording(
                "there are more mistakes from here on", nil,
                help: "mend the \(JSONLimits.standard.maxIssues) that are listed first")
        default:
            return SyntaxWording(
                "\"\(text)\" is neither a key nor a value", nil, help: "take it out, or put it in quotes")
        }
    }
}

extension SourceFile {
    /// The text of `range` as far as it fits a message: its first line, cut to 40 bytes.
    fileprivate func shortText(in range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<bytes.count)
        let line = bytes[range].prefix { !$0.isLineEnd }
        guard line.count < range.count || line.count > 40 else { return text(in: range) }
        var end = min(line.endIndex, line.startIndex + 40)
        // A scalar is not cut in two.
        while end < line.endIndex, end < line.startIndex + 44, line[end] & 0xC0 == 0x80 { end += 1 }
        return text(in: line.startIndex..<end) + "…"
    }

    /// The key, in its quotes, that ends before `offset`, with at most a colon and spaces between; nil when it is long.
    fileprivate func keyEnding(before offset: Int) -> String? {
        let before = bytes[..<min(offset, bytes.count)]
        guard let quote = before.lastIndex(where: { !$0.isWhiteSpace && $0 != .colon }), bytes[quote] == .quote,
            let opening = bytes[max(0, quote - 64)..<quote].lastIndex(of: .quote)
        else { return nil }
        return text(in: opening..<quote + 1)
    }
}
