import Findings
import Testing

@Suite struct SourceConflictTests {
    private let rule = "source-conflict"
    private static let conflict = "<<<<<<< HEAD\nval a = 1 {\n=======\nval a = \"2\n>>>>>>> it's (other\n"

    @Test(
        arguments: [DamagedSample.swift, DamagedSample.kotlin],
        [
            (conflict, "<<<<<<<"), ("<<<<<<< a\nval a\n||||||| b\nval b\n=======\nval c\n>>>>>>> d\n", "<<<<<<<"),
            // Half of it was removed.
            ("val a\n=======\nval b\n>>>>>>> d\n", "======="), (">>>>>>> d\n", ">>>>>>>"),
        ])
    func marksTheFirstMarker(_ path: String, _ lines: (text: String, marked: String)) throws {
        let (finding, marked) = try DamagedSample.onlyFinding(path) { text in text + lines.text }
        #expect(finding.rule == rule && finding.severity == .error)
        #expect(finding.message == "a merge conflict is not resolved")
        #expect(marked == [lines.marked])
    }

    @Test func itIsTheCauseOfWhatIsWrongBeforeIt() throws {
        let (finding, _) = try DamagedSample.onlyFinding(DamagedSample.swift) { "{" + $0 + Self.conflict }
        #expect(finding.rule == rule)
    }

    @Test(arguments: [
        "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> x\n\"\"\"\n", "/*\n<<<<<<< HEAD\n=======\n*/\n",
        "// <<<<<<< HEAD\n",
        "    let a = b << c\n", "infix operator <<<<<<<<\n", "//=======\n",
    ])
    func staysSilent(_ code: String) {
        #expect(DamagedSample.report(DamagedSample.swift) { $0 + Array(code.utf8) }.findings.isEmpty)
    }
}
