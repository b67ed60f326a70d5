import Findings
import FourDMobile
import InputControl
import SourceText

/// Applies rules to controls and says what could not be judged.
package enum RuleEngine {
    /// The most findings of one rule on one control, or one folder of controls, that are reported; how many more there are is said.
    package static let findingLimit = 200

    /// The findings of `rules` on `controls`; `platforms` are those that the user asked about.
    package static func check(
        _ controls: [ControlProject], rules: [any Rule.Type], platforms: Set<Platform> = Set(Platform.allCases),
        displayPrefix: String = ""
    ) -> Report {
        var findings: [Finding] = []
        var notChecked: [NotChecked] = []
        var comparable: [String: [ControlProject]] = [:]
        for control in controls {
            let modelled = ModelledControl(control, asked: platforms)
            var withheld: [[String]] = Obstacle.allCases.map { _ in [] }
            var unsure: [RuleGap: [String]] = [:]
            for rule in rules {
                if let obstacle = Obstacle(to: rule.info, on: modelled, platforms: platforms) {
                    withheld[obstacle.rawValue].append(rule.info.id)
                    continue
                }
                if rule is any CollectionRule.Type {
                    comparable[rule.info.id, default: []].append(control)
                    continue
                }
                let found = rule.check(modelled)
                findings += found.prefix(findingLimit)
                notChecked += leftOut(found, of: rule, at: control.manifestPath)
                if found.isEmpty, let gap = rule.unsure(modelled) {
                    unsure[gap, default: []].append(rule.info.id)
                }
            }
            notChecked += Obstacle.allCases.compactMap { obstacle in
                let ids = withheld[obstacle.rawValue]
                guard !ids.isEmpty, let reason = obstacle.reason else { return nil }
                return NotChecked(path: control.manifestPath, rules: ids.sorted(), reason: reason)
            }
            notChecked += unsure.sorted { ($0.key.path, $0.key.reason) < ($1.key.path, $1.key.reason) }.map {
                gap, ids in
                NotChecked(path: gap.path, rules: ids.sorted(), reason: gap.reason)
            }
        }
        for rule in rules.compactMap({ $0 as? any CollectionRule.Type }) {
            for collection in comparable[rule.info.id]?.collections ?? [] {
                let found = rule.check(collection)
                findings += found.prefix(findingLimit)
                notChecked += leftOut(found, of: rule, at: collection.first?.manifestPath ?? "")
            }
        }
        return Report(
            findings: findings, notChecked: notChecked, controls: controls.count,
            files: controls.reduce(0) { $0 + $1.filesRead }, rules: rules.count,
            sources: controls.reduce(into: [:]) { sources, control in
                for file in control.files { sources[file.path] = file }
            },
            displayPrefix: displayPrefix)
    }

    /// That there were more findings than are reported; empty when there were not.
    private static func leftOut(_ found: [Finding], of rule: any Rule.Type, at path: String) -> [NotChecked] {
        guard found.count > findingLimit else { return [] }
        let reason = "\(found.count - findingLimit) more findings of this rule are left out"
        return [NotChecked(path: path, rules: [rule.info.id], reason: reason)]
    }
}

/// Why a rule can't judge a control.
private enum Obstacle: Int, CaseIterable {
    case noManifest
    /// The manifest is that of a formatter or a form, which `manifest-kind` reports.
    case otherKind
    case damagedManifest
    case noFiles
    case iOSOnly
    case androidOnly
    /// The user asked about the other platform only.
    case notAsked

    /// nil when nothing stands in the way.
    init?(to info: RuleInfo, on modelled: ModelledControl, platforms: Set<Platform>) {
        let control = modelled.control
        let readsManifest = info.needs.contains { $0 == .manifest || $0 == .wholeManifest }
        if let platform = info.platform, !platforms.contains(platform) {
            self = .notAsked
        } else if readsManifest, control.manifest?.root == nil {
            self = .noManifest
        } else if readsManifest, modelled.lookAlike != nil {
            self = .otherKind
        } else if info.needs.contains(.wholeManifest), control.manifest?.isWhole != true {
            self = .damagedManifest
        } else if info.needs.contains(.files), control.tree == nil {
            self = .noFiles
        } else if let platform = info.platform, let targets = control.platforms, !targets.contains(platform) {
            self = platform == .ios ? .androidOnly : .iOSOnly
        } else {
            return nil
        }
    }

    /// What is reported; nil when there is nothing to report.
    var reason: String? {
        switch self {
        case .noManifest: "the manifest could not be read as an object"
        case .otherKind: "the manifest is not that of an input control"
        case .damagedManifest: "part of the manifest is lost to syntax errors"
        case .noFiles: "only the manifest was given"
        case .iOSOnly: "the control targets ios only"
        case .androidOnly: "the control targets android only"
        case .notAsked: nil
        }
    }
}
