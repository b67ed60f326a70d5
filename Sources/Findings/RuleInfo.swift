import SourceText

/// The subject of a rule; the rule reference is ordered by it.
package enum RuleGroup: String, Sendable, CaseIterable {
    case manifest = "Manifest"
    case sources = "Source files"
    case namingAndSwift = "Naming and Swift"
    case kotlin = "Kotlin"
    case files = "Files"
    case manyControls = "Many controls"
    case templates = "Templates"
}

/// The input that a rule needs; if it is missing, the rule is reported as not checked.
package enum RuleNeed: String, Sendable, CaseIterable {
    /// A manifest whose root is an object, even if parts of it are lost.
    case manifest
    /// A manifest of which nothing was lost to a syntax error.
    case wholeManifest
    /// A manifest whose keys at the top are all known, whatever was lost in their values: for rules about absent keys.
    case topLevelKeys
    /// The list of the control's files: not there when a manifest comes from standard input.
    case files
}

/// A small control that shows a rule: its files by path.
package struct RuleExample: Sendable {
    package let files: [String: String]

    package init(_ files: [String: String]) {
        self.files = files
    }

    /// A control with this manifest, and `others` beside it.
    package static func manifest(_ text: String, _ others: [String: String] = [:]) -> RuleExample {
        RuleExample(others.merging(["manifest.json": text]) { _, manifest in manifest })
    }
}

/// A rule's declaration: what it is called, what it predicts, from where that is known, and how it looks.
package final class RuleInfo: Sendable {
    /// Kebab-case, never reused, and independent of the wording of messages.
    package let id: String
    package let group: RuleGroup

    /// The severity of its findings where nothing makes one of them better or worse.
    package let severity: Severity

    /// The mistake that it reports, in one line without a full stop.
    package let summary: String

    /// What 4D does, and what goes wrong because of it: full sentences.
    package var rationale: String { makeRationale() }

    /// From where the behaviour is known: the method, class, or page.
    package let source: String

    /// How to fix it: full sentences.
    package let remedy: String

    /// The ids of the facts in `BEHAVIOUR.md` that it rests on.
    package let facts: [String]

    package let needs: [RuleNeed]

    /// The only platform on which the rule's predictions matter; nil for both.
    package let platform: Platform?

    /// JSON Pointers of the manifest values that the rule looks at, for `explain --at`.
    package let reads: [String]

    /// Gives exactly one finding of this rule.
    package var bad: RuleExample { makeBad() }

    /// Gives no finding of this rule.
    package var good: RuleExample { makeGood() }

    // Made when they are needed: a run that only checks has no use for them.
    private let makeRationale: @Sendable () -> String
    private let makeBad: @Sendable () -> RuleExample
    private let makeGood: @Sendable () -> RuleExample

    package init(
        id: String, group: RuleGroup, severity: Severity, summary: String,
        rationale: @autoclosure @escaping @Sendable () -> String, source: String = "",
        facts: [String] = [],
        remedy: String, needs: [RuleNeed], platform: Platform? = nil, reads: [String] = [],
        bad: @autoclosure @escaping @Sendable () -> RuleExample,
        good: @autoclosure @escaping @Sendable () -> RuleExample
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        makeRationale = rationale
        self.source = source
        self.facts = facts
        self.remedy = remedy
        self.needs = needs
        self.platform = platform
        self.reads = reads
        self.makeBad = bad
        self.makeGood = good
    }
}
