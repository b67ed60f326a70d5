import Findings
import FourDMobile
import InputControl
import SourceText

/// Applies rules to controls and says what could not be judged.
package enum RuleEngine {
    /// The most findings of one rule on one control, or one folder of controls, that are reported; how many more there
    /// are is said.
    package static let findingLimit = 200

    /// The report on some controls, and what of them could not be read.
    package struct Outcome {
        package let report: Report

        /// With paths relative to the root of the run.
        package let problems: [FileProblem]
    }

    /// The findings of `rules` on `controls`; `platforms` are those that the user selected.
    package static func check(
        _ controls: [ControlProject], rules: [any Rule.Type], platforms: Set<Platform> = Set(Platform.allCases),
        displayPrefix: String = ""
    ) -> Report {
        let run = RuleRun(
            of: controls.map(FoundControl.init), RuleSet(rules: rules, platforms: platforms, keepsAllFiles: true),
            threads: 1)
        return run.report(displayPrefix)
    }

    /// Reads `controls` one after the other, on `threads` threads (nil: one per core), and applies `rules` to them. No
    /// control is in memory longer than it takes to check it; two that meet are read again to compare them. `progress` gets
    /// the number of controls that are checked, from any of the threads.
    package static func check(
        _ controls: [FoundControl], rules: [any Rule.Type], platforms: Set<Platform> = Set(Platform.allCases),
        displayPrefix: String = "", threads: Int? = nil, progress: (Int) -> Void = { _ in }
    ) -> Outcome {
        let run = RuleRun(
            of: controls, RuleSet(rules: rules, platforms: platforms, keepsAllFiles: false),
            threads: threads ?? Workers.defaultCount, progress: progress)
        return Outcome(report: run.report(displayPrefix), problems: run.problems)
    }
}

/// The rules of a run.
private struct RuleSet: Sendable {
    let rules: [any Rule.Type]
    let platforms: Set<Platform>

    /// Where the rules about several controls compare claims.
    let spaces: [ClaimSpace]

    /// Whether the report holds all files that can be shown, and not only those that findings point into.
    let keepsAllFiles: Bool

    init(rules: [any Rule.Type], platforms: Set<Platform>, keepsAllFiles: Bool) {
        self.rules = rules
        self.keepsAllFiles = keepsAllFiles
        self.platforms = platforms
        spaces = rules.compactMap { $0.comparison }.flatMap { $0.spaces }
    }

    func check(_ found: FoundControl) -> ControlResult {
        let control = found.read()
        let model = ControlModel(control, selected: platforms)
        let unreadable = UnreadablePlaces(model)
        var result = ControlResult(control, rules: rules.count)
        var withheld: [[String]] = SkipReason.allCases.map { _ in [] }
        var incomplete: [SkippedCheck: [String]] = [:]
        if control.siblingsFolder != nil, !spaces.isEmpty {
            result.claims = ComparedControl(model, claims: spaces).marks
        }
        let readable = SkipReason.Readable(model)
        for (number, rule) in rules.enumerated() {
            if let skipReason = SkipReason(to: rule.info, on: readable, platforms: platforms) {
                withheld[skipReason.rawValue].append(rule.info.id)
            } else if rule.comparison != nil {
                result.hasRun[number] = true
            } else {
                let all = rule.check(model).filter { !unreadable.isInManifest($0) }
                let found = all.filter { unreadable.skip($0) == nil }
                result.add(found, of: rule, at: control.manifestPath)
                let lost = Set(all.compactMap(unreadable.skip))
                let gap = all.isEmpty ? rule.skipped(model) : nil
                for gap in lost.union([gap].compactMap { $0 }) { incomplete[gap, default: []].append(rule.info.id) }
                if gap == nil, lost.isEmpty || !found.isEmpty { result.hasRun[number] = true }
            }
        }
        for (skipReason, ids) in zip(SkipReason.allCases, withheld) where !ids.isEmpty {
            guard let reason = skipReason.reason else { continue }
            result.skipped.append(SkippedCheck(path: control.manifestPath, rules: ids.sorted(), reason: reason))
        }
        result.skipped += incomplete.sorted { ($0.key.path, $0.key.reason) < ($1.key.path, $1.key.reason) }
            .map { $0.key.applied(to: $0.value) }
        result.keepSources(of: control, all: keepsAllFiles)
        return result
    }

