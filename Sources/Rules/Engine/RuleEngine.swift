import Findings
import FourDMobile
import InputControl
import SourceText

/// Applies rules to controls and says what could not be judged.
package enum RuleEngine {
    /// The most findings of one rule on one control, or one folder of controls, that are reported; how many more there
    /// are is said.
    package static let findingLimit = 200

    /// The findings of `rules` on `controls`; `platforms` are those that the user asked about.
    package static func check(
        _ controls: [ControlProject], rules: [any Rule.Type], platforms: Set<Platform> = Set(Platform.allCases),
        displayPrefix: String = ""
    ) -> Report {
        var run = RuleRun(rules: rules, platforms: platforms)
        for control in controls { run.check(control) }
        run.compareControls()
        return Report(
            findings: run.findings, skipped: run.skipped, controls: controls.count,
            files: controls.reduce(0) { $0 + $1.filesRead }, rules: rules.count,
            rulesRun: run.hasRun.count { $0 },
            sources: controls.reduce(into: [:]) { sources, control in
                for file in control.files { sources[file.path] = file }
            },
            displayPrefix: displayPrefix)
    }
}

/// What rules found so far, and what they could not judge.
private struct RuleRun {
    let rules: [any Rule.Type]
    let platforms: Set<Platform>

    private(set) var findings: [Finding] = []
    private(set) var skipped: [SkippedCheck] = []

    /// Whether each of the rules ran on at least one control.
    private(set) var hasRun: [Bool]

    /// What is kept of the controls that are compared with others.
    private var compared: [ComparedControl] = []

    /// The controls of `compared` that each rule about several of them can judge, by its id.
    private var comparable: [String: [Int]] = [:]

    /// Where the rules about several controls compare claims.
    private let spaces: [ClaimSpace]

    init(rules: [any Rule.Type], platforms: Set<Platform>) {
        self.rules = rules
        self.platforms = platforms
        hasRun = Array(repeating: false, count: rules.count)
        spaces = rules.compactMap { $0.comparison }.flatMap { $0.spaces }
    }

    mutating func check(_ control: ControlProject) {
        let model = ControlModel(control, selected: platforms)
        let unreadable = UnreadablePlaces(model)
        var withheld: [[String]] = SkipReason.allCases.map { _ in [] }
        var incomplete: [SkippedCheck: [String]] = [:]
        let isCompared = control.siblingsFolder != nil && !spaces.isEmpty
        if isCompared { compared.append(ComparedControl(model, claims: spaces)) }
        let readable = SkipReason.Readable(model)
        for (number, rule) in rules.enumerated() {
            if let skipReason = SkipReason(to: rule.info, on: readable, platforms: platforms) {
                withheld[skipReason.rawValue].append(rule.info.id)
            } else if rule.comparison != nil {
                hasRun[number] = true
                if isCompared { comparable[rule.info.id, default: []].append(compared.count - 1) }
            } else {
                let all = rule.check(model).filter { !unreadable.isInManifest($0) }
                let found = all.filter { unreadable.skip($0) == nil }
                add(found, of: rule, at: control.manifestPath)
                let lost = Set(all.compactMap(unreadable.skip))
                let gap = all.isEmpty ? rule.skipped(model) : nil
                for gap in lost.union([gap].compactMap { $0 }) { incomplete[gap, default: []].append(rule.info.id) }
                if gap == nil, lost.isEmpty || !found.isEmpty { hasRun[number] = true }
            }
        }
        for (skipReason, ids) in zip(SkipReason.allCases, withheld) where !ids.isEmpty {
            guard let reason = skipReason.reason else { continue }
            skipped.append(SkippedCheck(path: control.manifestPath, rules: ids.sorted(), reason: reason))
        }
        skipped += incomplete.sorted { ($0.key.path, $0.key.reason) < ($1.key.path, $1.key.reason) }
            .map { $0.key.applied(to: $0.value) }
    }

    /// Applies the rules about several controls to those of each folder.
    mutating func compareControls() {
        for rule in rules.compactMap({ $0.comparison }) {
            for collection in (comparable[rule.info.id] ?? []).map({ compared[$0] }).collections {
                add(rule.check(collection), of: rule, at: collection.first?.manifestPath ?? "")
            }
        }
    }

    /// Takes in what a rule found, up to the limit, and that there was more.
    private mutating func add(_ found: [Finding], of rule: any Rule.Type, at path: String) {
        let limit = RuleEngine.findingLimit
        findings += found.prefix(limit)
        guard found.count > limit else { return }
        skipped.append(
            SkippedCheck(
                path: path, rules: [rule.info.id],
                reason: "\(found.count - limit) more findings of this rule are left out"))
    }
}
