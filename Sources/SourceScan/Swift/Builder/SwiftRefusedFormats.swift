import SourceText

/// Finds the values for which a builder surely returns nil, though it compares the format with them:
/// `if format != "a" { return row }` with nothing but nil behind it, `guard format != "a" else { return nil }`.
struct SwiftRefusedFormats {
    let code: SwiftCodeBlock

    /// Where the builder returns something else than nil, in bytes.
    private let rows: [Range<Int>]

    private var tokens: TokenList { code.tokens }

    init(_ code: SwiftCodeBlock, _ returns: [SwiftReturn]) {
        self.code = code
        rows = returns.filter { !$0.isNil }.map(\.expression.range)
    }

    /// The sign of the comparison whose mention of the format stands at `index`, if whatever equals its value surely gets
    /// nil and something else a row; nil when that can't be told. It must be the only mention.
    func sign(ofComparisonAt index: Int) -> Range<Int>? {
        guard let (condition, keyword) = condition(around: index), let sign = onlySign(in: condition) else {
            return nil
        }
        let dead = unreached(keyword, condition, isEqual: tokens.isText(sign, "=="))
        guard !rows.isEmpty, rows.allSatisfy({ row in dead.contains { contains($0, row) } }) else { return nil }
        return tokens[sign].range
    }

    /// Whether the body of a `case` gives only nil, and another one a row.
    func refuses(_ body: Range<Int>) -> Bool {
        givesNil(body) && !rows.isEmpty && !handsOut(body)
    }

    /// Whether a `case` or `default` hands out a row.
    func handsOut(_ body: Range<Int>) -> Bool {
        rows.contains { contains(body, $0) }
    }

    private func contains(_ range: Range<Int>, _ bytes: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        let outer = tokens.byteRange(range)
        return outer.lowerBound <= bytes.lowerBound && bytes.upperBound <= outer.upperBound
    }

    /// The condition that the mention is in, and the keyword it stands behind: nil for that of `?:`.
    private func condition(around index: Int) -> (Range<Int>, keyword: Int?)? {
        var start = index
        while start > code.range.lowerBound, index - start < Self.reach {
            start -= 1
            if let brace = code.block(ofKeyword: start), brace > index {
                guard tokens.word(start) == .if || tokens.word(start) == .guard, code.opening(around: start) == nil
                else { return nil }
                let end = tokens.word(start) == .guard && tokens.word(brace - 1) == .else ? brace - 1 : brace
                return (start + 1..<end, start)
            }
            if tokens.word(start) == .return { return question(behind: index).map { (start + 1..<$0, nil) } }
        }
        // Without `return`, the body is what is returned.
        guard start == code.range.lowerBound else { return nil }
        return question(behind: index).map { (start..<$0, nil) }
    }

    /// The `?` of `?:` behind the token.
    private func question(behind index: Int) -> Int? {
        (index..<min(index + Self.reach, code.range.upperBound)).first {
            tokens.isText($0, "?") && tokens[$0].isSpaced
        }
    }

    /// The `==` or `!=` of a condition that is nothing but one comparison of names and texts.
    private func onlySign(in condition: Range<Int>) -> Int? {
        var sign: Int?
        for index in condition {
            let token = tokens[index]
            switch token.kind {
            case .operator:
                guard sign == nil, tokens.isText(index, "==") || tokens.isText(index, "!=") else { return nil }
                sign = index
            case .open:
                guard token.isOpen("("), index == condition.lowerBound || tokens[index - 1].kind == .open
                else { return nil }
            case .close, .string: break
            case .sign: guard token.byte == UInt8(ascii: ".") else { return nil }
            default: guard token.isName, tokens.word(index) != .let, tokens.word(index) != .case else { return nil }
            }
        }
        return sign
    }

    /// What is never reached with the value that the condition compares with.
    private func unreached(_ keyword: Int?, _ condition: Range<Int>, isEqual: Bool) -> [Range<Int>] {
        guard let keyword, let brace = code.block(ofKeyword: keyword) else {
            return side(behind: condition, isFirst: !isEqual)
        }
        let block = tokens.content(brace)
        let behind = tokens.after(brace)..<code.range.upperBound
        let isGuard = tokens.word(keyword) == .guard
        // The block of `if` runs when the condition holds, that of `guard` when it does not.
        guard isGuard != isEqual else { return [block] }
        return isGuard || givesNil(block) ? [behind] : []
    }

    /// One side of the `? a : b` behind a condition.
    private func side(behind condition: Range<Int>, isFirst: Bool) -> [Range<Int>] {
        let start = condition.upperBound + 1
        var next = start
        while code.range.contains(next), next - start < Self.reach, !tokens[next].isSign(":") {
            next = tokens.after(next)
        }
        guard tokens[next].isSign(":") else { return [] }
        let end = min(SwiftValueReader.end(of: next + 1, tokens), code.range.upperBound)
        return [isFirst ? start..<next : next + 1..<max(next + 1, end)]
    }

    /// Whether the last statement of a block is `return nil`.
    private func givesNil(_ block: Range<Int>) -> Bool {
        block.count >= 2 && tokens.word(block.upperBound - 1) == .nil
            && tokens.word(block.upperBound - 2) == .return
    }

    /// How many tokens away a keyword is looked for.
    private static let reach = 100
}
