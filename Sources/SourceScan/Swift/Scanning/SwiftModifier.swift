import SourceText

/// Tells modifiers from names that look like them.
enum SwiftModifier {
    /// Whether the word at `index`, where a declaration may start, is a modifier of one: something that can go on as a
    /// declaration follows.
    static func isModifier(at index: Int, _ tokens: TokenList) -> Bool {
        guard let word = tokens.word(index) else { return false }
        var next = index + 1
        switch word {
        case .class:
            guard tokens[next].kind == .word, let following = tokens.word(next) else { return false }
            // `class open {}` declares a class of that name.
            return isKeyword(following) || (isModifierWord(following) && !continuesTypeHeader(at: next + 1, tokens))
        case let word where isModifierWord(word): break
        default: return false
        }
        if tokens[next].isOpen("(") {
            let content = tokens.content(next)
            guard content.count == 1, tokens[content.lowerBound].kind == .word else { return false }
            next = tokens.after(next)
        }
        if tokens[next].isSign("@") || tokens[next].kind == .branch { return true }
        guard let following = tokens.word(next) else { return false }
        return isKeyword(following) || isModifierWord(following) || following == .class
            || (following == .actor && tokens[next + 1].isName)
    }

    /// Whether a type's header goes on at `index`, behind its name.
    static func continuesTypeHeader(at index: Int, _ tokens: TokenList) -> Bool {
        let token = tokens[index]
        return token.isOpen("{") || token.isSign(":") || tokens.word(index) == .where
            || (token.kind == .operator && token.byte == UInt8(ascii: "<"))
    }

    /// Whether a declaration starts with this word, whatever stands around it.
    static func isKeyword(_ word: SwiftWord) -> Bool {
        switch word {
        case .import, .struct, .enum, .protocol, .extension, .var, .let, .func, .`init`, .deinit, .subscript,
            .typealias,
            .associatedtype, .case, .operator, .precedenceGroup, .macro:
            true
        default: false
        }
    }

    private static func isModifierWord(_ word: SwiftWord) -> Bool {
        switch word {
        case .public, .private, .internal, .fileprivate, .open, .package, .static, .final, .override, .required,
            .convenience, .lazy, .weak, .unowned, .mutating, .nonmutating, .dynamic, .optional, .indirect, .nonisolated,
            .isolated, .distributed, .infix, .prefix, .postfix, .borrowing, .consuming, .formerConsuming, .sending,
            .async:
            true
        default: false
        }
    }
}
