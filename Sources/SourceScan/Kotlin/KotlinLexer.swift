import SourceText

/// Cuts a Kotlin file into tokens. Never fails: what it can't read becomes signs; a string that is not finished ends with
/// its line, a raw one with the file.
struct KotlinLexer {
    private var core: LexerCore

    /// The tokens of a file, and what keeps compilers from reading it; nil when nothing does.
    static func tokens(of bytes: [UInt8]) -> (list: TokenList, damage: SourceDamage?) {
        var lexer = KotlinLexer(core: LexerCore(bytes, words: KotlinWord.spellings))
        while !lexer.core.isAtEnd {
            if let string = lexer.core.openString { lexer.takeContent(of: string) } else { lexer.takeCode() }
        }
        return lexer.core.finish()
    }

    private mutating func takeCode() {
        if core.skipTrivia() || core.takeInterpolationBracket(UInt8(ascii: "{"), UInt8(ascii: "}"))
            || core.takeBracket() || core.takeWord(alsoStarting: 0xFF)
        {
            return
        }
        switch core.byte() {
        case .quote: enterString()
        case .apostrophe: takeCharacter()
        case UInt8(ascii: "`"): if !core.takeQuotedWord() { core.add(.sign, length: 1) }
        case UInt8(ascii: "."):
            let dots = core.run(of: UInt8(ascii: "."), from: core.index)
            if dots > 1 { core.add(.operator, length: dots) } else { core.add(.sign, length: 1) }
        case .colon where core.byte(1) == .colon: core.add(.operator, length: 2)
        case UInt8(ascii: "?") where core.byte(1) == .colon && core.byte(2) != .colon: core.add(.operator, length: 2)
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            core.add(.operator, length: core.byte(1) == UInt8(ascii: "=") || core.byte() == core.byte(1) ? 2 : 1)
        case let byte where byte.isSwiftOperator: takeOperator()
        default: if !core.takeNumber() { core.add(.sign, length: 1) }
        }
    }

    private mutating func takeOperator() {
        let start = core.index
        repeat {
            core.index += 1
        } while core.byte().isSwiftOperator
            && core.byte() != UInt8(ascii: "?") && core.byte() != UInt8(ascii: "!")
            && !(core.byte() == .slash && [.slash, UInt8(ascii: "*")].contains(core.byte(1)))
        core.add(.operator, from: start)
    }

    /// Takes `'x'` or `'\n'`; a lone `'` is a sign.
    private mutating func takeCharacter() {
        var length = 1
        if core.byte(1) == .backslash {
            length = core.byte(2) == UInt8(ascii: "u") ? 7 : 3
        } else {
            length += 1
            // The rest of a scalar of several bytes.
            while length < 5, core.byte(length) & 0xC0 == 0x80 { length += 1 }
        }
        guard core.byte(length) == .apostrophe, length > 1, core.byte(1) != .apostrophe, !core.byte(1).isLineEnd else {
            return core.add(.sign, length: 1)
        }
        core.add(.literal, length: length + 1)
    }

    private mutating func enterString() {
        let start = core.index
        let isRaw = core.run(of: .quote, from: start, limit: 3) == 3
        core.index += isRaw ? 3 : 1
        core.enterString(from: start, isMultiline: isRaw)
    }

    private mutating func takeContent(of string: LexerCore.OpenString) {
        let isRaw = string.isMultiline
        while !core.isAtEnd {
            switch core.byte() {
            case .quote:
                let quotes = isRaw ? core.run(of: .quote, from: core.index) : 1
                core.index += quotes
                // The last three of more quotes end a raw string.
                guard !isRaw || quotes >= 3 else { continue }
                return core.closeString()
            case .backslash where !isRaw:
                core.index += core.byte(1).isLineEnd || core.index + 1 >= core.bytes.count ? 1 : 2
            case .lineFeed where !isRaw, .carriageReturn where !isRaw: return core.leaveMode()
            case UInt8(ascii: "$") where takeTemplate(): return
            default: core.index += 1
            }
        }
    }

    /// Takes `$name` as tokens, or enters `${`; false for a plain `$`.
    private mutating func takeTemplate() -> Bool {
        if core.byte(1) == UInt8(ascii: "{") {
            core.index += 1
            core.enterInterpolation()
            return true
        }
        guard core.byte(1).startsWord else { return false }
        core.index += 1
        core.add(.interpolationStart, from: core.index - 1)
        let isWord = core.takeWord(alsoStarting: 0xFF)
        core.add(.interpolationEnd, from: core.index)
        return isWord
    }
}
