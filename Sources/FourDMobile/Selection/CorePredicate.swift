/// A Core Data predicate in the format of `NSPredicate`, as `filter` of a data source gives it [data-11].
package enum CorePredicate {
    /// Why a predicate surely does not parse.
    package enum Problem: Sendable, Hashable {
        case empty
        /// A quote that is not closed.
        case openQuote
        /// A parenthesis that is not closed, or that closes none.
        case unbalanced
    }

    /// nil when the predicate parses, or that cannot be determined.
    package static func problem(of predicate: String) -> Problem? {
        var depth = 0
        var quote: Character?
        var isEscaped = false
        for character in predicate {
            if let open = quote {
                if !isEscaped, character == open { quote = nil }
                isEscaped = character == "\\" && !isEscaped
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth -= 1
                if depth < 0 { return .unbalanced }
            }
        }
        if quote != nil { return .openQuote }
        if depth > 0 { return .unbalanced }
        return predicate.allSatisfy(\.isWhitespace) ? .empty : nil
    }
}
