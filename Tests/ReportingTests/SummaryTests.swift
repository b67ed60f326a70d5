import Findings
import Reporting
import Testing

@Suite struct SummaryTests {
    private func finding(_ severity: Severity, _ index: Int = 0) -> Finding {
        Finding(rule: "r", severity, "m\(index)", at: Location(path: "f"))
    }

    private func gap(_ path: String, _ rules: [String], _ reason: String) -> SkippedCheck {
        SkippedCheck(path: path, rules: rules, reason: reason)
    }

    private let kotlin = [
        "kotlin-annotation", "kotlin-constructor", "kotlin-icon", "kotlin-location", "kotlin-package",
    ]

    @Test func countsInWords() {
        #expect(report([], ["a": ""], controls: 2).summary == "no problems in 2 controls (1 file, 36 rules)")
        #expect(report([finding(.error)]).summary == "1 error in 1 control (0 files, 36 rules)")
        let mixed = [finding(.note), finding(.warning, 1), finding(.warning, 2), finding(.error)]
        #expect(
            report(mixed, ["a": "", "b": ""], controls: 3, rules: 1).summary
                == "1 error, 2 warnings, 1 note in 3 controls (2 files, 1 rule)")
    }

    @Test func countsTheRulesThatRan() {
        let run = Report(findings: [], skipped: [], controls: 1, files: 2, rules: 81, rulesRun: 62, sources: [:])
        #expect(run.summary == "no problems in 1 control (2 files, 62 of 81 rules ran)")
    }

    @Test func saysWhenThereWasNoControl() {
        #expect(report([], controls: 0).summary == "no control was checked (0 files, 36 rules)")
        #expect(report([finding(.error)], controls: 0).summary == "1 error (0 files, 36 rules)")
    }

    @Test func isNoSuccessWhenNothingCouldBeRead() {
        #expect(report([]).summary == "nothing could be checked in 1 control (0 files, 36 rules)")
    }

    @Test func oneReasonStandsInTheLine() {
        let reason = "the control targets ios only"
        let file = ["manifest.json": ""]
        #expect(
            report([], file, skipped: [gap("manifest.json", ["kotlin-icon", "kotlin-package"], reason)]).summary
                == "no problems in 1 control (1 file, 36 rules; not checked: kotlin-icon, kotlin-package"
                + " — the control targets ios only)")
        #expect(
            report([], file, skipped: [gap("manifest.json", kotlin, reason)]).summary
                == "no problems in 1 control (1 file, 36 rules; not checked: 5 kotlin-* rules"
                + " — the control targets ios only)")
    }

    @Test func severalReasonsStandBelow() {
        let many = ["inject-missing", "name-missing", "target-missing", "type-missing", "type-unknown"]
        let summary = report(
            [finding(.error)],
            skipped: [
                gap("a/manifest.json", many, "it does not parse"),
                gap("b/manifest.json", ["image-missing"], "no files"),
                gap("c/manifest.json", many, "it does not parse"), gap("d/manifest.json", [], "permission denied"),
            ], controls: 4
        ).summary
        #expect(
            summary == """
                1 error in 4 controls (0 files, 36 rules)
                not checked: 5 rules in 2 files — it does not parse
                not checked: image-missing in b/manifest.json — no files
                not checked: d/manifest.json — permission denied
                """)
    }
}
