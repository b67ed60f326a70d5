import Findings
import SourceText
import Testing

@Suite struct SourceQuotesTests {
    private let rule = "source-quotes"

    @Test(arguments: [
        ("\"email2\"", "“email2”", "“"), ("\"email2\"", "„email2“", "„"), ("\"email2\"", "‘email2’", "‘"),
        ("\"email2\"", "”email2”", "”"),
    ])
    func marksTheFirstAndReplacesAll(_ old: String, _ new: String, _ marked: String) throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.swift) { $0.replacing(old, with: new) }
        #expect(finding.rule == rule && finding.severity == .error)
        #expect(finding.message == "\"\(marked)\" is not a straight quote")
        #expect(places == [marked])
        let files = DamagedSample.files.mapValues { $0.replacing(old, with: new) }
        #expect(
            try #require(fixed(finding, in: files))[DamagedSample.swift] == DamagedSample.files[DamagedSample.swift])
    }

    @Test(arguments: [("\"email2\"", "“email2\""), ("\"email2\"", "\"email2”")])
    func marksAQuoteThatClosesNothing(_ old: String, _ new: String) throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.swift) { $0.replacing(old, with: new) }
        #expect(finding.rule == rule)
        #expect(places.first == (new.hasPrefix("“") ? "“" : "”"))
        #expect(
            fixed(finding, in: DamagedSample.files.mapValues { $0.replacing(old, with: new) })?[DamagedSample.swift]
                == DamagedSample.files[DamagedSample.swift])
    }

    @Test func aFixThatLeavesTheFileDamagedIsNotOffered() throws {
        let (finding, _) = try DamagedSample.onlyFinding(DamagedSample.swift) {
            $0.replacing("\"email2\"", with: "“a “b”")
        }
        #expect(finding.fix == nil)
    }

    @Test func kotlinHasQuotesForCharacters() throws {
        let (finding, _) = try DamagedSample.onlyFinding(DamagedSample.kotlin) { $0 + "val a = ‘x’\n" }
        #expect(finding.fix?.edits.map(\.edit.replacement) == ["'", "'"])
    }

    @Test(arguments: [
        "let a = \"“b”\"\n", "// “b”\n", "/* ‘b’ */\n", "let a = \"\"\"\n“b”\n\"\"\"\n", "let `a’b` = 1\n",
    ])
    func staysSilent(_ code: String) {
        #expect(DamagedSample.report(DamagedSample.swift) { $0 + Array(code.utf8) }.findings.isEmpty)
    }
}
