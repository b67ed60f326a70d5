import Findings
import InputControl
import Rules
import SourceText
import Testing

@Suite struct JsonEncodingTests {
    @Test func notesAByteOrderMarkAndRemovesIt() throws {
        let manifest = "\u{FEFF}{}"
        let finding = try onlyFinding(of: "json-encoding", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.location.range == 0..<3)
        #expect(fixed(finding, manifest)?.utf8.elementsEqual("{}".utf8) == true)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE] + "{}".utf16.flatMap { [UInt8($0), 0] }, "the file is in UTF-16"),
            ("{}".utf16.flatMap { [0, UInt8($0)] }, "the file is in UTF-16"),
            (
                [0xFF, 0xFE, 0, 0] + "{}".unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }, "the file is in UTF-32"
            ),
            (Array(#"{"name": "caf"#.utf8) + [0xE9] + Array(#""}"#.utf8), "the byte \"E9\" is not UTF-8"),
        ] as [([UInt8], String)])
    func namesTheEncoding(_ bytes: [UInt8], _ message: String) throws {
        let found = Self.problems(in: bytes)
        #expect(found.map(\.message) == [message])
        #expect(found.first?.severity == .error)
    }

    @Test func reportsOneMistakeHoweverManyBytesShowIt() {
        let bytes = Array("[\"a".utf8) + [0xC3] + Array("b".utf8) + [0xFF] + Array("\"]".utf8)
        let found = Self.problems(in: bytes)
        #expect(found.map(\.location.range) == [3..<4])
        #expect(found.first?.notes.map(\.location.range) == [5..<6])
    }

    @Test func isTheOnlyRuleThatReportsAManifestInUTF16() {
        let text = #"{"name": "email2", "type": "text", "inject": "yes", "capabilities": []}"#
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] as [UInt8] }
        let control = ControlProject(reading: FileTree(files: ["manifest.json": bytes]))
        let found = RuleEngine.check([control], rules: RuleRegistry.all).findings
        #expect(found.map(\.rule) == ["json-encoding"])
        #expect(found.map(\.message) == ["the file is in UTF-16"])
    }

    @Test(arguments: ["{}", #"{"name": "café 👩‍💻"}"#, "", "{,}"])
    func staysSilentOnUTF8(_ manifest: String) {
        #expect(findings(of: "json-encoding", inManifest: manifest).isEmpty)
    }

    private static func problems(in bytes: [UInt8]) -> [Finding] {
        let control = ControlProject(manifest: SourceFile(path: "manifest.json", bytes: bytes))
        return RuleEngine.check([control], rules: RuleRegistry.all.filter { $0.info.id.hasPrefix("json-") }).findings
    }

    @Test func nothingElseIsReportedOfAStringThatCannotBeRead() {
        let start = Array(#"{"name": "email2", "type": "te"#.utf8)
        let bytes =
            start + [0xEA] + Array(#"t", "inject": true, "capabilities": {}, "descripti"#.utf8) + [0xF3]
            + Array(#"n": "a", "target": "ios"}"#.utf8)
        let tree = FileTree(files: ["manifest.json": bytes, "ios/A.swift": []])
        let found = RuleEngine.check([ControlProject(reading: tree)], rules: RuleRegistry.all).findings
        #expect(found.filter { $0.location.pointer != nil || $0.message.contains("\u{FFFD}") }.isEmpty)
        #expect(found.count { $0.rule == "json-encoding" } == 1)
    }
}
