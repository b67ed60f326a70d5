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
            case .backslash where source.isLineEnd(offset + 1):
                flags.formUnion([.escaped, .incomplete])
                guard goesOn(at: offset + 1, in: start, until: &goesOnTo) else {
                    return unterminated(at: start, flags, end: offset + 1)
                }
                let end = offset + (source.starts(with: "\r\n", at: offset + 1) ? 3 : 2)
                issues.report(.badEscape, offset..<end, fix: [TextEdit(offset..<end, "")])
                offset = end
            case .backslash: offset = escape(at: offset, in: start, &flags)
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
                if source.isLineEnd(offset), !goesOn(at: offset, in: start, until: &goesOnTo) {
                    return unterminated(at: start, flags, end: offset)
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
    mutating func unterminated(at start: Int, _ flags: TapeRecord.Flags, end: Int) -> Int {
        let content = start + source.quoteWidth(start)
        var end = source.trimmedEnd(end, from: content)
        if flags.contains(.key), let colon = (content..<end).first(where: { source[$0] == .colon }) {
            end = source.trimmedEnd(colon, from: content)
        } else {
            // The comma and the brackets at the end are more likely those that had to follow.
            if end > content, source[end - 1] == .comma { end = source.trimmedEnd(end - 1, from: content) }
            end = endWithoutBrackets(end, from: content)
        }
        issues.report(.unterminatedString, start..<end)
        add(.string, flags.union([.unterminated, .incomplete]), start, end)
        loseSomething()
        return end
    }

    /// The end of the bytes from `start` to `end` without the brackets at their end that close what is open.
    private func endWithoutBrackets(_ end: Int, from start: Int) -> Int {
        var ends = [end]
        while ends.count <= 8, let last = ends.last, last > start, "]}".utf8.contains(source[last - 1]) {
            ends.append(source.trimmedEnd(last - 1, from: start))
        }
        return ends.reversed().first { candidate in
            var enclosing = container
            for last in ends.reversed() where last > candidate {
                guard enclosing != TapeRecord.none, source[last - 1] == closingBracket(of: enclosing) else {
                    return false
                }
                enclosing = tape.records[Int(enclosing)].parent
            }
            return true
        } ?? end
    }

    /// Whether the string that starts at `start` goes on over the line end at `offset`: a quote follows, and it does not
    /// look like one that opens another string. `known` is how far that is settled.
    private mutating func goesOn(at offset: Int, in start: Int, until known: inout Int) -> Bool {
        guard offset >= known else { return true }
        let width = source.quoteWidth(start)
        var quote = offset
        while quote < source.count, !source.isClosingQuote(quote, of: start, width: width) {
            quote += source[quote] == .backslash ? 2 : 1
            lookahead -= 1
            guard lookahead > 0 else { return false }
        }
        known = quote
        let next = source.skipSpace(quote + width)
        return quote < source.count && (next >= source.count || ",:]}".utf8.contains(source[next]))
    }

    /// Passes the back-slash at `offset` and what belongs to it.
    private mutating func escape(at offset: Int, in start: Int, _ flags: inout TapeRecord.Flags) -> Int {
        let source = source
        flags.insert(.escaped)
        let next = source[offset + 1]
        if StringEscapes.simple(next) != nil { return offset + 2 }
        let width = source.quoteWidth(start)
        if source.isClosingQuote(offset + 1, of: start, width: width) { return offset + 1 + width }
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
        // The string ends here; that is reported.
        guard offset + 1 < source.count else { return offset + 1 }
        // Bytes that are not UTF-8 are reported as such.
        let end = offset + 1 + source.utf8Length(offset + 1)
        issues.report(.badEscape, offset..<end, fix: source.fixing(offset..<end))
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
