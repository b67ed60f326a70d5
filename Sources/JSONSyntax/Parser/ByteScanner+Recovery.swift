import SourceText

/// The scans that are needed only where something is wrong.
extension ByteScanner {
    /// The end of a comment that starts at `start` (`//`, `/*` or `#`) and whether it is closed; nil when none starts
    /// there. A line comment ends before its line end.
    func comment(at start: Int) -> (end: Int, isClosed: Bool)? {
        if self[start] == UInt8(ascii: "#") || startsComment(start) && self[start + 1] == .slash {
            return (lineEnd(start), true)
        }
        guard startsComment(start) else { return nil }
        var offset = start + 2
        while offset < count {
            if base[offset] == UInt8(ascii: "*"), self[offset + 1] == .slash { return (offset + 2, true) }
            offset += 1
        }
        return (count, false)
    }

    /// The offset of the next line end from `start` on, or `count`.
    func lineEnd(_ start: Int) -> Int {
        var offset = start
        while offset < count, !isLineEnd(offset) { offset += 1 }
        return offset
    }

    func isLineEnd(_ offset: Int) -> Bool {
        self[offset].isLineEnd
    }

    /// Where the line of `offset` starts, and where the spaces and tabs at its start end, at `offset` at the latest.
    func indentation(_ offset: Int) -> (line: Int, end: Int) {
        var line = offset
        while line > 0, !isLineEnd(line - 1) { line -= 1 }
        var end = line
        while end < offset, base[end].isBlank { end += 1 }
        return (line, end)
    }

