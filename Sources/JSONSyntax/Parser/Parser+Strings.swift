import SourceText

extension Parser {
    /// Reads the string at `start`, where a `"` stands.
    @inline(__always)
    mutating func string(at start: Int, _ flags: TapeRecord.Flags) -> Int {
        let end = source.plainEnd(start &+ 1)
        guard source[end] == .quote else { return oddString(at: start, flags, from: end) }
        add(.string, flags, start, end &+ 1)
        return end &+ 1
    }

    /// Reads on, from `from`, in the string that the quote at `start`, of any sort, opens.
    @inline(never)
    mutating func oddString(at start: Int, _ flags: TapeRecord.Flags, from: Int) -> Int {
        let source = source
        let width = source.quoteWidth(start)
        let isPlain = source[start] == .quote
        var flags = flags
        var offset = from
        var controls = 0
        var firstControl = 0
        // Up to here the string is known to go on, over the ends of lines.
        var goesOnTo = start
        while true {
            if isPlain { offset = source.plainEnd(offset) }
            guard offset < source.count else {
                isTruncated = true
                return unterminated(at: start, flags, end: offset)
            }
            if source.isClosingQuote(offset, of: start, width: width) { break }
            switch source[offset] {
            case .backslash:
                offset = escape(at: offset, in: start, &flags)
            case 0x80...:
                let length = source.utf8Length(offset)
                if length == 0 {
                    let end = source.invalidEnd(offset)
                    issues.report(.invalidUTF8, offset..<end)
                    flags.insert(.incomplete)
                    offset = end
                }
                offset += length
            case 0..<UInt8.space:
                if source.isLineEnd(offset), offset >= goesOnTo {
                    guard let next = closingQuote(after: offset, of: start, width: width) else {
                        return unterminated(at: start, flags, end: offset)
                    }
                    goesOnTo = next
                }
                if controls == 0 { firstControl = offset }
                controls += 1
                offset += 1
            default: offset += 1
            }
        }
        let end = offset + width
        if !isPlain {
            issues.report(
                source[start] == .apostrophe ? .singleQuotedString : .foreignQuotes, start..<end,
                fix: source.requoting(start..<end, width: width))
        }
        if controls > 0 {
            issues.report(
                .controlCharacter, firstControl..<firstControl + 1,
                fix: controls > 64 ? nil : source.escapingControls(firstControl..<offset))
        }
        if flags.contains(.incomplete) { loseSomething() }
        add(.string, flags, start, end)
        return end
    }

    /// Adds a string without a closing quote, of which everything up to `end` can be part.
    private mutating func unterminated(at start: Int, _ flags: TapeRecord.Flags, end: Int) -> Int {
        let content = start + source.quoteWidth(start)
        var end = source.trimmedEnd(end, from: content)
        if flags.contains(.key), let colon = (content..<end).first(where: { source[$0] == .colon }) {
            end = source.trimmedEnd(colon, from: content)
        } else if end > content {
            // The comma and the brackets at the end are more likely those that had to follow.
            var enclosing = container
            if source[end - 1] == .comma { end = source.trimmedEnd(end - 1, from: content) }
            while end > content, enclosing != TapeRecord.none, source[end - 1] == closingBracket(of: enclosing) {
                end = source.trimmedEnd(end - 1, from: content)
                enclosing = tape.records[Int(enclosing)].parent
            }
        }
        issues.report(.unterminatedString, start..<end)
        add(.string, flags.union([.unterminated, .incomplete]), start, end)
        loseSomething()
        return end
    }

    /// The quote that closes a string which goes on over the line end at `offset`; nil when the line rather ends the
    /// string, because no quote follows, or one that opens another string.
    private mutating func closingQuote(after offset: Int, of start: Int, width: Int) -> Int? {
        var quote = offset
        while quote < source.count, !source.isClosingQuote(quote, of: start, width: width) {
            quote += source[quote] == .backslash ? 2 : 1
            lookahead -= 1
            guard lookahead > 0 else { return nil }
        }
        guard quote < source.count else { return nil }
        let next = source.skipSpace(quote + width)
        return next >= source.count || ",:]}".utf8.contains(source[next]) ? quote : nil
    }

    /// Passes the back-slash at `offset` and what belongs to it.
    private mutating func escape(at offset: Int, in start: Int, _ flags: inout TapeRecord.Flags) -> Int {
        let source = source
        flags.insert(.escaped)
        let next = source[offset + 1]
        if StringEscapes.simple(next) != nil { return offset + 2 }
        if next == source[start] { return offset + 2 }
        if next == UInt8(ascii: "u") {
            guard let unit = unit(at: offset) else {
                flags.insert(.incomplete)
                let digits = (offset + 2..<offset + 6).prefix { source[$0].hexDigitValue != nil }.count
                issues.report(.badEscape, offset..<offset + 2 + digits)
                return offset + 2 + digits
            }
            if unit & 0xF800 != 0xD800 { return offset + 6 }
            if unit < 0xDC00, let second = self.unit(at: offset + 6), second & 0xFC00 == 0xDC00 { return offset + 12 }
            flags.insert(.incomplete)
            issues.report(.loneSurrogate, offset..<offset + 6)
            return offset + 6
        }
        flags.insert(.incomplete)
        // A control character is reported as such, and bytes that are not UTF-8 too.
        let length = next < .space ? 0 : source.utf8Length(offset + 1)
        let end = offset + 1 + length
        issues.report(.badEscape, offset..<end, fix: source.mending(offset..<end))
        return end
    }

    /// The UTF-16 unit that a `\u` escape at `offset` writes; nil when there is none.
    private func unit(at offset: Int) -> UInt32? {
        guard source[offset] == .backslash, source[offset + 1] == UInt8(ascii: "u") else { return nil }
        var value: UInt32 = 0
        for index in offset + 2..<offset + 6 {
            guard let digit = source[index].hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

}
