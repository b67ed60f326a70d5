import SourceText

/// The format that the app requests of a row builder.
package enum RequestedFormat: Sendable, Hashable {
    case exactly(String)

    /// A format that has nothing in common with the strings of the control: it is not empty, equals none of them,
    /// contains none and has none as prefix or suffix. Its length and the order of its characters are unknown.
    case anythingElse
}

/// One way in which a call of a row builder can end.
package struct RowOutcome: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case row(BuiltRow)
        case `nil`
        /// The call does not return: it stops the app.
        case never
        /// What is returned cannot be determined; why: one line, lower-case start, no full stop.
        case unknown(reason: String)
    }

    package let kind: Kind

    /// The expression that decides it: what `return` returns, in the builder or in a function of the control that it
    /// calls; for an unknown one the expression that cannot be evaluated.
    package let place: InFile<String>

    /// A condition on the way that depends on the format and cannot be evaluated; nil when there is none. The outcome is
    /// then possible, not certain.
    package let assumption: UnknownCondition?
}

/// An expression that depends on the format and cannot be evaluated.
package struct UnknownCondition: Sendable, Hashable {
    /// Why: one line, lower-case start, no full stop.
    package let reason: String
    package let place: InFile<String>
}

/// A row that a builder returns.
package struct BuiltRow: Sendable, Hashable {
    /// Whether the row calls the callback of the app.
    package enum Event: String, Sendable, Hashable {
        /// `.onRowEvent` was called with the callback of the app.
        case passed
        /// `.onRowEvent` was called with something else, which does not call the callback of the app.
        case otherCallback
        case missing
        case unknown
    }

    /// A closure of a row that a later one of the same kind replaces: Eureka keeps one of each kind, and QMobileUI's
    /// `onRowEvent` sets all of them.
    package struct Replacement: Sendable, Hashable {
        /// The method of Eureka, such as `onChange`.
        package let callback: String

        /// Whether the closure of the app is replaced, and not the author's.
        package let replacesApp: Bool

        /// The name of the method that is called first, whose closure never runs.
        package let replaced: InFile<String>

        /// The name of the method that is called later.
        package let replacing: InFile<String>
    }

    /// The class as written where the row is made; nil when it is not known.
    package let type: String?
    package let event: Event
    package let replacements: [Replacement]

    /// Where the row is made; nil when it is not known.
    package let made: InFile<String>?
}

/// A string that the format was compared with.
package struct ComparedString: Sendable, Hashable {
    /// The string, at the place of its literal's content, or of the enum case that has it as raw value.
    package let value: InFile<String>

    /// The format when it is compared: the requested one, or what `lowercased()` and the like make of it.
    package let format: String

    /// The `==` or `!=`; nil for other comparisons.
    package let sign: InFile<String>?
}

/// What a row builder does with one requested format.
package struct RowEvaluation: Sendable, Hashable {
    /// All ways in which the call can end, without duplicates, in the order in which they were found. Never empty.
    package let outcomes: [RowOutcome]

    /// The strings that the format was compared with on the way, in the order of the comparisons.
    package let comparisons: [ComparedString]

    /// Names that the format was compared with and that could not be resolved, in order.
    package let unresolved: [InFile<String>]
}

extension RowEvaluation {
    /// The outcomes taken together.
    package enum Verdict: Sendable, Hashable {
        /// Every call that returns returns a row.
        case row
        /// Every call that returns returns nil.
        case `nil`
        /// A row or nil, which depends on something else than the format, such as the key.
        case either
        /// The first outcome or condition that cannot be evaluated.
        case unknown(UnknownCondition)
    }

    package var verdict: Verdict {
        for outcome in outcomes {
            guard case .unknown(let reason) = outcome.kind else { continue }
            return .unknown(UnknownCondition(reason: reason, place: outcome.place))
        }
        let hasRow = outcomes.contains(where: \.isRow)
        guard hasRow, outcomes.contains(where: { $0.kind == .nil }) else { return hasRow ? .row : .nil }
        return outcomes.lazy.compactMap(\.assumption).first.map(Verdict.unknown) ?? .either
    }
}

extension RowOutcome {
    package var isRow: Bool { if case .row = kind { true } else { false } }
}