    /// The end of a character at `start` that is taken for a space and is none in JSON: a form feed, a vertical tab,
    /// U+00A0, U+1680, U+2000…U+200D, U+2028, U+2029, U+202F, U+205F, U+2060, U+3000 or U+FEFF; nil for anything else.
    func foreignSpaceEnd(_ start: Int) -> Int? {
        switch self[start] {
        case 0x0B, 0x0C: return start + 1
        case 0xC2: return self[start + 1] == 0xA0 ? start + 2 : nil
        case 0xE1: return self[start + 1] == 0x9A && self[start + 2] == 0x80 ? start + 3 : nil
        case 0xE2:
            switch (self[start + 1], self[start + 2]) {
            case (0x80, 0x80...0x8D), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F), (0x81, 0xA0):
                return start + 3
            default: return nil
            }
        case 0xE3: return self[start + 1] == 0x80 && self[start + 2] == 0x80 ? start + 3 : nil
        case 0xEF: return self[start + 1] == 0xBB && self[start + 2] == 0xBF ? start + 3 : nil
        default: return nil
        }
    }

    /// The first offset from `start` on that is neither space of any kind nor comment.
    func skipTrivia(_ start: Int) -> Int {
        var offset = start
        while true {
            offset = skipSpace(offset)
            guard let end = foreignSpaceEnd(offset) ?? comment(at: offset)?.end else { return offset }
            offset = end
        }
    }

    /// The end of the bytes before `end`, not before `start`, without the white space at their end.
    func trimmedEnd(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, base[end - 1].isWhiteSpace { end -= 1 }
        return end
    }

    /// How many bytes the quote at `offset` takes: 1 for `"`, `'` and a back-tick, 3 for a typographic one
    /// (U+2018…U+201F), 0 for anything else.
    func quoteWidth(_ offset: Int) -> Int {
        switch self[offset] {
        case .quote, .apostrophe, UInt8(ascii: "`"): 1
        case 0xE2: self[offset + 1] == 0x80 && 0x98...0x9F ~= self[offset + 2] ? 3 : 0
        default: 0
        }
    }

    /// Whether the quote at `offset` closes a string that a quote of `width` bytes at `opening` opened.
    @inline(__always)
    func isClosingQuote(_ offset: Int, of opening: Int, width: Int) -> Bool {
        width == 1 ? self[offset] == base[opening] : quoteWidth(offset) == 3
    }

    /// The end of the string whose opening quote, of any sort, is at `start`; nil when its line or the file ends first.
    func stringEnd(_ start: Int) -> Int? {
        let width = quoteWidth(start)
        var offset = start + width
        while offset < count, !isLineEnd(offset) {
            if isClosingQuote(offset, of: start, width: width) { return offset + width }
            offset += base[offset] == .backslash && !isLineEnd(offset + 1) ? 2 : 1
        }
        return nil
    }

    /// The end of the word at `start`, which may be `start` itself. A `://` goes on to the end of the address.
    func wordEnd(_ start: Int) -> Int {
        var offset = start
        while !isBoundary(offset) { offset += 1 }
        guard offset > start, self[offset] == .colon, self[offset + 1] == .slash, self[offset + 2] == .slash else {
            return offset
        }
        offset += 3
        while offset < count, base[offset] == .slash || base[offset] == .colon || !isBoundary(offset) { offset += 1 }
        return offset
    }

    /// The end of the key that the words from `start` on make, when a colon or an equals sign follows them on the line.
    func bareKeyEnd(_ start: Int) -> Int? {
        var offset = start
        while true {
            let word = offset
            while !isBoundary(offset), self[offset] != UInt8(ascii: "=") { offset += 1 }
            let end = offset
            guard end > word else { return nil }
            while self[offset].isBlank { offset += 1 }
            if isKeySign(offset) { return end }
        }
    }

    /// Whether what stands at `offset` separates a key from its value, in JSON or elsewhere.
    func isKeySign(_ offset: Int) -> Bool {
        self[offset] == .colon || self[offset] == UInt8(ascii: "=")
    }

    /// Whether a key starts at `start`: a string, in quotes of any sort, or words, and then a colon.
    func isKey(_ start: Int) -> Bool {
        guard quoteWidth(start) > 0 else { return bareKeyEnd(start) != nil }
        return stringEnd(start).map { isKeySign(skipTrivia($0)) } ?? false
    }

    /// Whether an array, an object, a number, a literal or a string, in quotes of any sort, starts at `start`.
    func startsValue(_ start: Int) -> Bool {
        switch self[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            if quoteWidth(start) > 0 { return true }
            return ["true", "false", "null"].contains {
                starts(with: $0, at: start) && isBoundary(start + $0.utf8CodeUnitCount)
            }
        }
    }

    /// Whether a value starts at `start` that is not a key.
    func isValue(_ start: Int) -> Bool {
        startsValue(start) && !isKey(start)
    }

    /// The end of what can't be read from `start` on: the next comma, closing bracket or comment, the start of a
    /// member, or a line end that a quote follows. Strings and brackets in it are passed as wholes.
    func junkEnd(_ start: Int) -> Int {
        var offset = start
        while offset < count {
            switch base[offset] {
            case .comma, UInt8(ascii: "]"), UInt8(ascii: "}"): return offset
            case UInt8(ascii: "["), UInt8(ascii: "{"): offset = bracketEnd(offset).end
            case .lineFeed, .carriageReturn:
                let next = skipSpace(offset)
                if self[next] == .quote { return offset }
                offset = next
            case .slash where startsComment(offset), UInt8(ascii: "#"): return offset
            case .quote, .apostrophe:
                if offset > start, isKey(offset) { return offset }
                offset = stringEnd(offset) ?? lineEnd(offset)
            default: offset += 1
            }
        }
        return count
    }

    /// The end of the array or object that opens at `start`, whatever is in it, and whether it is closed.
    func bracketEnd(_ start: Int) -> (end: Int, isClosed: Bool) {
        var depth = 0
        var offset = start
        while offset < count {
            switch base[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return (offset + 1, true) }
            case .quote:
                offset = stringEnd(offset) ?? lineEnd(offset)
                continue
            default: break
            }
            offset += 1
        }
        return (count, false)
    }

    /// How many bytes the UTF-8 sequence at `offset` takes; 0 when it is none.
    @inline(__always)
    func utf8Length(_ offset: Int) -> Int {
        let second: ClosedRange<UInt8>
        let length: Int
        switch self[offset] {
        case 0...0x7F: return offset < count ? 1 : 0
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: return 0
        }
        guard second ~= self[offset &+ 1] else { return 0 }
        for index in 2..<4 where index < length && self[offset &+ index] & 0xC0 != 0x80 { return 0 }
        return length
    }

    /// The end of the bytes from `start` on that are not UTF-8; `start` when there are none right there.
    func invalidEnd(_ start: Int) -> Int {
        var offset = start
        while offset < count, utf8Length(offset) == 0 { offset += 1 }
        return offset
    }

    /// The first bytes in `range` that are not UTF-8; nil when there are none.
    func firstInvalid(in range: Range<Int>) -> Range<Int>? {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let length = utf8Length(offset)
            if length == 0 { return offset..<min(invalidEnd(offset), range.upperBound) }
            offset += length
        }
        return nil
    }

    /// How many more brackets are closed than opened from `start` on, whatever their kind.
    func surplusOfClosingBrackets(_ start: Int) -> Int {
        var surplus = 0
        var offset = start
        while offset < count {
            switch base[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): surplus -= 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): surplus += 1
            case .quote:
                offset = stringEnd(offset) ?? lineEnd(offset)
                continue
            default: break
            }
            offset += 1
        }
        return surplus
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
    }
}
