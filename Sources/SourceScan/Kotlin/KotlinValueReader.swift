import SourceText

/// Finds the type of an expression written in Kotlin, where it is certain without a compiler.
struct KotlinValueReader {
    let tokens: TokenList

    /// The types of the local variables that an expression may name.
    var locals: [String: KotlinValueType] = [:]

    /// The type of the literal that starts at `index`; nil when there is none.
    static func literal(_ index: Int, _ tokens: TokenList) -> KotlinValueType? {
        switch tokens[index].kind {
        case .string: return .string
        case .number: return .number
        case .literal: return .character
        default: break
        }
        switch tokens.kotlin(index) {
        case .true, .false: return .boolean
        case .null: return .null
        default: return nil
        }
    }

    /// How deep parentheses are followed.
    private static let depthLimit = 32

    /// The type of the expression that fills `range`; nil where it is not certain.
    func type(of range: Range<Int>, depth: Int = 0) -> KotlinValueType? {
        guard depth < Self.depthLimit else { return nil }
        var range = range
        // Parentheses around the whole.
        while tokens[range.lowerBound].isOpen("("), tokens.after(range.lowerBound) == range.upperBound {
            range = tokens.content(range.lowerBound)
        }
        guard let parts = Parts(range, tokens) else { return nil }
        if parts.isTruth { return .boolean }
        guard let first = parts.operands.first.flatMap({ chain($0, depth: depth) }) else { return nil }
        if parts.operands.count == 1 { return first }
        if first == .string { return parts.isSum ? .string : nil }
        let areNumbers = parts.operands.allSatisfy { chain($0, depth: depth) == .number }
        return areNumbers ? .number : nil
    }

    /// The operands of an expression and what is done with them.
    private struct Parts {
        var operands: [Range<Int>] = []

        /// Whether it compares or joins Booleans, which gives a Boolean whatever the operands are.
        var isTruth = false

        /// Whether every operator is `+`.
        var isSum = true

        /// nil where the expression has parts that are not understood.
        init?(_ range: Range<Int>, _ tokens: TokenList) {
            var start = range.lowerBound
            var next = range.lowerBound
            var takesName = true
            while next < range.upperBound {
                let token = tokens[next]
                switch token.kind {
                case .operator where next == start:
                    guard tokens.isText(next, "-") || tokens.isText(next, "+") else { return nil }
                case .operator:
                    guard take(operator: tokens.text(token.range)) else { return nil }
                    operands.append(start..<next)
                    start = next + 1
                    takesName = true
                case .word, .quotedWord, .number, .string, .literal:
                    let isReserved = tokens.kotlin(next)?.isReserved == true && tokens.kotlin(next) != .this
                    // Behind a name stands an operator, which may be a word.
                    guard takesName, !isReserved || KotlinValueReader.literal(next, tokens) != nil else { return nil }
                    takesName = false
                case .open where token.byte != UInt8(ascii: "{"): takesName = false
                case .sign where token.isSign("."): takesName = true
                default: return nil
                }
                next = tokens.after(next)
            }
            guard next == range.upperBound, start < next else { return nil }
            operands.append(start..<next)
        }

        private mutating func take(operator text: String) -> Bool {
            switch text {
            case "==", "!=", "===", "!==", "&&", "||": isTruth = true
            case "+": break
            case "-", "*", "/", "%": isSum = false
            default: return false
            }
            return true
        }
    }

    /// The type of a literal or name, and of the members called on it.
    private func chain(_ range: Range<Int>, depth: Int) -> KotlinValueType? {
        var next = range.lowerBound
        let hasSign = tokens[next].kind == .operator
        if hasSign { next += 1 }
        var type = Self.literal(next, tokens)
        if tokens[next].isOpen("(") {
            type = self.type(of: tokens.content(next), depth: depth + 1)
        } else if tokens[next].isName, type == nil {
            type = tokens[next + 1].isOpen("(") ? Self.makers[tokens.name(next)] : locals[tokens.name(next)]
        }
        next = tokens.after(next)
        while next < range.upperBound {
            if tokens[next].isOpen("(") || tokens[next].isOpen("[") {
                if tokens[next].isOpen("[") { type = nil }
                next = tokens.after(next)
                continue
            }
            guard tokens[next].isSign("."), tokens[next + 1].isName else { return nil }
            let member = tokens.name(next + 1)
            let isCalled = tokens[next + 2].isOpen("(")
            type =
                (isCalled ? Self.conversions[member] : nil)
                ?? (type == .string ? Self.members[member].flatMap { $0.isCalled == isCalled ? $0.type : nil } : nil)
            next += 2
        }
        return next == range.upperBound && (!hasSign || type == .number) ? type : nil
    }

    /// The result types of the conversions of Kotlin's own library.
    private static let conversions: [String: KotlinValueType] = [
        "toInt": .number, "toLong": .number, "toDouble": .number, "toFloat": .number, "toBoolean": .boolean,
        "toString": .string,
    ]

    /// The types of the members of a String.
    private static let members: [String: (isCalled: Bool, type: KotlinValueType)] = [
        "length": (false, .number), "isEmpty": (true, .boolean), "isNotEmpty": (true, .boolean),
        "isBlank": (true, .boolean), "startsWith": (true, .boolean), "endsWith": (true, .boolean),
        "contains": (true, .boolean), "uppercase": (true, .string), "lowercase": (true, .string),
        "trim": (true, .string), "replace": (true, .string), "substring": (true, .string),
    ]

    /// The result types of the functions of Kotlin's own library.
    private static let makers: [String: KotlinValueType] = [
        "listOf": .collection, "mutableListOf": .collection, "arrayOf": .collection, "setOf": .collection,
        "mapOf": .collection, "emptyList": .collection,
    ]
}
