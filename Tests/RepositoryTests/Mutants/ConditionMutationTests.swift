import Foundation
import InputControl
import Rules
import TestSupport
import Testing

/// From the builder of a correct control, each mistake in a condition that changes what the builder returns is found, or
/// reported as not checked. With `INPUTCTL_ALL_MUTANTS=1` the builders of the table are changed in the same way.
@Suite(.enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"))
struct ConditionMutationTests {
    @Test func everyMistakeIsFoundOrNotChecked() throws {
        try check(try MutatedControl.shipped())
        guard ProcessInfo.processInfo.environment["INPUTCTL_ALL_MUTANTS"] == "1" else { return }
        try check(MutatedControl.table())
    }

    private func check(_ controls: [MutatedControl]) throws {
        var controls = controls
        let made = controls.reduce(0) { $0 + $1.mutants.count }
        let results = try MutatedControl.run(&controls)
        var found = 0
        var notChecked = 0
        var harmless = 0
        var otherKeys = 0
        for (control, calls) in zip(controls, results) {
            let before = Judgement(control.files)
            #expect(!before.isFound && !before.isSkipped, "\(control.title) is correct")
            for (mutant, changed) in zip(control.mutants, calls.dropFirst()) {
                guard let effect = control.effect(of: changed, before: calls[0]) else {
                    harmless += 1
                    continue
                }
                let judgement = Judgement(control.files(mutant))
                switch effect {
                case .otherKeys: otherKeys += 1
                case .harmful where judgement.isFound: found += 1
                case .harmful where judgement.isSkipped: notChecked += 1
                case .harmful: Issue.record("\(control.title), \(mutant.change): not found\n\(mutant.body)")
                }
            }
        }
        let compiled = controls.reduce(0) { $0 + $1.mutants.count }
        print(
            "\(controls.count) builders, \(made) mutants of conditions: \(made - compiled) do not compile,",
            "\(harmless) return the same, \(otherKeys) depend on the key in another way;",
            "\(found) of the others found, \(notChecked) not checked")
        #expect(found > 50)
    }

    /// What the rules about row services say of a control.
    private struct Judgement {
        let isFound: Bool
        let isSkipped: Bool

        init(_ files: [String: String]) {
            let report = RuleEngine.check(
                [ControlProject(reading: FileTree(texts: files))], rules: ConditionMutationTests.rules)
            isFound = !report.findings.isEmpty
            isSkipped = !report.skipped.isEmpty
        }
    }

    private static let rules: [any Rule.Type] = RuleRegistry.all.filter { rule in
        ["format-", "row-event-"].contains { rule.info.id.hasPrefix($0) }
    }
}
