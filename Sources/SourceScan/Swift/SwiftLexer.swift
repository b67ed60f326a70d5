import SourceText

/// Cuts a Swift file into tokens. Never fails: what it can't read becomes signs; what is not finished ends with its
/// line, its file, or the string it stands in.
struct SwiftLexer {
    var core: LexerCore
    /// Up to here no regular expression can start: an earlier try read as far and found no end.
    var regexBarrier = 0
    /// Up to `offset` no slash is followed by `hashes` or more `#`.
    var extendedRegexBarrier = (offset: 0, hashes: 0)
    /// Up to `offset` no quote is followed by `hashes` or more `#`.
    var quoteBarrier = (offset: 0, hashes: 0)

    /// The tokens of a file, and what keeps compilers from reading it; nil when nothing does.
    static func tokens(of bytes: [UInt8]) -> (list: TokenList, damage: SourceDamage?) {
        var lexer = SwiftLexer(core: LexerCore(bytes, words: SwiftWord.spellings))
        while !lexer.core.isAtEnd {
            if let string = lexer.core.openString { lexer.takeContent(of: string) } else { lexer.takeCode() }
        }
        return lexer.core.finish()
    }

    private mutating func takeCode() {
        if core.byte().isLineEnd, core.isInInterpolationOfLine {
            // The code inside a string of one line ends with the line, and so does the string.
            core.leaveMode()
            core.leaveMode()
            return
        }
        if core.skipTrivia() || core.takeInterpolationBracket(UInt8(ascii: "("), UInt8(ascii: ")"))
            || core.takeBracket() || core.takeWord(alsoStarting: UInt8(ascii: "$"))
        {
            return
        }
        switch core.byte() {
        case .quote: enterString(hashes: 0)
        case UInt8(ascii: "#"): takeHash()
        case UInt8(ascii: "`"): if !core.takeQuotedWord() { core.add(.sign, length: 1) }
        case UInt8(ascii: "."): takeDots()
        case let byte where byte.isSwiftOperator: takeOperator()
        default: if !core.takeNumber() { core.add(.sign, length: 1) }
        }
    }

    private mutating func takeHash() {
        let start = core.index
        let hashes = core.run(of: UInt8(ascii: "#"), from: start)
        switch core.byte(hashes) {
        case .quote:
            enterString(hashes: hashes)
        case .slash where takeExtendedRegex(hashes: hashes): break
        case let byte where byte.startsWord:
            core.index += hashes
            while core.byte().startsWord || core.byte().isASCIIDigit { core.index += 1 }
            takeHashWord(from: start, hashes: hashes)
        default: core.add(.sign, length: hashes)
        }
    }

    private mutating func takeHashWord(from start: Int, hashes: Int) {
        let text = core.bytes[start + hashes..<core.index]
        let branch: UInt8? =
            if text.elementsEqual("if".utf8) {
                UInt8(ascii: "i")
            } else if text.elementsEqual("elseif".utf8) {
                UInt8(ascii: "s")
            } else if text.elementsEqual("else".utf8) {
                UInt8(ascii: "e")
            } else if text.elementsEqual("endif".utf8) { UInt8(ascii: "n") } else { nil }
        guard let branch, hashes == 1 else {
            core.add(.hashWord, from: start)
            return
        }
        // The condition belongs to the directive: its names are not code.
        if branch == UInt8(ascii: "i") || branch == UInt8(ascii: "s") {
            while !core.isAtEnd, !core.byte().isLineEnd,
                !(core.byte() == .slash && [.slash, UInt8(ascii: "*")].contains(core.byte(1)))
            {
                core.index += 1
            }
        }
        core.add(.branch, from: start, byte: branch)
    }

    private mutating func takeDots() {
        let dots = core.run(of: UInt8(ascii: "."), from: core.index)
        guard dots > 1 else { return core.add(.sign, length: 1) }
        let isOpenRange = core.byte(dots) == UInt8(ascii: "<")
        core.add(.operator, length: dots + (isOpenRange ? 1 : 0))
    }

    private mutating func takeOperator() {
        if core.byte() == .slash, takeRegex() { return }
        let start = core.index
        let isLeftBound =
            start > 0 && !core.tokens.isEmpty && core.tokens[core.tokens.count - 1].end == start
            && core.tokens[core.tokens.count - 1].endsOperand
        if isLeftBound, isPostfix(core.byte()) { return core.add(.operator, length: 1) }
        while core.byte().isSwiftOperator {
            // A comment ends an operator.
            if core.byte() == .slash, core.byte(1) == .slash || core.byte(1) == UInt8(ascii: "*") { break }
            // The end of generic arguments is not part of what follows: `Set<Int>?`.
            if isPostfix(core.byte()), core.index > start, core.byte(-1) == UInt8(ascii: ">") { break }
            core.index += 1
        }
        core.add(.operator, from: start)
    }

    private func isPostfix(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }
}

extension UInt8 {
    /// Whether operators are made of this byte, the dot aside.
    var isSwiftOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension Token {
    /// Whether an operand can end with this token, as far as its kind tells.
    var endsOperand: Bool {
        switch kind {
        case .word, .quotedWord, .number, .string, .literal, .close, .interpolationEnd, .hashWord: true
        // `>` ends generic arguments more often than it compares at the end of a line.
        case .operator:
            byte == UInt8(ascii: ">") || (end - start == 1 && (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")))
        default: false
        }
    }
}
