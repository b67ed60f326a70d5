import SourceText

/// The result of a run, before it is printed.
package struct Report: Sendable {
    /// In report order.
    package let findings: [Finding]
    package let skipped: [SkippedCheck]

    /// How many controls were checked.
    package let controls: Int

    /// How many files were read.
    package let files: Int

    /// How many rules were selected.
    package let rules: Int

    /// How many of them ran on at least one control.
    package let rulesRun: Int

    /// The files that findings, notes and fix-its point into, by path; a file that could not be read is not among them.
    package let sources: [String: SourceFile]

    /// The prefix of each path in text output, so that it can be opened from the current folder: empty, or ends with
    /// `/`.
    package let displayPrefix: String

    package init(
        findings: [Finding], skipped: [SkippedCheck], controls: Int, files: Int, rules: Int,
        rulesRun: Int? = nil, sources: [String: SourceFile], displayPrefix: String = ""
    ) {
        self.findings = findings.sorted(by: Finding.isInReportOrder)
        self.skipped = skipped
        self.controls = controls
        self.files = files
        self.rules = rules
        self.rulesRun = rulesRun ?? rules
        self.sources = sources
        self.displayPrefix = displayPrefix
    }

    /// The same report with more skipped checks.
    package func adding(_ others: [SkippedCheck]) -> Report {
        Report(
            findings: findings, skipped: skipped + others, controls: controls, files: files, rules: rules,
            rulesRun: rulesRun, sources: sources, displayPrefix: displayPrefix)
    }

    package func count(of severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}
