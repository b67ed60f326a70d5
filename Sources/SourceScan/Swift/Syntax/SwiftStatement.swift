import SourceText

/// A statement in the body of a function.
struct SwiftStatement: Sendable {
    indirect enum Kind: Sendable {
        /// Code that the parser does not model, or that is nested too deep.
        case opaque
        case expression(SwiftExpression)
        case variable([SwiftBinding])
        case function(SwiftLocalFunction)
        /// A local type, `typealias` and the like.
        case declaration
        case `if`(SwiftIf)
        case `guard`([SwiftCondition], [SwiftStatement])
        case `switch`(SwiftSwitch)
        case `while`([SwiftCondition], [SwiftStatement])
        case `repeat`([SwiftStatement], SwiftExpression)
        case `for`(SwiftFor)
        case `do`(SwiftDo)
        case `defer`([SwiftStatement])
        case `return`(SwiftExpression?)
        case `throw`(SwiftExpression)
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
        case conditional([SwiftBranch])
    }

    let kind: Kind

    /// The label before a loop, `switch`, `if` or `do`.
    let label: String?
    let range: Range<Int>
}

/// `if … { } else if … { } else { }`
struct SwiftIf: Sendable {
    struct Branch: Sendable {
        let conditions: [SwiftCondition]
        let body: [SwiftStatement]
    }

    let branches: [Branch]
    let otherwise: [SwiftStatement]?
}

/// One of the conditions between commas.
struct SwiftCondition: Sendable {
    enum Kind: Sendable {
        case expression(SwiftExpression)
        /// `let name = value`; without a value it is the name's own.
        case binding(SwiftPattern, SwiftExpression?)
        /// `case pattern = value`
        case pattern(SwiftPattern, SwiftExpression)
        /// `#available(…)`
        case availability
    }

    let kind: Kind
    let range: Range<Int>
}

struct SwiftSwitch: Sendable {
    struct Case: Sendable {
        /// Empty for `default`.
        let patterns: [(pattern: SwiftPattern, condition: SwiftExpression?)]
        let isDefault: Bool
        let body: [SwiftStatement]
        let range: Range<Int>
    }

    let subject: SwiftExpression
    let cases: [Case]

    /// Whether some cases are in only some builds.
    let isConditional: Bool
}

/// `do { } catch pattern where condition { }`
struct SwiftDo: Sendable {
    struct Catch: Sendable {
        /// Empty for any error, which is then `error`.
        let patterns: [(pattern: SwiftPattern, condition: SwiftExpression?)]
        let body: [SwiftStatement]
    }

    let body: [SwiftStatement]
    let catches: [Catch]
}

struct SwiftFor: Sendable {
    let pattern: SwiftPattern
    let sequence: SwiftExpression
    let condition: SwiftExpression?
    let body: [SwiftStatement]
}

/// One `name: Type = value` behind `let` or `var`.
struct SwiftBinding: Sendable {
    let pattern: SwiftPattern
    let type: Located<String>?
    let value: SwiftExpression?
    let isLet: Bool

    /// Whether braces with a getter or observers follow, or an attribute or `lazy` stands before it.
    let isSpecial: Bool
}

/// A function with its body.
struct SwiftLocalFunction: Sendable {
    struct Parameter: Sendable {
        let label: String?
        let name: String
        let type: Located<String>?
        let value: SwiftExpression?
    }

    let name: String
    let parameters: [Parameter]
    let returnType: Located<String>?
    let body: [SwiftStatement]
}

/// One branch of `#if`.
struct SwiftBranch: Sendable {
    /// nil for `#else`.
    let condition: SwiftBuildCondition?
    let body: [SwiftStatement]
}

/// A pattern that a value is compared with and taken apart by.
struct SwiftPattern: Sendable {
    indirect enum Kind: Sendable {
        case opaque
        case wildcard
        /// A name that the value is bound to.
        case name(String)
        case tuple([SwiftPattern])
        /// `.name(a, b)` or `Type.name(a, b)`, with the names before it; nil without parentheses.
        case enumCase([String], [SwiftPattern]?)
        /// `pattern?`
        case optional(SwiftPattern)
        case isType(String)
        case asType(SwiftPattern, String)
        case expression(SwiftExpression)
    }

    let kind: Kind
    let range: Range<Int>
}
