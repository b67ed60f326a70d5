/// The words that mean something to the scanner; their symbols are their positions here.
enum KotlinWord: String, CaseIterable {
    case package, `import`, `class`, interface, object, fun, `val`, `var`, constructor, `init`, `typealias`, `as`

    case `public`, `private`, protected, `internal`, open, abstract, final, sealed, data, inner, `enum`, annotation
    case companion, override, lateinit, const, tailrec, suspend, `inline`, noinline, crossinline, infix, `operator`
    case external, expect, actual, value, vararg

    case `return`, `where`, by, get, set, this, `super`, null, `true`, `false`, `if`, `else`, when, `while`, `for`, `do`
    case `try`, `catch`, finally, `throw`, `in`, `is`, typeof

    static let all = Array(allCases)
    static let spellings = all.map(\.rawValue)

    /// Whether this may stand before a declaration.
    var isModifier: Bool {
        switch self {
        case .public, .private, .protected, .internal, .open, .abstract, .final, .sealed, .data, .inner, .enum,
            .annotation, .companion, .override, .lateinit, .const, .tailrec, .suspend, .inline, .noinline, .crossinline,
            .infix, .operator, .external, .expect, .actual, .value, .vararg:
            true
        default: false
        }
    }

    /// Whether a declaration starts with this.
    var isDeclaration: Bool {
        switch self {
        case .class, .interface, .object, .fun, .val, .var, .constructor, .typealias: true
        default: false
        }
    }

    /// Whether no name is spelt like this without backticks.
    var isReserved: Bool {
        switch self {
        case .package, .class, .interface, .object, .fun, .val, .var, .typealias, .as, .return, .this, .super, .null,
            .true, .false, .if, .else, .when, .while, .for, .do, .try, .throw, .in, .is, .typeof:
            true
        default: false
        }
    }
}

extension TokenList {
    /// The keyword or contextual word at `index` of a Kotlin file; nil for other words, between backticks, and all else.
    func kotlin(_ index: Int) -> KotlinWord? {
        let token = self[index]
        guard token.kind == .word, token.symbol < KotlinWord.all.count else { return nil }
        return KotlinWord.all[Int(token.symbol)]
    }
}
