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
            findings: run.findings, notChecked: run.notChecked, controls: controls.count,
            files: controls.reduce(0) { $0 + $1.filesRead }, rules: rules.count,
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
    private(set) var notChecked: [NotChecked] = []

    /// The controls that each rule about several of them can judge, by its id.
    private var comparable: [String: [ControlProject]] = [:]

    init(rules: [any Rule.Type], platforms: Set<Platform>) {
        self.rules = rules
        self.platforms = platforms
    }

    mutating func check(_ control: ControlProject) {
        let modelled = ModelledControl(control, asked: platforms)
        let garbled = GarbledText(control)
        var withheld: [[String]] = Obstacle.allCases.map { _ in [] }
        var unsure: [RuleGap: [String]] = [:]
        for rule in rules {
            if let obstacle = Obstacle(to: rule.info, on: modelled, platforms: platforms) {
                withheld[obstacle.rawValue].append(rule.info.id)
            } else if rule.comparison != nil {
                comparable[rule.info.id, default: []].append(control)
            } else {
                let found = rule.check(modelled).filter { !garbled.concerns($0) }
                add(found, of: rule, at: control.manifestPath)
                if found.isEmpty, let gap = rule.unsure(modelled) { unsure[gap, default: []].append(rule.info.id) }
            }
        }
        for (obstacle, ids) in zip(Obstacle.allCases, withheld) where !ids.isEmpty {
            guard let reason = obstacle.reason else { continue }
            notChecked.append(NotChecked(path: control.manifestPath, rules: ids.sorted(), reason: reason))
        }
        for (gap, ids) in unsure.sorted(by: { ($0.key.path, $0.key.reason) < ($1.key.path, $1.key.reason) }) {
            notChecked.append(NotChecked(path: gap.path, rules: ids.sorted(), reason: gap.reason))
        }
    }

    /// Applies the rules about several controls to those of each folder.
    mutating func compareControls() {
        for rule in rules.compactMap({ $0.comparison }) {
            for collection in comparable[rule.info.id]?.collections ?? [] {
                add(rule.check(collection), of: rule, at: collection.first?.manifestPath ?? "")
            }
        }
    }

    /// Takes in what a rule found, up to the limit, and that there was more.
    private mutating func add(_ found: [Finding], of rule: any Rule.Type, at path: String) {
        let limit = RuleEngine.findingLimit
        findings += found.prefix(limit)
        guard found.count > limit else { return }
        notChecked.append(
            NotChecked(
                path: path, rules: [rule.info.id],
                reason: "\(found.count - limit) more findings of this rule are left out"))
    }
}
