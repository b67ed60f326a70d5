import SourceText

/// Finds out which values a builder compares its format with, and where it does something else with it.
struct SwiftFormatAnalysis {
    let code: SwiftCodeBlock
    let tokens: TokenList
    let format: Int32?

    /// Mentions that compare for certain, by token: true for `==`, false for `!=`.
    private var sure: [(index: Int, isPositive: Bool)] = []
    private var unsure: [Int] = []
    private var emptiness: [Int] = []
    private var comparisons: [SwiftComparison] = []
    /// Tokens that are only reached with formats already compared.
    private var decided: [Range<Int>] = []
    /// Names that mean something of their own in the body.
    private let bound: Set<String>
    private let refused: SwiftRefusedFormats
    /// Mentions that do anything.
    private var mentions: [Int] = []

    init(_ code: SwiftCodeBlock, of function: SwiftFunction, _ format: String, _ returns: [SwiftReturn]) {
        refused = SwiftRefusedFormats(code, returns)
        self.code = code
        tokens = code.tokens
        self.format = format == "_" ? nil : code.tokens.symbols.symbol(of: format)
        bound = SwiftBoundNames.names(in: code).union(function.parameters.map(\.name.value))
    }

    func run() -> (comparisons: [SwiftComparison], unsure: [Range<Int>]) {
        var analysis = self
        analysis.judgeMentions()
        for index in code.range { analysis.decide(index) }
        analysis.markRefused()
        return (analysis.comparisons.map(withoutBoundNames), analysis.unsureRanges)
    }

    /// What a parameter or the like stands for can't be told.
    private func withoutBoundNames(_ comparison: SwiftComparison) -> SwiftComparison {
        guard case .reference(let path) = comparison.value.value, bound.contains(path[0]) else { return comparison }
        return SwiftComparison(
            value: comparison.value.map { _ in .unknown }, folding: comparison.folding, isNegated: comparison.isNegated,
            isCollection: comparison.isCollection, isInverted: comparison.isInverted, isRefused: comparison.isRefused,
            refusingSign: comparison.refusingSign)
    }

    /// Notes that the only comparison refuses its own value.
    private mutating func markRefused() {
        guard comparisons.count == 1, mentions.count == 1, let mention = mentions.first, unsure.isEmpty,
            let sign = refused.sign(ofComparisonAt: mention)
        else { return }
        comparisons[0].isRefused = true
        comparisons[0].refusingSign = sign
    }

    private mutating func judgeMentions() {
        guard let format else { return }
        let reader = SwiftFormatUseReader(code)
        for index in code.range where tokens[index].symbol == format && tokens[index].isName {
            let use = reader.use(at: index)
            switch use {
            case nil, .neutral: continue
            default: mentions.append(index)
            }
            switch use {
            case nil, .neutral: break
            case .unsure: unsure.append(index)
            case .emptiness: emptiness.append(index)
            case .comparisons(let found):
                let isNegated = found.contains(where: \.isNegated)
                if isNegated, !SwiftRefusalReader(code: code).refusesOthers(at: index) {
                    comparisons += found.map { comparison in
                        var comparison = comparison
                        comparison.isInverted = comparison.isNegated
                        return comparison
                    }
                } else {
                    comparisons += found
                    sure.append((index, !isNegated))
                }
            case .subject(let brace, let folding): judgeSwitch(brace, folding, subject: index)
            }
        }
    }

    private mutating func judgeSwitch(_ brace: Int, _ folding: SwiftComparison.Folding, subject: Int) {
        for label in SwiftSwitchReader(tokens: tokens).cases(in: brace) {
            guard !label.isUnsure else {
                unsure.append(label.label)
                continue
            }
            guard let values = label.values else {
                if refused.handsOut(label.body) { unsure.append(label.label) }
                continue
            }
            let isRefused = !label.hasCondition && refused.refuses(label.body)
            comparisons += values.map {
                SwiftComparison(
                    value: $0, folding: folding, isNegated: false, isCollection: false, isRefused: isRefused)
            }
            decided.append(label.body)
        }
    }

    /// Notes what the statement whose keyword stands at `index` decides.
    private mutating func decide(_ index: Int) {
        guard let brace = code.block(ofKeyword: index), let word = tokens.word(index), word == .if || word == .guard
        else {
            return
        }
        let condition = index + 1..<brace
        guard condition.count < 2_000 else { return }
        let positive = sureMentions(in: condition, positive: true)
        let negative = sureMentions(in: condition, positive: false)
        let counts = operators(in: condition)
        guard !counts.hasTernary else { return }
        let behind = tokens.after(brace)
        if positive > 0, counts.or < positive {
            if word == .if {
                decided.append(tokens.content(brace))
            } else {
                decided.append(behind..<max(behind, code.end(ofBlockAround: index)))
            }
        } else if word == .if, negative > 0, positive == 0, counts.or == 0, counts.and < negative,
            tokens.word(behind) != .else
        {
            decided.append(behind..<max(behind, code.end(ofBlockAround: index)))
        }
    }

    private func sureMentions(in range: Range<Int>, positive: Bool) -> Int {
        var low = 0
        var high = sure.count
        while low < high {
            let middle = (low + high) / 2
            if sure[middle].index < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var count = 0
        while low < sure.count, sure[low].index < range.upperBound {
            if sure[low].isPositive == positive { count += 1 }
            low += 1
        }
        return count
    }

    private func operators(in range: Range<Int>) -> (and: Int, or: Int, hasTernary: Bool) {
        var counts = (and: 0, or: 0, hasTernary: false)
        var next = range.lowerBound
        while next < range.upperBound {
            if tokens[next].kind == .operator {
                if tokens.isText(next, "&&") { counts.and += 1 }
                if tokens.isText(next, "||") { counts.or += 1 }
                if tokens.isText(next, "?"), tokens[next].isSpaced { counts.hasTernary = true }
            } else if tokens[next].isSign(",") {
                counts.and += 1
            }
            next += 1
        }
        return counts
    }

    /// The places of unsure mentions that are reached with formats not yet compared.
    private var unsureRanges: [Range<Int>] {
        let places = comparisons.isEmpty ? (unsure + emptiness).sorted() : unsure.sorted()
        let decided = decided.sorted { $0.lowerBound < $1.lowerBound }
        var ranges: [Range<Int>] = []
        var next = 0
        var reach = 0
        for place in places {
            while next < decided.count, decided[next].lowerBound <= place {
                reach = max(reach, decided[next].upperBound)
                next += 1
            }
            if place >= reach { ranges.append(tokens[place].range) }
        }
        return ranges
    }
}
