import SourceText

/// The recovery where a bracket is missing, wrong, or one too many. Each function reports at most one issue, and a
/// comma that has nothing behind it.
extension Parser {
    /// A closing bracket of the other kind: it is the wrong one, or one too many, or others are missing before it. Which,
    /// the brackets in the rest of the file tell, when they come out even in one of these cases.
    mutating func wrongBracket(at offset: Int) -> Int {
        let range = offset..<offset + 1
        let opening = Int(tape.records[Int(container)].start)
        let levels = levelsToClose(before: offset)
        let surplus = surplusOfClosingBrackets(after: offset)
        if surplus == depth {
            issues.report(.extraBracket, range, fix: [TextEdit(range, "")])
            return offset + 1
        }
        let isWrong = surplus == depth - 1
        let isSure = isWrong || levels.map { surplus == depth - 1 - $0 } ?? false
        if !isSure { isGuessed = true }
        if step == .key || step == .element { reportTrailingComma() }
        guard !isWrong, let levels else {
            let right = String(UnicodeScalar(closingBracket(of: container)))
            issues.report(
                .mismatchedBracket, range, related: opening..<opening + 1, fix: isSure ? [TextEdit(range, right)] : nil)
            return close(end: offset + 1)
        }
        let end = source.trimmedEnd(offset, from: opening + 1)
        let fix = isSure && canClose(at: end) ? [TextEdit(end..<end, closingBrackets(levels))] : nil
        issues.report(.unclosedBracket, end..<end, related: opening..<opening + 1, fix: fix)
        for _ in 0..<levels {
            loseSomething()
            _ = close(end: end)
        }
        return offset
    }

    /// How many arrays and objects have to be closed before the closing bracket at `offset` fits; nil when nothing open
    /// fits, or when enough was read ahead.
    private mutating func levelsToClose(before offset: Int) -> Int? {
        var levels = 0
        var enclosing = container
        while enclosing != TapeRecord.none, closingBracket(of: enclosing) != source[offset] {
            lookahead -= 1
            guard lookahead > 0 else { return nil }
            enclosing = tape.records[Int(enclosing)].parent
            levels += 1
        }
        return enclosing == TapeRecord.none ? nil : levels
    }

    /// How many more brackets are closed than opened in the rest of the file; nil when enough was read ahead.
    private mutating func surplusOfClosingBrackets(after offset: Int) -> Int? {
        lookahead -= source.count - offset
        return lookahead > 0 ? source.surplusOfClosingBrackets(offset + 1) : nil
    }

    /// An array or object beyond the depth limit.
    @inline(never)
    mutating func skipTooDeep(at offset: Int) -> Int {
        let (end, isClosed) = source.bracketEnd(offset)
        if !isTooDeep { issues.report(.nestingTooDeep, offset..<offset + 1) }
        isTooDeep = true
        if !isClosed { isTruncated = true }
        add(.unreadable, .incomplete, offset, source.trimmedEnd(end, from: offset + 1))
        loseSomething()
        step = depth > 0 ? .separator : .end
        return end
    }

    /// Closes everything at the end of the file.
    mutating func endOfFile() -> Int {
        var opening = Int(tape.records[Int(container)].start)
        let end = source.trimmedEnd(source.count, from: opening + 1)
        var fix = canClose(at: end) ? [TextEdit(end..<end, closingBrackets(depth))] : nil
        if step == .colon || step == .value { addAbsent(at: end) }
        if !isTruncated {
            if let indented = indentedOpening() { (opening, fix) = (indented, nil) }
            issues.report(.unclosedBracket, end..<end, related: opening..<opening + 1, fix: fix)
        }
        while container != TapeRecord.none {
            loseSomething()
            _ = close(end: end)
        }
        step = .end
        return source.count
    }

    /// The opening bracket that took, as the indentation of the lines tells, the closing bracket of another one around
    /// it, and so is the one that is not closed; nil when the indentation does not tell.
    private mutating func indentedOpening() -> Int? {
        var found: (opening: Int, closing: Int)?
        var index = 0
        while index < tape.count {
            let record = tape.records[index]
            guard record.isContainer else {
                index += 1
                continue
            }
            let (opening, closing) = (Int(record.start), Int(record.end) - 1)
            let isClosed = Int(tape.records[index + 1].start) > index && "]}".utf8.contains(source[closing])
            if isClosed, closing < found?.closing ?? .max {
                let (before, start) = (source.indentation(opening), source.indentation(closing))
                lookahead -= opening - before.line + closing - start.line
                guard lookahead > 0 else { return nil }
                if start.end == closing, before.line < start.line, start.end - start.line < before.end - before.line {
                    found = (opening, closing)
                }
            }
            index += 2
        }
        return found?.opening
    }

    /// Whether the current array or object can be closed at `end`: nothing is missing, and there is no comment.
    private func canClose(at end: Int) -> Bool {
        switch step {
        case .separator: Int(tape.records[last].end) == end
        case .firstKey, .firstElement: Int(tape.records[Int(container)].start) + 1 == end
        default: false
        }
    }

    /// The closing brackets of the innermost `levels` arrays and objects.
    private func closingBrackets(_ levels: Int) -> String {
        var brackets: [UInt8] = []
        var enclosing = container
        for _ in 0..<levels {
            brackets.append(closingBracket(of: enclosing))
            enclosing = tape.records[Int(enclosing)].parent
        }
        return String(decoding: brackets, as: UTF8.self)
    }

    func closingBracket(of container: UInt32) -> UInt8 {
        tape.records[Int(container)].isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }

    /// Closes an array whose last element is in fact a key of the object around it, as the colon at `offset` and the
    /// brackets of the rest of the file tell; nil when it rather has its bracket.
    mutating func closeArrayBeforeMember(at offset: Int) -> Int? {
        let key = tape.records[last]
        let parent = tape.records[Int(container)].parent
        guard key.kind == .string, last == tape.count - 1, parent != TapeRecord.none,
            tape.records[Int(parent)].isObject, isAfterComma(Int(key.start)),
            surplusOfClosingBrackets(after: offset) == depth - 1
        else { return nil }
        tape.removeLast()
        closeBeforeComma()
        add(.string, key.flags.union(.key), Int(key.start), Int(key.end))
        return colon(at: offset)
    }

    /// Closes an object that the array around it goes on after, with another object, at `offset`; false when the brackets
    /// of the rest of the file speak against it.
    mutating func closeObjectBeforeElement(at offset: Int) -> Bool {
        let parent = tape.records[Int(container)].parent
        guard source[offset] == UInt8(ascii: "{"), parent != TapeRecord.none, !tape.records[Int(parent)].isObject,
            isAfterComma(offset), surplusOfClosingBrackets(after: offset - 1) == depth - 1
        else { return false }
        closeBeforeComma()
        step = .element
        return true
    }

    /// Whether there is only white space between the last comma and `offset`.
    private func isAfterComma(_ offset: Int) -> Bool {
        source.trimmedEnd(offset, from: 0) == lastComma + 1
    }

    /// Closes the current array or object, whose bracket is missing before the last comma.
    private mutating func closeBeforeComma() {
        let opening = Int(tape.records[Int(container)].start)
        let end = source.trimmedEnd(lastComma, from: opening + 1)
        let bracket = closingBrackets(1)
        issues.report(
            .unclosedBracket, end..<end, related: opening..<opening + 1, fix: [TextEdit(end..<end, bracket)])
        loseSomething()
        _ = close(end: end)
    }
}
