import Findings
import Reporting
import Testing

@Suite struct ConciseReporterTests {
    @Test func oneLineForEachFindingInOrder() {
        let findings = [
            Finding(rule: "b", .warning, "second", at: Location(path: "x/f", range: 5..<6), help: "not shown"),
            Finding(rule: "a", .error, "third", at: Location(path: "z")),
            Finding(rule: "c", .note, "first", at: Location(path: "x/f", range: 1..<1)),
        ]
        #expect(
            ConciseReporter().render(report(findings, ["x/f": "a\nbé!"], displayPrefix: "sub/")) == """
                sub/x/f:1:2: note: first [c]
                sub/x/f:2:3: warning: second [b]
                sub/z: error: third [a]

                """)
    }

    @Test func nothingForNothing() {
        #expect(ConciseReporter().render(report([])) == "")
    }
}
