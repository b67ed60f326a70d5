import SourceText

/// The words of a source file that are code: identifiers and keywords, also those in the interpolations of strings, but
/// nothing in comments and literals.
package enum CodeWords {
    /// The words of a Swift file, in order, each with its place without backticks.
    package static func swift(_ bytes: [UInt8]) -> [Located<String>] {
        words(SwiftLexer.tokens(of: bytes).list)
    }

    /// The words of a Kotlin file, in order, each with its place without backticks.
    package static func kotlin(_ bytes: [UInt8]) -> [Located<String>] {
        words(KotlinLexer.tokens(of: bytes).list)
    }

    private static func words(_ tokens: TokenList) -> [Located<String>] {
        (0..<tokens.count).filter { tokens[$0].isName }.map(tokens.locatedName)
    }
}
