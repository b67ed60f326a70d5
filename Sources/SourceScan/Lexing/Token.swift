/// A word, a literal or a sign of a source file.
struct Token: Sendable {
    enum Kind: UInt8, Sendable {
        /// An identifier or a keyword; `symbol` says which.
        case word
        /// An identifier between backticks, which is never a keyword; `symbol` is the name between them.
        case quotedWord
        case number
        /// A whole string literal. The code of its interpolations follows as tokens; `partner` is the first token after.
        case string
        /// A character literal or a regular expression.
        case literal
        /// `(`, `[` or `{`, told apart by `byte`.
        case open
        case close
        /// Where code inside a string literal starts, and ends.
        case interpolationStart
        case interpolationEnd
        /// `,` `;` `:` `.` `@` and every byte that belongs to nothing else.
        case sign
        case `operator`
        /// `#selector` and the like.
        case hashWord
        /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
        case branch
        /// The end, after the last token.
        case end
    }

    let kind: Kind

    /// The first byte; for a branch the letter that tells it apart: `i`, `s` (elseif), `e` (else) or `n` (endif).
    let byte: UInt8

    /// Whether a line end stands between this token and the one before it.
    let startsLine: Bool

    /// Whether white space or a comment stands before it.
    let isSpaced: Bool

    /// For an opening bracket: whether it was closed; for a string literal: whether it ends.
    var isClosed = false

    /// UTF-8 byte offsets.
    let start: Int32
    var end: Int32

    /// The symbol of a word.
    var symbol: Int32 = -1

    /// For an opening bracket the index of the closing one, or where it must be over when it is never closed; for a
    /// closing bracket the index of the opening one, or -1; for a string literal the first token behind it.
    var partner: Int32 = -1

    var range: Range<Int> { Int(start)..<Int(end) }

    // They take ASCII only.
    func isOpen(_ bracket: Unicode.Scalar) -> Bool { kind == .open && byte == UInt8(ascii: bracket) }
    func isClose(_ bracket: Unicode.Scalar) -> Bool { kind == .close && byte == UInt8(ascii: bracket) }
    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign && byte == UInt8(ascii: sign) }

    /// Whether this is an identifier, possibly one that is also a keyword.
    var isName: Bool { kind == .word || kind == .quotedWord }
}
