import SourceText

/// Rules that could not be applied to a place, or a file that could not be read, and why.
package struct SkippedCheck: Hashable, Sendable {
    /// A part that was not checked: a file, or the place in it that a rule could not evaluate.
    package let location: Location

    /// Rule ids, sorted; empty when no rule could read the file.
    package let rules: [String]

    /// One line, lower-case start, no full stop.
    package let reason: String

    package var path: String { location.path }

    package init(_ reason: String, at location: Location, rules: [String] = []) {
        self.location = location
        self.rules = rules
        self.reason = reason
    }

    package init(path: String, rules: [String] = [], reason: String) {
        self.init(reason, at: Location(path: path), rules: rules)
    }

    /// The same place and reason, for these rules.
    package func applied(to rules: [String]) -> SkippedCheck {
        SkippedCheck(reason, at: location, rules: rules.sorted())
    }
}
