/// Judges the statements that comparisons with `!=` stand in.
struct SwiftRefusalReader {
    let code: SwiftCodeBlock

    private var tokens: TokenList { code.tokens }

    /// How many tokens a condition may have before its comparison.
    private static let reach = 200

    /// Whether other formats than the one that the mention at `index` is compared with surely get nil: by
    /// `if format != "a" { return nil }`, `guard format != "a" else { return row }` or `format != "a" ? nil : row`.
    func refusesOthers(at index: Int) -> Bool {
        var keyword = index - 1
        while keyword >= code.range.lowerBound, index - keyword < Self.reach {
            if let brace = code.block(ofKeyword: keyword) {
                guard brace > index else { break }
                switch tokens.word(keyword) {
                case .if: return endsWithNil(brace)
                case .guard: return !endsWithNil(brace)
                default: return false
                }
            }
            keyword -= 1
        }
        return isTernary(behind: index)
    }

    /// Whether the last statement of the block is `return nil`.
    private func endsWithNil(_ brace: Int) -> Bool {
        let body = tokens.content(brace)
        let last = body.upperBound - 1
        guard body.count >= 2 else { return false }
        if tokens.word(last) == .nil { return tokens.word(last - 1) == .return }
        return body.count >= 3 && tokens.word(last) == .absent && tokens[last - 1].isSign(".")
            && tokens.word(last - 2) == .return
    }

    /// Whether the comparison is the condition of `? nil :`.
    private func isTernary(behind index: Int) -> Bool {
        for next in index + 1..<index + 16 where code.range.contains(next) {
            if tokens.isText(next, "?"), tokens[next].isSpaced { return tokens.word(next + 1) == .nil }
        }
        return false
    }
}
