import SourceText

/// The recovery where `run` meets something that JSON does not allow, except brackets and quotes. Each function reports
/// at most one issue, sets `step`, and returns the offset to go on from.
extension Parser {
    // MARK: Values

    @inline(never)
    mutating func oddValue(at offset: Int) -> Int {
        if let next = pass(offset) { return next }
        switch source[offset] {
        case .comma where step == .value, UInt8(ascii: "]") where step == .value,
            UInt8(ascii: "}") where step == .value:
            return missingValue(at: offset)
        case .comma: return extraCommas(at: offset)
        case UInt8(ascii: "]") where step == .element: return trailingComma(before: offset)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return wrongBracket(at: offset)
        case .colon:
            issues.report(.unexpectedColon, offset..<offset + 1, fix: [TextEdit(offset..<offset + 1, "")])
            return offset + 1
        default:
            step = .separator
            return oddScalar(at: offset)
        }
    }

    /// A key without a value. What stands at `offset` belongs to the object.
    private mutating func missingValue(at offset: Int) -> Int {
        let end = step == .value ? lastColon + 1 : Int(tape.records[tape.count - 1].end)
        issues.report(.missingValue, end..<end)
        addAbsent(at: end)
        step = .separator
        return offset
    }

    mutating func addAbsent(at offset: Int) {
        add(.absent, .incomplete, offset, offset)
        loseSomething()
    }

    // MARK: Keys

    @inline(never)
    mutating func oddKey(at offset: Int) -> Int {
        if let next = pass(offset) { return next }
        switch source[offset] {
        case .comma: return extraCommas(at: offset)
        case UInt8(ascii: "}"): return trailingComma(before: offset)
        case UInt8(ascii: "]"): return wrongBracket(at: offset)
        case .colon: return junk(.missingKey, offset..<offset + 1)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if closeObjectBeforeElement(at: offset) { return offset }
            return junk(.missingKey, offset..<offset + 1, from: offset)
        default: break
        }
        let width = source.quoteWidth(offset)
        if width > 0 {
            step = .colon
            return oddString(at: offset, .key, from: offset + width)
        }
        guard let end = source.bareKeyEnd(offset) else {
            if let next = unopenedString(at: offset, .key) {
                step = .colon
                return next
            }
            return source.isValue(offset) ? junk(.missingKey, from: offset) : junk(.unexpectedText, from: offset)
        }
        if let invalid = source.firstInvalid(in: offset..<end) {
            issues.report(.invalidUTF8, invalid)
        } else {
            let text = source.text(offset..<end)
            issues.report(
                .bareKey, offset..<end,
                fix: text.utf8.contains(.backslash) ? nil : [TextEdit(offset..<end, "\"\(text)\"")])
        }
        add(.string, .key, offset, end)
        step = .colon
        return end
    }

    @inline(never)
    mutating func oddColon(at offset: Int) -> Int {
        if let next = pass(offset) { return next }
        if let next = mendQuotes(ofKeyBefore: offset) { return next }
        let keyEnd = Int(tape.records[tape.count - 1].end)
        switch source[offset] {
        case UInt8(ascii: "="):
            let end = offset + (source[offset + 1] == UInt8(ascii: ">") ? 2 : 1)
            return missingColon(offset..<end, next: end)
        case .comma where source.isValue(source.skipTrivia(offset + 1)):
            return missingColon(offset..<offset + 1, next: offset + 1)
        case .comma, UInt8(ascii: "]"), UInt8(ascii: "}"): return missingValue(at: offset)
        default: break
        }
        if source.isKey(offset) {
            _ = missingValue(at: offset)
            step = .key
            return offset
        }
        if source.isValue(offset) || source.quoteWidth(offset) > 0 {
            return missingColon(keyEnd..<keyEnd, next: offset)
        }
        addAbsent(at: keyEnd)
        return junk(.unexpectedText, from: offset)
    }

    /// A key that something else than a colon follows, or only the value, which starts at or after `next`.
    private mutating func missingColon(_ range: Range<Int>, next: Int) -> Int {
        issues.report(.missingColon, range, fix: [TextEdit(range, ":")])
        lastColon = next - 1
        step = .value
        return next
    }

    // MARK: Separators

