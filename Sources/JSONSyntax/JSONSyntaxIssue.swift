import SourceText

/// One way in which a file is not JSON (RFC 8259), and where.
package struct JSONSyntaxIssue: Sendable, Hashable {
    package let kind: Kind

    /// The wrong part in UTF-8 byte offsets; for a missing part, the empty range at which it belongs.
    package let range: Range<Int>

    /// Another place that explains the issue: the bracket that is not closed, or that a closing one does not match.
    package let related: Range<Int>?

    /// The edits that fix this issue, when there is one right way to; nil when the user has to choose.
    package let fix: [TextEdit]?

    package init(_ kind: Kind, _ range: Range<Int>, related: Range<Int>? = nil, fix: [TextEdit]? = nil) {
        self.kind = kind
        self.range = range
        self.related = related
        self.fix = fix
    }

    /// The mistake, in the terms of the author.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        // Separators.
        /// A comma (or several) after the last member or element.
        case trailingComma
        /// Two members or elements with no comma between them, or with a semicolon.
        case missingComma
        /// A comma before the first member or element, or right after another one.
        case extraComma
        /// A key that its value follows without a colon, or after a comma or an equals sign instead.
        case missingColon
        /// A colon where none can be, as between the elements of an array or after a value.
        case unexpectedColon

        // Members.
        /// A key, with or without its colon, that no value follows.
        case missingValue
        /// A value of an object that has no key.
        case missingKey
        /// A key without quotes.
        case bareKey

        // Text that is not JSON.
        /// A comment: `//`, `/* */` or `#`.
        case comment
        /// A comment that `/*` opens and nothing closes.
        case unclosedComment
        /// A character outside strings that looks like a space but is none in JSON.
        case unexpectedSpace
        /// A value that is a word without quotes and no literal.
        case bareWord
        /// Text that belongs to no member or element and can be none itself.
        case unexpectedText

        // Literals and numbers.
        /// A literal as another language or another hand writes it: `True`, `NULL`, `None`, `undefined`.
        case foreignLiteral
        /// `NaN`, `Infinity` or `-Infinity`.
        case notFinite
        /// A number that starts with a zero it does not need.
        case leadingZero
        /// A number that starts with a plus sign.
        case leadingPlus
        /// A number that JSON does not write so: `.5`, `1.`, `0x10`, `1e`, `-`.
        case badNumber

        // Strings.
        /// A string in single quotes.
        case singleQuotedString
        /// A string in typographic quotes or back-ticks.
        case foreignQuotes
        /// A string that its line or the file ends.
        case unterminatedString
        /// A string without an opening quote; `range` is where it should be.
        case missingQuote
        /// A second quote where a string starts or ends.
        case extraQuote
        /// A quote inside a string that no back-slash stands before.
        case unescapedQuote
        /// A back-slash that no escape of JSON follows.
        case badEscape
        /// Half of a UTF-16 surrogate pair, as an escape.
        case loneSurrogate
        /// A control character (a tab, a line end) as such inside a string.
        case controlCharacter

        // Structure.
        /// An array or object that is not closed; `related` is where it was opened.
        case unclosedBracket
        /// A bracket closed by one of the other kind; `related` is where it was opened.
        case mismatchedBracket
        /// A closing bracket that closes nothing.
        case extraBracket
        /// Something after the end of the value.
        case strayBytes
        /// A file with nothing in it but white space and comments.
        case emptyFile

        // Limits.
        /// An array or object deeper than the limit; it is not read.
        case nestingTooDeep
        /// A file larger than the limit; it is not read.
        case fileTooLarge
        /// More issues than the limit; `range` is where the first one was that is not listed.
        case furtherIssues

        // Encoding.
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A file in UTF-16; it is not read.
        case utf16
        /// A file in UTF-32; it is not read.
        case utf32
    }
}

extension JSONSyntaxIssue.Kind {
    /// How much of a document a mistake leaves in doubt.
    package enum Loss: Sendable, Hashable {
        /// Nothing: what was meant is clear.
        case none
        /// The value it stands in or before.
        case value
        /// Other members or elements of the array or object around it.
        case surroundings
        /// Which value belongs to which array or object.
        case structure
    }

    package var loss: Loss {
        switch self {
        case .trailingComma, .missingComma, .extraComma, .missingColon, .bareKey, .comment, .unexpectedSpace,
            .badEscape,
            .loneSurrogate, .controlCharacter, .singleQuotedString, .foreignQuotes, .leadingZero, .leadingPlus:
            .none
        case .missingValue, .bareWord, .foreignLiteral, .notFinite, .badNumber: .value
        case .unexpectedColon, .missingKey, .unexpectedText, .invalidUTF8: .surroundings
        case .unclosedComment, .unterminatedString, .missingQuote, .extraQuote, .unescapedQuote, .unclosedBracket,
            .mismatchedBracket, .extraBracket, .strayBytes, .emptyFile, .nestingTooDeep, .fileTooLarge, .furtherIssues,
            .utf16, .utf32:
            .structure
        }
    }

    /// Whether the encoding of the file is wrong, not its grammar.
    package var isEncoding: Bool {
        switch self {
        case .invalidUTF8, .utf16, .utf32: true
        default: false
        }
    }

    /// A few words that name this kind of mistake, without a value or an advice.
    package var summary: String {
        switch self {
        case .trailingComma: "trailing comma"
        case .missingComma: "missing comma"
        case .extraComma: "extra comma"
        case .missingColon: "missing colon"
        case .unexpectedColon: "unexpected colon"
        case .missingValue: "missing value"
        case .missingKey: "value without a key"
        case .bareKey: "key without quotes"
        case .comment: "comment"
        case .unclosedComment: "unclosed comment"
        case .unexpectedSpace: "character that only looks like a space"
        case .bareWord: "string without quotes"
        case .unexpectedText: "unexpected text"
        case .foreignLiteral: "literal of another language"
        case .notFinite: "number that is not finite"
        case .leadingZero: "leading zero"
        case .leadingPlus: "leading plus sign"
        case .badNumber: "malformed number"
        case .singleQuotedString: "single quotes"
        case .foreignQuotes: "quotes that JSON does not know"
        case .unterminatedString: "unterminated string"
        case .missingQuote: "missing quote"
        case .extraQuote: "extra quote"
        case .unescapedQuote: "unescaped quote"
        case .badEscape: "unknown escape"
        case .loneSurrogate: "lone surrogate"
        case .controlCharacter: "control character in a string"
        case .unclosedBracket: "unclosed bracket"
        case .mismatchedBracket: "mismatched bracket"
        case .extraBracket: "extra bracket"
        case .strayBytes: "text after the end"
        case .emptyFile: "empty file"
        case .nestingTooDeep: "nesting too deep"
        case .fileTooLarge: "file too large"
        case .furtherIssues: "further mistakes"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .utf16: "UTF-16"
        case .utf32: "UTF-32"
        }
    }
}
