import SourceText

/// Reads the operands of a comparison.
struct SwiftOperandReader {
    let tokens: TokenList

    struct Operand {
        let value: Located<SwiftValue>
        let folding: SwiftComparison.Folding
    }

    /// The operand that starts at `index` and is the whole side of a comparison; nil when it is anything but plain.
    func operand(from index: Int) -> Operand? {
        guard let (value, next) = value(at: index) else { return nil }
        let (folding, end) = folding(at: next)
        guard isEnd(end) else { return nil }
        return Operand(value: value, folding: folding)
    }

    /// The operand whose last token stands at `index`; nil when it is anything but plain.
    func operand(upTo index: Int) -> Operand? {
        var start = index
        if tokens[index].isClose(")"), tokens[index - 1].isOpen("(") {
            // `name.lowercased()`
            guard folding(at: index - 3).1 == index + 1 else { return nil }
            start = index - 4
        }
        if tokens[start].isName {
            var steps = 0
            while steps < 16, tokens[start - 1].isSign(".") {
                steps += 1
                start -= tokens[start - 2].isName && !tokens[start - 1].isSpaced ? 2 : 1
            }
        }
        guard isStart(start), let (value, next) = value(at: start) else { return nil }
        let (folding, end) = folding(at: next)
        guard end == index + 1 else { return nil }
        return Operand(value: value, folding: folding)
    }

    private func value(at index: Int) -> (Located<SwiftValue>, next: Int)? {
        let token = tokens[index]
        if token.kind == .string { return SwiftValueReader.string(index, tokens).map { ($0, index + 1) } }
        guard token.isName || token.isSign(".") else { return nil }
        var end = token.isName ? index + 1 : index
        while tokens[end].isSign("."), tokens[end + 1].isName {
            guard folding(at: end).0 == .none else { break }
            end += 2
        }
        guard let path = SwiftValueReader.path(index..<end, tokens) else { return nil }
        return (Located(.reference(path), at: tokens.byteRange(index..<end)), end)
    }

    /// `.lowercased()` or `.uppercased()` at `index`, and the token behind.
    func folding(at index: Int) -> (SwiftComparison.Folding, next: Int) {
        guard tokens[index].isSign("."), tokens[index + 2].isOpen("("),
            tokens[index + 3].isClose(")")
        else { return (.none, index) }
        switch tokens.word(index + 1) {
        case .lowercased: return (.lowercased, index + 4)
        case .uppercased: return (.uppercased, index + 4)
        default: return (.none, index)
        }
    }

    /// Whether an operand of a comparison is over before `index`.
    func isEnd(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .end, .close, .branch, .interpolationEnd: return true
        case .open: return token.byte == UInt8(ascii: "{")
        case .sign:
            return token.byte != UInt8(ascii: ".") || token.startsLine && !SwiftValueReader.continues(index, tokens)
        case .operator: return isLogical(index)
        case .word where tokens.word(index) == .else: return true
        case .word where tokens.word(index) == .as || tokens.word(index) == .is: return false
        default: return token.startsLine
        }
    }

    /// Whether an operand of a comparison can start at `index`.
    func isStart(_ index: Int) -> Bool {
        let last = tokens[index - 1]
        switch last.kind {
        case .end, .branch, .interpolationStart: return true
        case .open: return true
        case .sign: return last.byte != UInt8(ascii: ".")
        case .operator: return isLogical(index - 1) || tokens.isText(index - 1, "=")
        case .word:
            switch tokens.word(index - 1) {
            case .if, .guard, .while, .return, .where, .else, .in, .case, .switch: return true
            default: return tokens[index].startsLine
            }
        default: return tokens[index].startsLine
        }
    }

    /// Whether the operator at `index` stands between conditions.
    private func isLogical(_ index: Int) -> Bool {
        tokens.isText(index, "&&") || tokens.isText(index, "||")
            || (tokens.isText(index, "?") && tokens[index].isSpaced)
    }
}
