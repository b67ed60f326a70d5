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
    private var decided: SwiftDecidedCode
    /// Names that mean something of their own in the body.
    private let bound: Set<String>
    private let refused: SwiftRefusedFormats
    private let returns: [SwiftReturn]
    /// Mentions that do anything.
    private var mentions: [Int] = []

    init(_ code: SwiftCodeBlock, of function: SwiftFunction, _ format: String, _ returns: [SwiftReturn]) {
        refused = SwiftRefusedFormats(code, returns)
        self.returns = returns
        decided = SwiftDecidedCode(code)
        self.code = code
        tokens = code.tokens
        self.format = format == "_" ? nil : code.tokens.symbols.symbol(of: format)
        bound = SwiftBoundNames.names(in: code).union(function.parameters.map(\.name.value))
    }

    func run() -> Result {
        var analysis = self
        analysis.judgeMentions()
        analysis.decided.decide(analysis.sure)
        analysis.markRefused()
        return Result(
            comparisons: analysis.comparisons.map(withoutBoundNames), unsure: analysis.unsureRanges,
            unguarded: analysis.unguardedRows)
    }

    struct Result {
        let comparisons: [SwiftComparison]
        let unsure: [Range<Int>]
        let unguarded: [Range<Int>]
    }

    /// Where rows may be handed out for other formats than those compared. Comparisons the other way round are judged
    /// by themselves.
    private var unguardedRows: [Range<Int>] {
        guard !comparisons.isEmpty, comparisons.allSatisfy({ !$0.isInverted && !$0.isRefused }) else { return [] }
        return SwiftUnguardedRows(code, returns, decided).ranges
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
            switch reader.use(at: index) {
            case nil, .neutral: continue
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
            case .subject(let brace, let folding): judgeSwitch(brace, folding)
            }
            mentions.append(index)
        }
    }

    private mutating func judgeSwitch(_ brace: Int, _ folding: SwiftComparison.Folding) {
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
        decided.appendBehind(switch: brace)
    }

    /// The places of unsure mentions that are reached with formats not yet compared.
    private var unsureRanges: [Range<Int>] {
        let places = comparisons.isEmpty ? (unsure + emptiness).sorted() : unsure.sorted()
        let decided = decided.merged
        return places.filter { !decided.contains($0) }.map { tokens[$0].range }
    }
}
