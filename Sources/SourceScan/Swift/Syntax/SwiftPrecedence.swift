import SourceText

/// How tight an operator of the standard library binds; the higher, the tighter.
enum SwiftPrecedence: Int, Comparable {
    case assignment, ternary, custom, or, and, comparison, nilCoalescing, casting, range, addition, multiplication,
        shift

    static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool { left.rawValue < right.rawValue }

    init(_ text: String) {
        switch text {
        case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
            ".&=", ".|=", ".^=":
            self = .assignment
        case "||": self = .or
        case "&&": self = .and
        case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=":
            self = .comparison
        case "??": self = .nilCoalescing
        case "...", "..<": self = .range
        case "+", "-", "&+", "&-", "|", "^": self = .addition
        case "*", "/", "%", "&", "&*", "&/", "&%": self = .multiplication
        case "<<", ">>", "&<<", "&>>": self = .shift
        default: self = .custom
        }
    }

    /// Whether several operators of this precedence may follow each other.
    var isAssociative: Bool {
        switch self {
        case .or, .and, .nilCoalescing, .addition, .multiplication, .ternary: true
        default: false
        }
    }
}

/// Puts the operands and operators of a sequence together by precedence, without recursion.
struct SwiftOperatorFold {
    private enum Infix {
        case `operator`(SwiftOperator)
        case question(then: SwiftExpression)
    }

    private var operands: [SwiftExpression] = []
    private var infixes: [(infix: Infix, precedence: SwiftPrecedence)] = []
    /// Whether an operator whose precedence is unknown stands beside others, or operators that do not associate.
    private(set) var isUnclear = false
    private var hasCustom = false
    private var hasOther = false

    mutating func append(_ operand: SwiftExpression) { operands.append(operand) }

    mutating func append(_ sign: SwiftOperator) {
        let precedence = SwiftPrecedence(sign.text)
        note(precedence)
        fold(tighterThan: precedence)
        infixes.append((.operator(sign), precedence))
    }

    /// Adds `? then :`.
    mutating func append(then: SwiftExpression) {
        note(.ternary)
        fold(tighterThan: .ternary)
        infixes.append((.question(then: then), .ternary))
    }

    /// Adds `as type`, which ends at `end`.
    mutating func append(_ cast: SwiftCast, type: Located<String>, end: Int) {
        note(.casting)
        fold(tighterThan: .casting)
        guard let operand = operands.popLast() else { return }
        let start = operand.range.lowerBound
        operands.append(
            SwiftExpression(kind: .cast(operand, cast, type: type), range: start..<max(start, end)))
    }

    /// The whole sequence; nil when nothing was added.
    mutating func finish() -> SwiftExpression? {
        fold(tighterThan: nil)
        return operands.last
    }

    private mutating func note(_ precedence: SwiftPrecedence) {
        if hasCustom || precedence == .custom && hasOther { isUnclear = true }
        if precedence == .custom { hasCustom = true } else { hasOther = true }
    }

    /// Folds all operators of a higher precedence, those of one precedence that follow each other together.
    private mutating func fold(tighterThan limit: SwiftPrecedence?) {
        while let last = infixes.last?.precedence, limit.map({ last > $0 }) ?? true {
            var run: [Infix] = []
            while let infix = infixes.last, infix.precedence == last {
                run.append(infix.infix)
                infixes.removeLast()
            }
            run.reverse()
            guard operands.count > run.count else { return infixes.removeAll() }
            let parts = Array(operands.suffix(run.count + 1))
            operands.removeLast(parts.count)
            if run.count > 1, !last.isAssociative { isUnclear = true }
            operands.append(SwiftExpression(kind: Self.kind(parts, run, last), range: Self.range(parts)))
        }
    }

    private static func range(_ parts: [SwiftExpression]) -> Range<Int> {
        let start = parts.first?.range.lowerBound ?? 0
        return start..<max(start, parts.last?.range.upperBound ?? start)
    }

    private static func kind(_ parts: [SwiftExpression], _ run: [Infix], _ precedence: SwiftPrecedence)
        -> SwiftExpression.Kind
    {
        var signs: [SwiftOperator] = []
        var pairs: [SwiftPair] = []
        for (infix, part) in zip(run, parts) {
            switch infix {
            case .operator(let sign): signs.append(sign)
            case .question(let then): pairs.append(SwiftPair(key: part, value: then))
            }
        }
        guard let last = parts.last else { return .opaque }
        if !pairs.isEmpty { return .ternary(pairs, last) }
        if precedence == .assignment, let sign = signs.first { return .assignment(parts[0], sign, last) }
        return .infix(parts, signs)
    }
}
