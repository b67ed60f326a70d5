import SourceText

/// The value of a Swift string literal.
struct SwiftStringLiteral {
    let hashes: Int
    let isMultiline: Bool

    /// The bytes between the delimiters.
    let content: Range<Int>

    /// The parts of a finished literal at `range`; nil when it has no end.
    init?(_ bytes: [UInt8], _ token: Token) {
        guard token.kind == .string, token.isClosed else { return nil }
        let range = token.range
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] != .quote { start += 1 }
        hashes = start - range.lowerBound
        let quoted = start..<range.upperBound - hashes
        isMultiline = Self.isMultiline(bytes[quoted], hashes)
        let width = isMultiline ? 3 : 1
        guard quoted.count >= 2 * width else { return nil }
        content = quoted.lowerBound + width..<quoted.upperBound - width
    }

    /// `""` is an empty literal, `"""…"""` one of several lines; with `#`, three quotes may also be a quote in a line.
    private static func isMultiline(_ quoted: ArraySlice<UInt8>, _ hashes: Int) -> Bool {
        guard quoted.count >= 6, quoted.starts(with: [.quote, .quote, .quote]),
            quoted.suffix(3).allSatisfy({ $0 == .quote })
        else { return false }
        return hashes == 0 || quoted.contains { $0.isLineEnd }
    }

    /// The text the literal stands for; nil when an escape in it means nothing to Swift, or when it has interpolations.
    func value(in bytes: [UInt8]) -> String? {
        var text: [UInt8] = []
        guard isMultiline else {
            guard append(bytes[content], to: &text) else { return nil }
            return String(decoding: text, as: UTF8.self)
        }
        var lines = Self.lines(bytes[content])
        guard lines.count >= 2, lines.removeFirst().allSatisfy(\.isBlank) else { return nil }
        let indentation = lines.removeLast()
        guard indentation.allSatisfy(\.isBlank) else { return nil }
        var isContinued = true
        for line in lines {
            if !isContinued { text.append(.lineFeed) }
            var rest = line
            if rest.starts(with: indentation) {
                rest = rest.dropFirst(indentation.count)
            } else if !rest.allSatisfy(\.isBlank) {
                return nil
            } else {
                rest = []
            }
            isContinued = removeContinuation(&rest)
            guard append(rest, to: &text) else { return nil }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The text that a part of a literal of one line stands for; nil when an escape in it means nothing to Swift.
    func text(of part: Range<Int>, in bytes: [UInt8]) -> String? {
        var text: [UInt8] = []
        return append(bytes[part], to: &text) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Cuts a `\` at the end of a line, which joins it with the next.
    private func removeContinuation(_ line: inout ArraySlice<UInt8>) -> Bool {
        var end = line.endIndex
        while end > line.startIndex, line[end - 1].isBlank { end -= 1 }
        let start = end - hashes - 1
        guard start >= line.startIndex, line[start] == .backslash,
            line[start + 1..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
        else { return false }
        if hashes == 0 {
            var slashes = start
            while slashes > line.startIndex, line[slashes - 1] == .backslash { slashes -= 1 }
            guard (start - slashes).isMultiple(of: 2) else { return false }
        }
        line = line[..<start]
        return true
    }

    private func append(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) -> Bool {
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            guard byte == .backslash,
                line[index...].prefix(hashes).count == hashes,
                line[index...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
            else {
                text.append(byte)
                continue
            }
            index += hashes
            guard index < line.endIndex else { return false }
            let escape = line[index]
            index += 1
            switch escape {
            case UInt8(ascii: "n"): text.append(.lineFeed)
            case UInt8(ascii: "r"): text.append(.carriageReturn)
            case UInt8(ascii: "t"): text.append(.tab)
            case UInt8(ascii: "0"): text.append(0)
            case .quote, .apostrophe, .backslash: text.append(escape)
            case UInt8(ascii: "u"):
                guard let scalar = Self.scalar(line, &index) else { return false }
                text.append(contentsOf: String(Character(scalar)).utf8)
            default: return false
            }
        }
        return true
    }

    /// Reads `{1F600}`.
    private static func scalar(_ line: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
        guard index < line.endIndex, line[index] == UInt8(ascii: "{") else { return nil }
        var value: UInt32 = 0
        var digits = 0
        index += 1
        while index < line.endIndex, let digit = line[index].hexDigitValue, digits < 8 {
            value = value << 4 | UInt32(digit)
            digits += 1
            index += 1
        }
        guard digits > 0, index < line.endIndex, line[index] == UInt8(ascii: "}") else { return nil }
        index += 1
        return Unicode.Scalar(value)
    }

    /// The lines of a text, ended by LF, CRLF or CR; a final line end opens one more.
    private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            let byte = text[index]
            index += 1
            guard byte.isLineEnd else { continue }
            lines.append(text[start..<index - 1])
            if byte == .carriageReturn, index < text.endIndex, text[index] == .lineFeed { index += 1 }
            start = index
        }
        return lines + [text[start...]]
    }
}
