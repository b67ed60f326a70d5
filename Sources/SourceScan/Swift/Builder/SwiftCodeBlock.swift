import SourceText

/// The body of a function, token by token: which bracket each token is in, and which braces belong to statements.
struct SwiftCodeBlock {
    let tokens: TokenList
    let range: Range<Int>
    /// The opening bracket directly around each token of `range`; -1 for the body itself.
    private var openings: [Int32]
    /// The brace of the block for the keyword of a statement, and the keyword for the brace; -1 for other tokens.
    private var blocks: [Int32]

    init(_ tokens: TokenList, _ range: Range<Int>) {
        self.tokens = tokens
        self.range = range
        openings = Array(repeating: -1, count: range.count)
        blocks = openings
        findOpenings()
        findBlocks()
    }

    /// The bracket directly around the token, or nil when that is the body.
    func opening(around index: Int) -> Int? {
        guard range.contains(index) else { return nil }
        let opening = Int(openings[index - range.lowerBound])
        return opening < 0 ? nil : opening
    }

    /// Whether the brace at `index` is the block of a statement, and not a closure or the body of a declaration.
    func isStatementBlock(_ index: Int) -> Bool {
        tokens[index].isOpen("{") && partner(of: index) != nil
    }

    /// The brace of the block of the statement whose keyword is at `index`; nil when there is none.
    func block(ofKeyword index: Int) -> Int? { tokens.word(index) == nil ? nil : partner(of: index) }

    private func partner(of index: Int) -> Int? {
        guard range.contains(index) else { return nil }
        let partner = Int(blocks[index - range.lowerBound])
        return partner < 0 ? nil : partner
    }

    /// The token where the innermost block around `index` ends.
    func end(ofBlockAround index: Int) -> Int {
        var place = index
        for _ in 0..<64 {
            guard let opening = opening(around: place) else { return range.upperBound }
            if tokens[opening].isOpen("{") { return min(Int(tokens[opening].partner), range.upperBound) }
            place = opening
        }
        return index
    }

    private mutating func findOpenings() {
        var stack: [Int] = []
        for index in range {
            while let top = stack.last, Int(tokens[top].partner) <= index { stack.removeLast() }
            openings[index - range.lowerBound] = Int32(stack.last ?? -1)
            let kind = tokens[index].kind
            if kind == .open || kind == .interpolationStart { stack.append(index) }
        }
    }

    private mutating func findBlocks() {
        for index in range {
            guard let word = tokens.word(index), !tokens[index - 1].isSign(".") else { continue }
            let brace: Int?
            switch word {
            case .if, .guard, .while, .for, .switch, .catch: brace = blockBrace(after: index)
            case .else, .do, .defer, .repeat: brace = tokens[index + 1].isOpen("{") ? index + 1 : nil
            default: brace = nil
            }
            guard let brace, range.contains(brace) else { continue }
            blocks[index - range.lowerBound] = Int32(brace)
            blocks[brace - range.lowerBound] = Int32(index)
        }
    }

    /// The brace behind a condition: the first one that no condition goes on behind.
    private func blockBrace(after keyword: Int) -> Int? {
        var next = keyword + 1
        while next < range.upperBound {
            let token = tokens[next]
            if token.isOpen("{") {
                guard goesOn(behind: next) else { return next }
            } else if token.kind == .close || token.isSign(";") {
                return nil
            } else if let word = tokens.word(next), !tokens[next - 1].isSign(".") {
                switch word {
                case .if, .guard, .while, .for, .switch, .return, .do, .repeat, .func: return nil
                case .else: return tokens[next + 1].isOpen("{") ? next + 1 : nil
                default: break
                }
            }
            next = tokens.after(next)
        }
        return nil
    }

    /// Whether the brace is a trailing closure in a condition.
    private func goesOn(behind brace: Int) -> Bool {
        let next = tokens[tokens.after(brace)]
        guard !next.startsLine else { return false }
        return next.isOpen("{") || next.isSign(",") || next.isSign(".")
            || next.kind == .operator
    }
}
