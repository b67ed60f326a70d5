import SourceText

/// A place where Swift code names something that is looked for, with what stands around the name.
package struct SwiftUse: ConditionalCode, Sendable, Hashable {
    /// How the name is used.
    package enum Form: Sendable, Hashable {
        /// An instance of it is made: `Name(…)`, `Name.init(…)`, `let a: Name = .init(…)`.
        case made
        /// It is called as a member of something: `x.name(…)`, or with a closure behind it.
        case memberCall
        /// It is called alone: `name(…)`.
        case call
        /// It is read as a member: `x.name`.
        case member
        case other
    }

    package let name: Located<String>
    package let form: Form

    /// The names before the dot of a member, as far as they are a path; empty for anything else.
    package let receiver: [String]

    /// The arguments of a call; empty without one.
    package let arguments: [Argument]
    package let condition: SwiftBuildCondition

    package struct Argument: Sendable, Hashable {
        /// nil for `_`.
        package let label: String?

        /// The value as written, cut after 200 bytes.
        package let value: String

        /// The whole value, in UTF-8 byte offsets.
        package let range: Range<Int>
    }

    /// All uses of `names` in the code of a file that an app can compile, in the order of their places.
    package static func all(of names: Set<String>, in file: SwiftFileFacts) -> [SwiftUse] {
        let tokens = file.tokens
        let symbols = Set(names.compactMap { tokens.symbols.symbol(of: $0).map(Int.init) })
        guard !symbols.isEmpty else { return [] }
        var conditions = SwiftConditions()
        return (0..<tokens.count).compactMap { index in
            if tokens[index].kind == .branch { conditions.take(tokens[index], tokens) }
            guard tokens[index].isName, symbols.contains(Int(tokens[index].symbol)) else { return nil }
            return use(at: index, tokens, conditions.current)
        }
    }

    private static func use(at index: Int, _ tokens: TokenList, _ condition: SwiftBuildCondition) -> SwiftUse {
        let isMember = tokens[index - 1].isSign(".")
        let start = isMember ? tokens.startOfPath(upTo: index) : index
        let call = isDeclared(index, tokens) ? nil : argumentList(behind: index, tokens)
        let arguments = call.flatMap { $0.isOpen ? self.arguments(at: $0.index, tokens) : [] } ?? []
        let form: Form =
            if let call, call.isInitialiser || !isMember && tokens.startsUppercased(index) {
                .made
            } else if call != nil {
                isMember ? .memberCall : .call
            } else {
                isMember ? .member : .other
            }
        let receiver = stride(from: start, to: index, by: 2).map(tokens.name)
        return SwiftUse(
            name: tokens.locatedName(index), form: form, receiver: isMember ? receiver : [], arguments: arguments,
            condition: condition)
    }

    /// Whether the name at `index` is the name of what is declared there.
    private static func isDeclared(_ index: Int, _ tokens: TokenList) -> Bool {
        switch tokens.word(index - 1) {
        case .func, .case, .class, .struct, .enum, .protocol, .actor, .var, .let, .typealias, .extension: true
        default: false
        }
    }

    /// Where the arguments of a call of the name at `index` stand: its parenthesis, or the brace of a closure.
    private static func argumentList(
        behind index: Int, _ tokens: TokenList
    ) -> (index: Int, isOpen: Bool, isInitialiser: Bool)? {
        // `CellProvider<Cell>(…)`
        let end =
            tokens.startsUppercased(index) && !tokens[index + 1].isSpaced
            ? tokens.afterGenerics(index + 1) { tokens.endsType($0) { _ in false } } : index + 1
        var next = end
        // `let a: Name? = .init(…)`
        if tokens[next].kind == .operator, !tokens[next].isSpaced, tokens.isText(next, "?") { next += 1 }
        var isInitialiser = false
        if tokens.isAssignment(next), tokens[next + 1].isSign("."), tokens[index - 1].isSign(":") { next += 1 }
        if tokens[next].isSign("."), tokens.isText(next + 1, "init") {
            next += 2
            isInitialiser = true
        }
        guard isInitialiser || next == end, !tokens[next].startsLine else { return nil }
        if tokens[next].isOpen("(") { return (next, true, isInitialiser) }
        // `requestAccess { … }`, but not `if x.isReady {` or `var a: Name {`.
        let isCall = tokens[next].isOpen("{") && tokens[index - 1].isSign(".") && !isCondition(before: index, tokens)
        return isCall ? (next, false, isInitialiser) : nil
    }

    /// Whether the line of the name at `index` begins with a word whose condition a brace ends.
    private static func isCondition(before index: Int, _ tokens: TokenList) -> Bool {
        var first = index
        while first > 0, !tokens[first].startsLine, index - first < 64 { first -= 1 }
        return (first..<index).contains { place in
            switch tokens.word(place) {
            case .if, .guard, .while, .for, .switch: true
            default: false
            }
        }
    }

    private static func arguments(at parenthesis: Int, _ tokens: TokenList) -> [Argument] {
        let content = tokens.content(parenthesis)
        let starts = tokens.startsOfParts(in: content)
        return zip(starts, starts.dropFirst().map { $0 - 1 } + [content.upperBound]).map { start, end in
            let isLabelled = tokens[start].isName && tokens[start + 1].isSign(":") && start + 2 <= end
            let value = tokens.located((isLabelled ? start + 2 : start)..<end, limit: 200)
            return Argument(
                label: isLabelled ? tokens.name(start) : nil, value: value.value, range: value.range)
        }
    }
}

extension TokenList {
    /// Whether the name at `index` begins with a capital, as types do.
    fileprivate func startsUppercased(_ index: Int) -> Bool {
        let byte = self[index].byte
        return byte.isASCIILetter && byte & 0x20 == 0
    }
}
