import Mustache
import SourceText

/// The `when` of an answer or file: names, each of which must be true, or false behind a `!`.
package struct Condition: Sendable {
    package struct Term: Hashable, Sendable {
        package let name: String
        package let isNegated: Bool
    }

    /// In the order written; a condition without terms holds.
    package let terms: [Located<Term>]

    package init(_ terms: [Located<Term>] = []) {
        self.terms = terms
    }

    /// Whether the condition holds for `values`; nil when one of its names is none of theirs.
    package func holds(for values: MustacheValue) -> Bool? {
        var result = true
        for term in terms {
            guard let value = values.value(at: term.value.name) else { return nil }
            if value.isFalse != term.value.isNegated { result = false }
        }
        return result
    }
}