    @inline(never)
    mutating func oddSeparator(at offset: Int) -> Int {
        if let next = pass(offset) { return next }
        switch source[offset] {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return wrongBracket(at: offset)
        case .colon: return oddColonAfterValue(at: offset)
        case UInt8(ascii: ";"):
            let range = offset..<offset + 1
            issues.report(.missingComma, range, fix: [TextEdit(range, ",")])
            lastComma = offset
            step = isInObject ? .key : .element
            return offset + 1
        default: break
        }
        let before = tape.records[last]
        if let next = mendQuotes(ofValueBefore: offset) { return next }
        if isInObject ? source.isKey(offset) : source.startsValue(offset) {
            // A line that ends a string took the comma with it, and what can't be read may have been one.
            if !before.flags.contains(.unterminated), last != Int(container) {
                let end = Int(before.end)
                issues.report(.missingComma, end..<end, fix: [TextEdit(end..<end, ",")])
            }
            step = isInObject ? .key : .element
            return offset
        }
        tape.records[last].insert(.incomplete)
        return junk(.unexpectedText, from: offset)
    }

    /// A colon after a value: in an array in place of a comma, in an object because the value before is in fact a key.
    private mutating func oddColonAfterValue(at offset: Int) -> Int {
        let value = tape.records[last]
        guard isInObject else {
            if let next = closeArrayBeforeMember(at: offset) { return next }
            // As often as not, every element of such an array has one.
            if colonArray != container { issues.report(.unexpectedColon, offset..<offset + 1) }
            colonArray = container
            loseSomething()
            step = .element
            return offset + 1
        }
        if value.kind == .string, last == tape.count - 1,
            (lastColon..<Int(value.start)).contains(where: source.isLineEnd)
        {
            let end = lastColon + 1
            issues.report(.missingValue, end..<end)
            loseSomething()
            tape.removeLast()
            addAbsent(at: end)
            add(.string, value.flags.union(.key), Int(value.start), Int(value.end))
            return self.colon(at: offset)
        }
        return junk(.unexpectedColon, offset..<offset + 1)
    }

    /// A comma where a member or element should be, and those that follow it.
    private mutating func extraCommas(at offset: Int) -> Int {
        var end = offset + 1
        var next = source.skipSpace(end)
        while source[next] == .comma {
            end = next + 1
            next = source.skipSpace(end)
        }
        let isFirst = step == .firstKey || step == .firstElement
        let extra = TextEdit(offset..<end, "")
        if !isFirst, source[next] == closingBracket(of: container) {
            let (all, first) = (lastComma..<end, lastComma..<lastComma + 1)
            let isOneRun = source.skipSpace(lastComma + 1) == offset
            issues.report(
                .trailingComma, all,
                fix: isOneRun ? [TextEdit(all, "")] : [TextEdit(first, ""), extra])
            return close(end: next + 1)
        }
        issues.report(.extraComma, offset..<end, fix: [extra])
        return end
    }

    private mutating func trailingComma(before bracket: Int) -> Int {
        reportTrailingComma()
        return close(end: bracket + 1)
    }

    /// Says that the last comma has nothing behind it.
    mutating func reportTrailingComma() {
        let comma = lastComma..<lastComma + 1
        issues.report(.trailingComma, comma, fix: [TextEdit(comma, "")])
    }

    // MARK: Anything

    /// Passes what may stand anywhere, or ends with the file; nil when there is something to be read at `offset`.
    private mutating func pass(_ offset: Int) -> Int? {
        let next = trivia(offset)
        if next >= source.count { return endOfFile() }
        return next > offset ? next : nil
    }

    /// Passes what can't be read, from `start` or the end of `range` on; reports `range`, or else all of it.
    private mutating func junk(_ kind: JSONSyntaxIssue.Kind, _ range: Range<Int>? = nil, from start: Int? = nil) -> Int
    {
        let start = start ?? range?.upperBound ?? source.count
        let end = source.junkEnd(start)
        let all = start..<source.trimmedEnd(max(end, start + 1), from: start + 1)
        let reported = range ?? all
        if let invalid = source.firstInvalid(in: reported) {
            issues.report(.invalidUTF8, invalid)
        } else {
            issues.report(kind, reported)
        }
        loseSomething()
        last = Int(container)
        step = .separator
        return end
    }
}
