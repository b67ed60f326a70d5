import SourceText

/// Finds rows that a builder may hand out for formats it has not compared: `if key == "k" { return row }`.
struct SwiftUnguardedRows {
    /// What is returned, in bytes.
    let ranges: [Range<Int>]

    init(_ code: SwiftCodeBlock, _ returns: [SwiftReturn], _ decided: SwiftDecidedCode) {
        let decided = decided.merged
        let undecided = returns.compactMap { made -> (start: Int, range: Range<Int>)? in
            guard !made.isNil, let start = Self.token(at: made.expression.range.lowerBound, code),
                !decided.contains(start)
            else { return nil }
            return (start, made.expression.range)
        }
        // Mostly everything is decided where it is returned, and no variable has to be followed.
        guard !undecided.isEmpty else {
            ranges = []
            return
        }
        var variables = Variables(code)
        ranges = undecided.filter { !variables.isGuarded($0.start, decided) }.map(\.range)
    }

    /// The token of the body that starts at the byte.
    private static func token(at offset: Int, _ code: SwiftCodeBlock) -> Int? {
        let first = code.range.partitioningIndex { code.tokens[$0].range.lowerBound >= offset }
        return first < code.range.upperBound ? first : nil
    }

    /// Variables that are nothing, or nil, where they are declared, and where they get their values.
    private struct Variables {
        private let tokens: TokenList
        /// By the symbol of the name, the first token of each value but nil; nil for names that start with a value.
        private var values: [Int32: [Int]?] = [:]
        /// What has been found out of a name.
        private var guarded: [Int32: Bool] = [:]

        init(_ code: SwiftCodeBlock) {
            tokens = code.tokens
            for index in code.range {
                if tokens.word(index) == .let || tokens.word(index) == .var, tokens[index + 1].isName {
                    declare(index + 1)
                } else if tokens[index].isName, tokens.isAssignment(index + 1), !tokens[index - 1].isSign("."),
                    values[tokens[index].symbol, default: nil] != nil
                {
                    add(valueAt: index + 2, to: tokens[index].symbol)
                }
            }
        }

        private mutating func declare(_ name: Int) {
            var next = name + 1
            if tokens[next].isSign(":") { next = SwiftTypeReader.end(of: next + 1, tokens) }
            let symbol = tokens[name].symbol
            if values[symbol] == nil { values[symbol] = .some([]) }
            if tokens.isAssignment(next) {
                add(valueAt: next + 1, to: symbol)
            } else if !tokens[name + 1].isSign(":") {
                // What a pattern binds has a value of its own.
                values[symbol] = .some(nil)
            }
        }

        /// The sides of `condition ? a : b` each count by themselves.
        private mutating func add(valueAt start: Int, to symbol: Int32) {
            let end = SwiftValueReader.end(of: start, tokens)
            var next = start
            var starts = [start]
            while next < end {
                if tokens[next].kind == .operator, tokens[next].isSpaced, tokens.isText(next, "?") {
                    if starts.count == 1 { starts = [] }
                    starts.append(next + 1)
                } else if tokens[next].isSign(":") {
                    starts.append(next + 1)
                }
                next = tokens.after(next)
            }
            values[symbol, default: nil]?.append(contentsOf: starts.filter { tokens.word($0) != .nil })
        }

        /// Whether an expression begins with a variable that only gets values where something is decided.
        mutating func isGuarded(_ start: Int, _ decided: SwiftTokenRanges) -> Bool {
            guard tokens[start].isName, let places = values[tokens[start].symbol], let places, !places.isEmpty
            else { return false }
            let symbol = tokens[start].symbol
            let isGuarded = guarded[symbol] ?? places.allSatisfy(decided.contains)
            guarded[symbol] = isGuarded
            return isGuarded
        }
    }
}
