import SourceText

/// Rules that could not judge a file, or a file that could not be read, and why.
package struct NotChecked: Hashable, Sendable {
    package let path: String

    /// Rule ids, sorted; empty where there was nothing for any rule to judge.
    package let rules: [String]

    /// Why: one line, lower-case start, no full stop.
    package let reason: String

    package init(path: String, rules: [String], reason: String) {
        self.path = path
        self.rules = rules
        self.reason = reason
    }
}

/// The result of a run, before it is printed.
package struct Report: Sendable {
    /// In report order.
    package let findings: [Finding]
    package let notChecked: [NotChecked]

    /// How many controls were checked.
    package let controls: Int

    /// How many files were read.
    package let files: Int

    /// How many rules were applied.
    package let rules: Int

    /// The files that findings, notes and fix-its point into, by path; a file that could not be read is not among them.
    package let sources: [String: SourceFile]

    /// What text output puts before each path, so that it can be opened from the current folder: empty, or ends with `/`.
    package let displayPrefix: String

    package init(
        findings: [Finding], notChecked: [NotChecked], controls: Int, files: Int, rules: Int,
        sources: [String: SourceFile], displayPrefix: String = ""
    ) {
        self.findings = findings.sorted(by: Finding.isInReportOrder)
        self.notChecked = notChecked
        self.controls = controls
        self.files = files
        self.rules = rules
        self.sources = sources
        self.displayPrefix = displayPrefix
    }

    /// The same report, which also tells what else was not checked.
    package func adding(_ others: [NotChecked]) -> Report {
        Report(
            findings: findings, notChecked: notChecked + others, controls: controls, files: files, rules: rules,
            sources: sources, displayPrefix: displayPrefix)
    }

    package func count(of severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}
