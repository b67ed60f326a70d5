import SourceText

/// The edits that turn other notations into JSON.
extension ByteScanner {
    /// Whether the words around `range` would become one without it.
    func separates(_ range: Range<Int>) -> Bool {
        range.lowerBound > 0 && !isBoundary(range.lowerBound - 1) && !isBoundary(range.upperBound)
    }

    /// The edit that puts a text in quotes; nil when it may be a misspelt literal, or has quotes or back-slashes itself.
    func quoting(_ range: Range<Int>) -> [TextEdit]? {
        let text = text(range)
        guard text.utf8.allSatisfy({ $0 >= .space && $0 != .quote && $0 != .apostrophe && $0 != .backslash }),
            Spelling.suggestion(for: text, among: ["true", "false", "null"]) == nil
        else { return nil }
        return [TextEdit(range, "\"\(text)\"")]
    }

    /// The edit that fixes an unknown escape: an escape of a single quote does without its back-slash, and a back-slash
    /// before anything that is an escape nowhere was meant as such. Nil where another language has such an escape.
    func fixing(_ escape: Range<Int>) -> [TextEdit]? {
        let backslash = escape.lowerBound..<escape.lowerBound + 1
        guard escape.count > 1 else { return nil }
        switch self[backslash.upperBound] {
        case .apostrophe: return [TextEdit(backslash, "")]
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "v"),
            UInt8(ascii: "x"), UInt8(ascii: "U"), UInt8(ascii: "N"):
            return nil
        case 0..<UInt8.space: return [TextEdit(escape, Self.escape(of: self[backslash.upperBound]))]
        default: return [TextEdit(backslash, "\\\\")]
        }
    }

    /// The edits that put the string `range` into `"`; nil when it is long.
    func requoting(_ range: Range<Int>, width: Int) -> [TextEdit]? {
        guard range.count <= 4096 else { return nil }
        let content = range.lowerBound + width..<range.upperBound - width
        var edits = [TextEdit(range.lowerBound..<content.lowerBound, "\"")]
        var offset = content.lowerBound
        while offset < content.upperBound {
            switch self[offset] {
            case .backslash:
                if isClosingQuote(offset + 1, of: range.lowerBound, width: width) {
                    edits.append(TextEdit(offset..<offset + 1, ""))
                }
                offset += 1
            case .quote: edits.append(TextEdit(offset..<offset, "\\"))
            default: break
            }
            offset += 1
        }
        return edits + [TextEdit(content.upperBound..<range.upperBound, "\"")]
    }

    /// Whether everything in `range` can stand in a string as it is, quotes apart.
    func isPlain(_ range: Range<Int>) -> Bool {
        firstInvalid(in: range) == nil && range.allSatisfy { self[$0] >= .space && self[$0] != .backslash }
    }

    /// The edits that escape the quotes in `range`; nil when there is something else in it that is not right as it stands.
    func escapingQuotes(_ range: Range<Int>) -> [TextEdit]? {
        guard isPlain(range) else { return nil }
        return range.filter { self[$0] == .quote }.map { TextEdit($0..<$0, "\\") }
    }

    /// The edits that write the control characters in `range` as escapes; those after a back-slash are left alone.
    func escapingControls(_ range: Range<Int>) -> [TextEdit] {
        var edits: [TextEdit] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if self[offset] < .space { edits.append(TextEdit(offset..<offset + 1, Self.escape(of: self[offset]))) }
            offset += self[offset] == .backslash ? 2 : 1
        }
        return edits
    }

    private static func escape(of control: UInt8) -> String {
        switch control {
        case 0x08: "\\b"
        case 0x0C: "\\f"
        case .lineFeed: "\\n"
        case .carriageReturn: "\\r"
        case .tab: "\\t"
        default: "\\u" + control.hexadecimal(width: 4, uppercase: false)
        }
    }
}
