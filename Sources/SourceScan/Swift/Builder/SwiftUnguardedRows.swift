import SourceText

/// Finds rows that a builder may hand out for formats it has not compared: `if key == "k" { return row }`.
struct SwiftUnguardedRows {
    /// What is returned, in bytes.
    let ranges: [Range<Int>]

    init(_ code: SwiftCodeBlock, _ returns: [SwiftReturn], _ decided: SwiftDecidedCode) {
        let decided = decided.merged
        let variables = Variables(code)
        ranges = returns.filter { made in
            guard !made.isNil, let start = Self.token(at: made.expression.range.lowerBound, code) else { return false }
            guard !decided.contains(start) else { return false }
            guard let places = variables.assignments(to: start) else { return true }
            return !places.allSatisfy(decided.contains)
        }.map(\.expression.range)
    }

    /// The token of the body that starts at the byte.
    private static func token(at offset: Int, _ code: SwiftCodeBlock) -> Int? {
        var low = code.range.lowerBound
        var high = code.range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if code.tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < code.range.upperBound ? low : nil
    }

    /// Variables that are nothing, or nil, where they are declared, and where they get their values.
    private struct Variables {
        private let tokens: TokenList
        /// By the symbol of the name, the first token of each value but nil; nil for names that start with a value.
        private var values: [Int32: [Int]?] = [:]

        init(_ code: SwiftCodeBlock) {
            tokens = code.tokens
            for index in code.range {
                if tokens.word(index) == .let || tokens.word(index) == .var, tokens[index + 1].isName {
                    declare(index + 1)
                } else if tokens[index].isName, tokens.isAssignment(index + 1), !tokens[index - 1].isSign("."),
                    let known = values[tokens[index].symbol], var known
                {
                    add(valueAt: index + 2, to: &known)
                    values[tokens[index].symbol] = .some(known)
                }
            }
        }

        private mutating func declare(_ name: Int) {
            var next = name + 1
            if tokens[next].isSign(":") { next = SwiftTypeReader.end(of: next + 1, tokens) }
            let symbol = tokens[name].symbol
            let known = values[symbol] ?? []
            guard tokens.isAssignment(next) else {
                // What a pattern binds has a value of its own.
                values[symbol] = .some(tokens[name + 1].isSign(":") ? known : nil)
                return
            }
            guard var found = known else { return }
            add(valueAt: next + 1, to: &found)
            values[symbol] = .some(found)
        }

        /// The sides of `condition ? a : b` each count by themselves.
        private func add(valueAt start: Int, to found: inout [Int]) {
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
            found += starts.filter { tokens.word($0) != .nil }
        }

        /// Where the variable that an expression begins with gets its values; nil for anything else.
        func assignments(to start: Int) -> [Int]? {
            guard tokens[start].isName, let places = values[tokens[start].symbol], let places, !places.isEmpty
            else { return nil }
            return places
        }
    }
}
