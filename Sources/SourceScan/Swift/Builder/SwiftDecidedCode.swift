import SourceText

/// The parts of a builder that are only reached with formats already compared.
struct SwiftDecidedCode {
    /// A mention that compares for certain: true for `==`, false for `!=` that refuses others.
    typealias Comparison = (index: Int, isPositive: Bool)

    let code: SwiftCodeBlock
    private var ranges: [Range<Int>] = []
    private var sure: [Comparison] = []
    private var lastChoice: (range: Range<Int>, opening: Int?)?

    private var tokens: TokenList { code.tokens }

    init(_ code: SwiftCodeBlock) {
        self.code = code
    }

    var merged: SwiftTokenRanges { SwiftTokenRanges(ranges) }

    mutating func append(_ range: Range<Int>) {
        ranges.append(range)
    }

    /// Adds what stands behind a `switch` over the format whose `default` leaves the function.
    mutating func appendBehind(switch brace: Int) {
        let others = SwiftSwitchReader(tokens: tokens).cases(in: brace).filter { $0.values == nil }
        guard !others.isEmpty, others.allSatisfy({ exits($0.body) }) else { return }
        appendRest(from: tokens.after(brace), around: brace)
    }

    /// Adds what the comparisons decide, given in the order they stand in.
    mutating func decide(_ comparisons: [Comparison]) {
        guard !comparisons.isEmpty else { return }
        sure = comparisons
        sure = (comparisons + aliases()).sorted { $0.index < $1.index }
        for index in code.range {
            if tokens.word(index) == .if || tokens.word(index) == .guard { decideStatement(index) }
            if tokens[index].kind == .operator, tokens[index].isSpaced, tokens.isText(index, "?") {
                decideTernary(index)
            }
        }
    }

    private mutating func decideStatement(_ keyword: Int) {
        guard let brace = code.block(ofKeyword: keyword) else { return }
        let isIf = tokens.word(keyword) == .if
        let behind = tokens.after(brace)
        switch verdict(on: keyword + 1..<brace) {
        case nil: break
        case true?:
            if isIf { append(tokens.content(brace)) } else { appendRest(from: behind, around: keyword) }
            if isIf, let end = endOfChain(from: keyword) { appendRest(from: end, around: keyword) }
        case false?:
            if isIf { appendRest(from: behind, around: keyword) } else { append(tokens.content(brace)) }
        }
    }

    /// One side of `condition ? a : b`.
    private mutating func decideTernary(_ question: Int) {
        var start = question
        while start > code.range.lowerBound, question - start < Self.reach {
            let last = tokens[start - 1]
            if last.kind == .open || last.isSign(";") || last.isSign(",") || last.isSign(":") { break }
            if tokens.word(start - 1) == .return || tokens.isAssignment(start - 1) { break }
            start = last.kind == .close && last.partner >= code.range.lowerBound ? Int(last.partner) : start - 1
        }
        guard let isPositive = verdict(on: start..<question) else { return }
        var colon = question + 1
        while code.range.contains(colon), colon - question < Self.reach, !tokens[colon].isSign(":") {
            colon = tokens.after(colon)
        }
        guard tokens[colon].isSign(":") else { return }
        append(isPositive ? question + 1..<colon : colon + 1..<endOfChoice(from: colon + 1))
    }

    /// Where the last side of `?:` ends. Chains of them end together, and are walked once.
    private mutating func endOfChoice(from start: Int) -> Int {
        if let last = lastChoice, last.range.contains(start), code.opening(around: start) == last.opening {
            return last.range.upperBound
        }
        let end = max(start, min(SwiftValueReader.end(of: start, tokens), code.range.upperBound))
        lastChoice = (start..<end, code.opening(around: start))
        return end
    }

    /// Whether a condition only holds, or else only fails, with formats already compared; nil when neither is sure.
    private func verdict(on condition: Range<Int>) -> Bool? {
        guard condition.count < 2_000 else { return nil }
        let positive = mentions(in: condition, positive: true)
        let negative = mentions(in: condition, positive: false)
        guard positive + negative > 0 else { return nil }
        let counts = operators(in: condition)
        guard !counts.hasTernary else { return nil }
        if positive > 0 { return counts.or < positive ? true : nil }
        return counts.and == 0 || (counts.or == 0 && counts.and < negative) ? false : nil
    }

