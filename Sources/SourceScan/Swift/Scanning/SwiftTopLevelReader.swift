import SourceText

/// Finds code at the top of a file that is not a declaration, which the compiler takes in `main.swift` only.
enum SwiftTopLevelReader {
    /// The first word of the first statement at file level that is certainly one, and in no branch of `#if`; nil when there
    /// is none.
    static func firstStatement(_ tokens: TokenList) -> Range<Int>? {
        var index = 0
        var last = -1
        var conditions = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .branch, token.byte == UInt8(ascii: "i") { conditions += 1 }
            if token.kind == .branch, token.byte == UInt8(ascii: "n") { conditions -= 1 }
            if conditions == 0, startsLine(index, after: last, tokens), isStatement(at: index, tokens) {
                return token.range
            }
            last = index
            index = tokens.after(index)
        }
        return nil
    }

    /// Whether what stands before the token is over, so that something new starts there; `last` is the token before it, or
    /// the bracket that closes before it.
    private static func startsLine(_ index: Int, after last: Int, _ tokens: TokenList) -> Bool {
        let before = tokens[last]
        if last < 0 || before.kind == .branch || before.isSign(";") { return true }
        guard tokens[index].startsLine else { return false }
        switch before.kind {
        case .open, .string, .number, .quotedWord, .literal: return true
        case .word:
            return switch tokens.word(last) {
            case nil, .nil, .self, .true, .false: true
            default: false
            }
        default: return false
        }
    }

    private static func isStatement(at index: Int, _ tokens: TokenList) -> Bool {
        guard tokens[index].kind == .word else { return false }
        switch tokens.word(index) {
        case .if, .guard, .while, .for, .switch, .do, .repeat, .defer, .return, .throw, .try, .await: return true
        case nil: return isExpression(at: index, tokens)
        default: return false
        }
    }

    /// Whether a name starts a call, a member or an assignment, and not a declaration with a word that is unknown here.
    private static func isExpression(at index: Int, _ tokens: TokenList) -> Bool {
        let next = tokens[index + 1]
        if next.isSign("."), !next.startsLine { return tokens[index + 2].isName }
        if tokens.isAssignment(index + 1) { return true }
        guard next.isOpen("("), !next.isSpaced, next.isClosed else { return false }
        let following = tokens[tokens.after(index + 1)]
        return following.startsLine || following.isSign(";") || following.isSign(".") || following.kind == .end
    }
}
