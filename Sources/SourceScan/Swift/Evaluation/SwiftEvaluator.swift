import SourceText

/// Runs a row builder for one requested format, on values that are known as far as the code tells. Where a condition
/// cannot be evaluated, both ways are followed. Work and depth are bounded: past the bounds everything is unknown.
final class SwiftEvaluator {
    let index: ControlIndex
    let format: RequestedFormat

    /// The closures met so far; a closure is a fact by its number here.
    var closures: [EvaluatedClosure] = []
    /// How the code run so far leaves the function around, with what holds there.
    var exits: [(exit: EvaluationExit, state: EvaluationState)] = []
    /// Where the app is ended, and under which condition.
    var stops: [(place: CodePlace, assumption: Unknown?)] = []
    private(set) var comparisons: [ComparedString] = []
    private(set) var unresolved: [InFile<String>] = []
    private var seenComparisons = SeenPlaces<ComparedString>()
    private var seenNames = SeenPlaces<CodePlace>()
    /// Globals and static properties that were evaluated; nil while one is.
    var constants: [CodePlace: AbstractValue?] = [:]

    private var mutating: [Int: Set<Int>] = [:]
    private var steps = 0
    private var depth = 0
    private var lastNumber = 0

    static let stepLimit = 20_000
    static let depthLimit = 36

    init(_ index: ControlIndex, _ format: RequestedFormat) {
        self.index = index
        self.format = format
    }

    /// The format as a value.
    var requestedString: AbstractValue {
        switch format {
        case .exactly(let text): AbstractValue(.string(KnownString(text: text, isFromFormat: true)))
        case .anythingElse:
            AbstractValue(.string(KnownString(text: "\u{10FFFD}\u{10FFFC}", isFromFormat: true, isAnything: true)))
        }
    }

    func newNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The words of a file that are methods which change their value.
    func mutatingSymbols(_ number: Int) -> Set<Int> {
        if let known = mutating[number] { return known }
        let symbols = SwiftNameScanner.mutatingSymbols(file(number).tokens)
        mutating[number] = symbols
        return symbols
    }

    func file(_ number: Int) -> SwiftFileFacts { index.facts.files[number] }

    // MARK: Bounds

    /// Counts work; false when there was too much of it.
    func spend(_ amount: Int = 1) -> Bool {
        steps += amount
        return steps <= Self.stepLimit
    }

    /// Goes one level deeper, which `leave` undoes; false, and on the same level, when that is too deep.
    func enter() -> Bool {
        guard depth < Self.depthLimit else { return false }
        depth += 1
        return true
    }

    func leave() { depth -= 1 }

    // MARK: Unknown values

    func unknown(
        _ reason: String, at range: Range<Int>, _ context: EvaluationContext, isFromFormat: Bool = false,
        name: String? = nil
    ) -> AbstractValue {
        AbstractValue(
            .unknown(
                Unknown(
                    reason: reason, place: CodePlace(file: context.file, range: range), isFromFormat: isFromFormat,
                    name: name)))
    }

    /// A value past the bounds. It may depend on anything.
    func tooComplex(_ range: Range<Int>, _ context: EvaluationContext) -> AbstractValue {
        unknown("the code is too complex to evaluate", at: range, context, isFromFormat: true)
    }

    /// The text at a place, cut where it is long.
    func text(at range: Range<Int>, _ context: EvaluationContext) -> String {
        let bytes = file(context.file).tokens.bytes
        let text = String(decoding: bytes[range.clamped(to: 0..<bytes.count).prefix(60)], as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    // MARK: Variables

    /// Gives a name a new variable in the innermost scope.
    func declare(_ name: String, _ value: AbstractValue, _ context: EvaluationContext, _ state: inout EvaluationState) {
        guard name != "_" else { return }
        let cell = newNumber()
        context.scope.cells[name] = cell
        state.cells[cell] = value
    }

    /// The number of the variable that a name stands for; nil when it is not a local one.
    func cell(_ name: String, _ context: EvaluationContext) -> Int? {
        var scope: EvaluationScope? = context.scope
        while let next = scope {
            if let cell = next.cells[name] { return cell }
            scope = next.parent
        }
        return nil
    }

    // MARK: Ways that part

    /// What holds where a condition is true, and where it is false; nil where that is impossible.
    func split(_ condition: AbstractValue, _ state: EvaluationState) -> (yes: EvaluationState?, no: EvaluationState?) {
        var met: [Unknown?] = []
        var failed: [Unknown?] = []
        for option in condition.options {
            var assumption = option.assumption
            if case .unknown(let unknown) = option.fact, unknown.isFromFormat { assumption = assumption ?? unknown }
            if option.fact != .boolean(false) { met.append(assumption) }
            if option.fact != .boolean(true) { failed.append(assumption) }
        }
        let isOpen = !met.isEmpty && !failed.isEmpty
        func way(_ assumptions: [Unknown?]) -> EvaluationState? {
            guard let first = assumptions.first else { return nil }
            var state = state
            if isOpen, !assumptions.contains(nil) { state.assume(first) }
            return state
        }
        if isOpen { _ = spend(1 + state.cells.count / 16) }
        return (way(met), way(failed))
    }

    /// What holds where several ways meet that parted at `base`.
    func join(_ states: [EvaluationState], base: EvaluationState) -> EvaluationState {
        if states.count > 1 { _ = spend(states.reduce(1) { $0 + ($1.cells.count + $1.objects.count) / 8 }) }
        return .join(states, base: base)
    }

    /// Runs one or both ways of a condition, and joins them.
    func branch(
        on condition: AbstractValue, _ state: inout EvaluationState,
        _ yes: (inout EvaluationState) -> AbstractValue, otherwise no: (inout EvaluationState) -> AbstractValue
    ) -> AbstractValue {
        let ways = split(condition, state)
        guard var left = ways.yes else {
            return no(&state)
        }
        guard var right = ways.no else { return yes(&state) }
        let base = state
        let values = [(yes(&left), left), (no(&right), right)]
        state = join([left, right], base: base)
        return .union(
            zip(values, [left, right]).filter { $0.1.isReachable }.map { ($0.0.0, $0.1.assumption(since: base)) })
    }

    // MARK: What was compared

    func note(_ comparison: ComparedString) {
        guard seenComparisons.insert(comparison, at: comparison.value.range.lowerBound) else { return }
        comparisons.append(comparison)
    }

    func noteUnresolved(_ unknown: Unknown) {
        guard let name = unknown.name, seenNames.insert(unknown.place, at: unknown.place.range.lowerBound) else {
            return
        }
        unresolved.append(InFile(name, path: file(unknown.place.file).path, at: unknown.place.range))
    }
}
