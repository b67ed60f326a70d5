import SourceText

/// The recovery where a quote is missing or one too many, which shows only after the string. Each function reports at
/// most one issue and returns the offset to go on from, or nil when the quotes are not to blame.
extension Parser {
    /// Something other than a colon stands at `offset`, behind a key.
    mutating func mendQuotes(ofKeyBefore offset: Int) -> Int? {
        let key = tape.records[tape.count - 1]
        guard touches(key, offset) else { return nil }
        let content = Int(key.start) + 1..<offset - 1
        if source[offset] == .quote {
            return source[source.skipSpace(offset + 1)] == .colon ? extraQuote(at: offset, next: offset + 1) : nil
        }
        if content.isEmpty {
            step = .key
            takeBack()
            return extraQuote(at: offset - 1, next: offset - 1)
        }
        if content.contains(where: { source[$0] == .colon }) {
            takeBack()
            return unterminated(at: Int(key.start), key.flags, end: content.upperBound)
        }
        return quotedEnd(from: offset, followers: ":").map { unescapedQuotes(upTo: $0) }
    }

    /// Neither a comma nor a bracket stands at `offset`, behind a value.
    mutating func mendQuotes(ofValueBefore offset: Int) -> Int? {
        let value = tape.records[last]
        guard touches(value, offset) else { return nil }
        let content = Int(value.start) + 1..<offset - 1
        if source[offset] == .quote {
            let next = source.skipSpace(offset + 1)
            let isLast = next >= source.count || ",]}".utf8.contains(source[next]) || source.isLineEnd(offset + 1)
            return isLast ? extraQuote(at: offset, next: offset + 1) : nil
        }
        if content.isEmpty, nextQuote(from: offset).map({ isQuote($0, before: ",]}") }) ?? false {
            step = isInObject ? .value : .element
            takeBack()
            return extraQuote(at: offset - 1, next: offset - 1)
        }
        // A comma right before the quote is rather what had to follow the string, and the quote opens the next one.
        if let end = content.last(where: { source[$0] > .space }), source[end] == .comma,
            nextQuote(from: offset).map({ isQuote($0, before: ",:]}") }) ?? false
        {
            takeBack()
            return unterminated(at: Int(value.start), value.flags, end: content.upperBound)
        }
        return quotedEnd(from: offset, followers: ",]}").map { unescapedQuotes(upTo: $0) }
    }

    /// Reads a string at `offset` whose opening quote is missing.
    mutating func unopenedString(at offset: Int, _ flags: TapeRecord.Flags) -> Int? {
        guard startsName(offset) else { return nil }
        var quote = offset
        while !source.isBoundary(quote) || source[quote] == .space { quote += 1 }
        guard source[quote] == .quote, source[quote - 1] != .space,
            isQuote(quote, before: flags.contains(.key) ? ":" : ",]}"), source.isPlain(offset..<quote)
        else { return nil }
        issues.report(.missingQuote, offset..<offset, fix: [TextEdit(offset..<offset, "\"")])
        add(.string, flags, offset, quote + 1)
        return quote + 1
    }

    /// Whether `string` is one in quotes that ends at `offset`, where there is no boundary, or another quote.
    private func touches(_ string: TapeRecord, _ offset: Int) -> Bool {
        string.kind == .string && Int(string.end) == offset && source[Int(string.start)] == .quote
            && !string.flags.contains(.unterminated) && (source[offset] == .quote || !source.isBoundary(offset))
    }

    /// Takes back the string that was read last.
    private mutating func takeBack() {
        tape.removeLast()
        ordinal &-= 1
    }

    private mutating func extraQuote(at quote: Int, next: Int) -> Int {
        issues.report(.extraQuote, quote..<quote + 1, fix: [TextEdit(quote..<quote + 1, "")])
        return next
    }

    /// The next quote from `offset` on in the line that no back-slash stands before.
    private mutating func nextQuote(from offset: Int) -> Int? {
        var quote = offset
        while quote < source.count, !source.isLineEnd(quote) {
            lookahead -= 1
            guard lookahead > 0 else { return nil }
            if source[quote] == .quote { return quote }
            quote += source[quote] == .backslash ? 2 : 1
        }
        return nil
    }

    /// Whether one of `followers` comes after the quote, or, unless a colon has to, the end of the file.
    private func isQuote(_ quote: Int, before followers: StaticString) -> Bool {
        let next = source.skipSpace(quote + 1)
        guard next < source.count else { return !followers.contains(.colon) }
        return followers.contains(source[next])
    }

    /// The end of a string that seemed to end before `offset` and goes on to another quote in its line, the first that
    /// one of `followers` comes after; nil when there is none before a quote that ends a key.
    private mutating func quotedEnd(from offset: Int, followers: StaticString) -> Int? {
        var from = offset
        while let quote = nextQuote(from: from) {
            if isQuote(quote, before: followers) { return quote + 1 }
            if isQuote(quote, before: ":") { return nil }
            from = quote + 1
        }
        return nil
    }

    /// Takes the string read last up to `end`, with the quotes inside it.
    private mutating func unescapedQuotes(upTo end: Int) -> Int {
        let index = tape.count - 1
        let first = Int(tape.records[index].end) - 1
        let source = source
        issues.report(.unescapedQuote, first..<first + 1, fix: source.escapingQuotes(first..<end - 1))
        tape.records[index].end = UInt32(truncatingIfNeeded: end)
        tape.records[index].insert(.incomplete)
        loseSomething()
        return end
    }
}

extension StaticString {
    fileprivate func contains(_ byte: UInt8) -> Bool {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount).contains(byte)
    }
}
