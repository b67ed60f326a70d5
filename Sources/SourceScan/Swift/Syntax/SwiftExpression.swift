import SourceText

/// An expression in the body of a function.
struct SwiftExpression: Sendable {
    indirect enum Kind: Sendable {
        /// Code that the parser does not model, or that is nested too deep.
        case opaque
        /// An identifier without its backticks, also `self`, `Self`, `super` and `$0`; an operator that is passed.
        case name(String)
        /// `_`
        case wildcard
        case `nil`
        case boolean(Bool)
        case number(String)
        case string([SwiftStringPart])
        case array([SwiftExpression])
        case dictionary([SwiftPair])
        /// `()`, or several elements.
        case tuple([SwiftArgument])
        case parentheses(SwiftExpression)
        case closure(SwiftClosure)
        /// `.name`
        case implicitMember(String)
        /// A part that follows an expression directly: `a.b(c)[d]?`.
        case chain(SwiftExpression, [SwiftPostfix])
        case prefix(SwiftOperator, SwiftExpression)
        /// `&value`
        case inOut(SwiftExpression)
        /// Operators of one precedence, one fewer than operands.
        case infix([SwiftExpression], [SwiftOperator])
        /// `a ? b : c ? d : e`, with the values behind each `?`.
        case ternary([SwiftPair], SwiftExpression)
        /// `a = b` and `a += b`
        case assignment(SwiftExpression, SwiftOperator, SwiftExpression)
        case cast(SwiftExpression, SwiftCast, type: Located<String>)
        /// `try`, `await` and their like.
        case effect(SwiftEffect, SwiftExpression)
        case `if`(SwiftIf)
        case `switch`(SwiftSwitch)
        case `do`(SwiftDo)
        /// `\Type.a.b` with its names; empty when there is more to it.
        case keyPath([String])
    }

    let kind: Kind

    /// UTF-8 byte offsets.
    let range: Range<Int>
}

/// A piece of a string literal.
enum SwiftStringPart: Sendable {
    /// Decoded; at the place of the literal's content. Nil when it cannot be decoded.
    case text(Located<String?>)
    case interpolation(SwiftExpression)
}

/// A key with its value, or a condition with its.
struct SwiftPair: Sendable {
    let key: SwiftExpression
    let value: SwiftExpression
}

/// An element of a tuple or an argument of a call.
struct SwiftArgument: Sendable {
    let label: String?
    let value: SwiftExpression
}

/// An operator between or before operands.
struct SwiftOperator: Sendable {
    let text: String
    let range: Range<Int>
}

/// `is` and `as`, the latter also with `?` or `!`.
enum SwiftCast: Sendable {
    case `is`, `as`, optional, forced
}

/// `try`, also with `?` or `!`, and what may stand beside it.
enum SwiftEffect: Sendable {
    case `try`, optionalTry, forcedTry, await, unsafe
}

/// A part that follows an expression directly.
struct SwiftPostfix: Sendable {
    enum Kind: Sendable {
        case member(String)
        case call([SwiftArgument])
        case `subscript`([SwiftArgument])
        /// `?`
        case optional
        /// `!`
        case force
        case generics
        case `operator`(String)
        /// `#if` around what follows.
        case conditional
    }

    let kind: Kind
    let range: Range<Int>
}

/// `{ [weak self] a, b in … }`
struct SwiftClosure: Sendable {
    let captures: [SwiftArgument]

    /// The names of the parameters; nil when it declares none and uses `$0`.
    let parameters: [String]?
    let body: [SwiftStatement]
    let range: Range<Int>
}
