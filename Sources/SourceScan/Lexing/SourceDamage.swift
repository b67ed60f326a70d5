import SourceText

/// Damage of a source file that every compiler rejects, found while the file is cut into tokens. A file has one: the
/// first cause in the order of the cases, since each makes the later ones likely.
package struct SourceDamage: Sendable, Hashable {
    package enum Cause: Sendable, Hashable {
        /// The file is in another encoding than UTF-8.
        case encoding(TextEncoding)

        /// Some bytes are not UTF-8, as in a file in Latin-1; whether some of them stand in code, rather than in comments
        /// and strings only.
        case invalidUTF8(inCode: Bool)

        /// A line that starts with a marker of a merge conflict: `<<<<<<<`.
        case conflict

        /// A quote that only strings and comments may have, in code: `“`.
        case curlyQuote(Unicode.Scalar)

        case unclosedComment
        case unclosedString

        /// The bracket that stands at the place of the damage, or `#if`.
        case unclosedBracket(String)

        /// The closing bracket that stands at the place of the damage, or `#else`, `#elseif` or `#endif`.
        case unopenedBracket(String)
    }

    package let cause: Cause

    /// Where it is, or where what is not closed opens. UTF-8 byte offsets.
    package let range: Range<Int>

    /// For a bracket: the bracket or directive of another kind that closes what is around it; nil at the end of the file.
    package internal(set) var closing: Range<Int>?

    /// For a brace: the first pair of braces whose lines are indented differently, which gives away where one is missing
    /// or too many; nil when there is none.
    package internal(set) var suspects: Suspects?

    /// All curly quotes in code; empty when the cause is another one.
    package private(set) var curlyQuotes: [Range<Int>] = []

    package struct Suspects: Sendable, Hashable {
        package let opening: Range<Int>
        package let closing: Range<Int>
    }

    init(_ cause: Cause, at range: Range<Int>, closing: Range<Int>? = nil) {
        self.cause = cause
        self.range = range
        self.closing = closing
    }

    /// The damage that shows in the bytes alone: nothing in such a file can be read.
    static func ofEncoding(_ bytes: [UInt8]) -> SourceDamage? {
        TextEncoding.recognised(in: bytes).map { SourceDamage(.encoding($0.encoding), at: $0.evidence) }
    }

    /// The first damage of a file by its tokens, apart from brackets.
    static func first(in tokens: [Token], of bytes: [UInt8], unclosedComment: Int?) -> SourceDamage? {
        if let range = TextEncoding.firstInvalidUTF8(in: bytes) {
            let isInCode = tokens.contains { token in
                token.kind == .word && TextEncoding.firstInvalidUTF8(in: Array(bytes[token.range])) != nil
            }
            return SourceDamage(.invalidUTF8(inCode: isInCode), at: range)
        }
        if let marker = tokens.first(where: { isConflictMarker($0, bytes) }) {
            return SourceDamage(.conflict, at: marker.range)
        }
        let quotes = curlyQuotes(in: tokens, of: bytes)
        if let first = quotes.first {
            let scalar = Unicode.Scalar(0x2000 + UInt32(bytes[first.lowerBound + 2] - 0x80)) ?? "\u{201C}"
            var damage = SourceDamage(.curlyQuote(scalar), at: first)
            damage.curlyQuotes = quotes
            return damage
        }
        if let unclosedComment {
            return SourceDamage(.unclosedComment, at: unclosedComment..<min(unclosedComment + 2, bytes.count))
        }
        return tokens.first { $0.kind == .string && !$0.isClosed }
            .map { SourceDamage(.unclosedString, at: firstLine(of: $0, bytes)) }
    }

    /// Whether the token is the marker of a line that Git writes into a file it cannot merge.
    private static func isConflictMarker(_ token: Token, _ bytes: [UInt8]) -> Bool {
        let start = Int(token.start)
        guard token.kind == .operator, token.startsLine, token.end - token.start == 7,
            start == 0 || bytes[start - 1].isLineEnd, bytes[token.range].allSatisfy({ $0 == token.byte })
        else { return false }
        let next = Int(token.end) < bytes.count ? bytes[Int(token.end)] : .lineFeed
        switch token.byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): return next == .space || next.isLineEnd
        default: return token.byte == UInt8(ascii: "=") && next.isLineEnd
        }
    }

    /// The curly quotes in code, and in the lines of strings that nothing closes.
    private static func curlyQuotes(in tokens: [Token], of bytes: [UInt8]) -> [Range<Int>] {
        guard let first = curlyQuotes(in: 0..<bytes.count, of: bytes, limit: 1).first else { return [] }
        return tokens.flatMap { token -> [Range<Int>] in
            guard Int(token.end) > first.lowerBound else { return [] }
            switch token.kind {
            case .word: return curlyQuotes(in: token.range, of: bytes)
            case .string where !token.isClosed: return curlyQuotes(in: firstLine(of: token, bytes), of: bytes)
            default: return []
            }
        }
    }

    /// U+2018 to U+201F, in UTF-8 `E2 80 98` to `E2 80 9F`.
    private static func curlyQuotes(in range: Range<Int>, of bytes: [UInt8], limit: Int = .max) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { bytes in
            var found: [Range<Int>] = []
            var index = range.lowerBound
            while index + 2 < range.upperBound, found.count < limit {
                if bytes[index] == 0xE2, bytes[index + 1] == 0x80, 0x98...0x9F ~= bytes[index + 2] {
                    found.append(index..<index + 3)
                }
                index += 1
            }
            return found
        }
    }

    /// The token up to the end of its first line.
    private static func firstLine(of token: Token, _ bytes: [UInt8]) -> Range<Int> {
        token.range.lowerBound..<(bytes[token.range].firstIndex(where: \.isLineEnd) ?? token.range.upperBound)
    }
}