    /// What the rules about several controls find in `controls`.
    func compare(_ controls: [ControlProject]) -> ControlResult {
        var result = ControlResult(nil, rules: rules.count)
        let models = controls.map { ControlModel($0, selected: platforms) }
        let compared = models.map { ComparedControl($0, claims: spaces) }
        let readable = models.map(SkipReason.Readable.init)
        for rule in rules.compactMap({ $0.comparison }) {
            let comparable = compared.indices.filter {
                SkipReason(to: rule.info, on: readable[$0], platforms: platforms) == nil
            }
            for collection in comparable.map({ compared[$0] }).collections {
                result.add(rule.check(collection), of: rule, at: collection.first?.manifestPath ?? "")
            }
        }
        for control in controls { result.keepSources(of: control, all: keepsAllFiles) }
        return result
    }
}

/// What the rules found in one control, or in several that meet, and what they could not judge.
private struct ControlResult: Sendable {
    private(set) var findings: [Finding] = []
    var skipped: [SkippedCheck] = []

    /// Whether each of the rules ran.
    var hasRun: [Bool]

    /// What of the control is compared with others.
    var claims: [ComparedControl.Mark] = []

    /// The files that findings and skipped checks point into.
    private(set) var sources: [String: SourceFile] = [:]
    let problems: [FileProblem]
    let filesRead: Int

    init(_ control: ControlProject?, rules: Int) {
        hasRun = Array(repeating: false, count: rules)
        problems = control?.problems ?? []
        filesRead = control?.filesRead ?? 0
    }

    /// Takes in what a rule found, up to the limit, and that there was more.
    mutating func add(_ found: [Finding], of rule: any Rule.Type, at path: String) {
        let limit = RuleEngine.findingLimit
        findings += found.prefix(limit)
        guard found.count > limit else { return }
        skipped.append(
            SkippedCheck(
                path: path, rules: [rule.info.id],
                reason: "\(found.count - limit) more findings of this rule are left out"))
    }

    /// Keeps those files of `control` that are pointed into, or all.
    mutating func keepSources(of control: ControlProject, all: Bool) {
        guard !all else {
            for file in control.files { sources[file.path] = file }
            return
        }
        guard !findings.isEmpty || !skipped.isEmpty else { return }
        var paths = Set(skipped.map(\.path))
        for finding in findings {
            paths.insert(finding.location.path)
            for note in finding.notes { paths.insert(note.location.path) }
            for edit in finding.fix?.edits ?? [] { paths.insert(edit.path) }
        }
        for file in control.files where paths.contains(file.path) { sources[file.path] = file }
    }
}

/// The results of a run, taken in one by one.
private struct RuleRun {
    private let rules: RuleSet
    private var findings: [Finding] = []
    private var skipped: [SkippedCheck] = []
    private var hasRun: [Bool]
    private var sources: [String: SourceFile] = [:]
    private var filesRead = 0
    private(set) var problems: [FileProblem] = []
    private var controls = 0
    private var meeting = MeetingControls()

    /// The rules that the last skipped check of each reason names: most controls share them.
    private var lastRules: [String: [String]] = [:]

    init(of controls: [FoundControl], _ rules: RuleSet, threads: Int, progress: (Int) -> Void = { _ in }) {
        self.rules = rules
        hasRun = Array(repeating: false, count: rules.rules.count)
        Workers.run(controls.count, threads: threads) { number in
            rules.check(controls[number])
        } take: { result in
            add(result)
            progress(self.controls)
        }
        compare(controls)
    }

    /// Takes in the result of the next control.
    private mutating func add(_ result: ControlResult) {
        meeting.add(result.claims, of: controls)
        controls += 1
        filesRead += result.filesRead
        problems += result.problems
        for (number, ran) in result.hasRun.enumerated() where ran { hasRun[number] = true }
        keep(result)
    }

    /// Compares those of `all`, the controls of the run, that meet.
    private mutating func compare(_ all: [FoundControl]) {
        let numbers = meeting.takeControls()
        guard !numbers.isEmpty else { return }
        keep(rules.compare(numbers.map { all[$0].read() }))
    }

    private mutating func keep(_ result: ControlResult) {
        findings += result.findings
        for check in result.skipped {
            if lastRules[check.reason] != check.rules { lastRules[check.reason] = check.rules }
            skipped.append(
                SkippedCheck(check.reason, at: check.location, rules: lastRules[check.reason] ?? check.rules))
        }
        for (path, file) in result.sources { sources[path] = file }
    }

    func report(_ displayPrefix: String) -> Report {
        Report(
            findings: findings, skipped: skipped, controls: controls, files: filesRead, rules: rules.rules.count,
            rulesRun: hasRun.count { $0 }, sources: sources, displayPrefix: displayPrefix)
    }
}
