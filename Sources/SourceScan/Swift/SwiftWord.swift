/// The words that mean something to the scanner; their symbols are their positions here.
enum SwiftWord: String, CaseIterable {
    case `import`, `class`, `struct`, `enum`, `protocol`, `extension`, actor, `var`, `let`, `func`, `init`, `deinit`
    case `subscript`, `typealias`, `associatedtype`, `case`, `operator`
    case precedenceGroup = "precedencegroup"
    case macro

    case `public`, `private`, `internal`, `fileprivate`, open, package, `static`, final, override, required, convenience
    case lazy, weak, unowned, mutating, nonmutating, dynamic, optional, indirect, nonisolated, isolated, distributed
    case infix, prefix, postfix, borrowing, consuming, sending, async
    case formerConsuming = "__consuming"

    case `if`, `guard`, `while`, `for`, `switch`, `return`, `in`, `else`, `do`, `catch`, `repeat`, `defer`, `where`
    case `break`, `continue`, `fallthrough`
    case `throw`, `throws`, `rethrows`, `try`, `await`, `is`, `as`, `default`, any
    case opaque = "some"
    case `nil`, `self`, `Self`
    case `super`, `rawValue`, contains, onRowEvent, lowercased, uppercased, each, yield, get, set, unsafe
    case safe, `inout`, `true`, `false`
    case absent = "none"

    static let all = Array(allCases)
    static let spellings = all.map(\.rawValue)
}

extension TokenList {
    /// The keyword or contextual word at `index` of a Swift file; nil for other words, between backticks, and all else.
    func word(_ index: Int) -> SwiftWord? {
        let token = self[index]
        guard token.kind == .word, token.symbol < SwiftWord.all.count else { return nil }
        return SwiftWord.all[Int(token.symbol)]
    }
}