    private func mentions(in range: Range<Int>, positive: Bool) -> Int {
        sure[sure.partitioningIndex { $0.index >= range.lowerBound }...]
            .prefix { $0.index < range.upperBound }
            .count { $0.isPositive == positive }
    }

    private func operators(in range: Range<Int>) -> (and: Int, or: Int, hasTernary: Bool) {
        var counts = (and: 0, or: 0, hasTernary: false)
        for next in range {
            if tokens[next].kind == .operator {
                if tokens.isText(next, "&&") { counts.and += 1 }
                if tokens.isText(next, "||") { counts.or += 1 }
                if tokens.isText(next, "?"), tokens[next].isSpaced { counts.hasTernary = true }
            } else if tokens[next].isSign(",") {
                counts.and += 1
            }
        }
        return counts
    }

    /// Mentions of `let isMine = format == "a"`, as if the comparison stood there.
    private mutating func aliases() -> [Comparison] {
        var symbols: Set<Int32> = []
        for comparison in sure where comparison.isPositive {
            guard let start = startOfDeclaration(around: comparison.index) else { continue }
            let value = start + 3..<SwiftValueReader.end(of: start + 3, tokens)
            if value.contains(comparison.index), verdict(on: value) == true { symbols.insert(tokens[start + 1].symbol) }
        }
        guard !symbols.isEmpty else { return [] }
        var found: [Comparison] = []
        for index in code.range where symbols.contains(tokens[index].symbol) && tokens[index].isName {
            guard !tokens[index - 1].isSign("."), tokens.word(index - 1) != .let else { continue }
            if tokens.word(index - 1) == .switch, tokens[index + 1].isOpen("{") {
                for label in SwiftSwitchReader(tokens: tokens).cases(in: index + 1) where label.values != nil {
                    append(label.body)
                }
                appendBehind(switch: index + 1)
            } else if !tokens.isText(index - 1, "!") {
                found.append((index, true))
            } else if SwiftRefusalReader(code: code).refusesOthers(at: index) {
                found.append((index, false))
            }
        }
        return found
    }

    /// The `let` of `let name = …` without a type whose value the token is in, if it is near.
    private func startOfDeclaration(around index: Int) -> Int? {
        (max(code.range.lowerBound, index - 12)..<index).last {
            tokens.word($0) == .let && tokens[$0 + 1].isName && tokens.isAssignment($0 + 2)
        }
    }

    /// The token behind `if … else if … else { return nil }` all of whose conditions only hold with formats compared;
    /// nil for anything else.
    private func endOfChain(from keyword: Int) -> Int? {
        guard tokens.word(keyword - 1) != .else else { return nil }
        var keyword = keyword
        for _ in 0..<Self.reach {
            guard let brace = code.block(ofKeyword: keyword), verdict(on: keyword + 1..<brace) == true else {
                return nil
            }
            let next = tokens.after(brace)
            guard tokens.word(next) == .else else { return nil }
            if let last = code.block(ofKeyword: next) { return exits(tokens.content(last)) ? tokens.after(last) : nil }
            guard tokens.word(next + 1) == .if else { return nil }
            keyword = next + 1
        }
        return nil
    }

    private mutating func appendRest(from start: Int, around index: Int) {
        append(start..<max(start, code.end(ofBlockAround: index)))
    }

    /// Whether one of a block's own statements leaves the function.
    private func exits(_ block: Range<Int>) -> Bool {
        var next = block.lowerBound
        while next < block.upperBound {
            if !tokens[next - 1].isSign(".") {
                if tokens.word(next) == .return || tokens.isText(next, "throw") { return true }
                if tokens[next + 1].isOpen("("), tokens.isText(next, "fatalError") { return true }
            }
            next = tokens.after(next)
        }
        return false
    }

    /// How many tokens, or conditions, away something is looked for.
    private static let reach = 200
}
