import Findings
import Rules
import Testing

@Suite struct CapabilityMisplacedTests {
    private let rule = "capability-misplaced"

    private func marked(_ member: String, capabilities: String = "{}", _ others: String = "") -> [String] {
        RulesTests.marked(
            by: rule,
            inManifest: """
                {"name": "a1", "type": "text", "inject": true, "capabilities": \(capabilities), \(member)\(others)}
                """)
    }

    @Test(arguments: [
        #""location": true"#, #""camera": true"#, #""signInWithOS": true"#, #""service": "ARowService""#,
        #""android": ["android.permission.CAMERA"]"#, #""settings": {"application.services": ["A"]}"#,
        #""info": {"NSCameraUsageDescription": "why"}"#,
    ])
    func marksTheKey(_ member: String) {
        let key = member.split(separator: "\"").first.map(String.init) ?? ""
        #expect(marked(member) == [key])
        #expect(marked(member, capabilities: "{\(member)}").isEmpty)
        #expect(marked(member, #", "choiceList": ["a"]"#).isEmpty)
    }

    @Test(arguments: [
        #""location": "Paris""#, #""camera": false"#, #""map": true"#, #""home": true"#, #""service": "support""#,
        #""android": true"#, #""android": ["10"]"#, #""settings": {"size": 1}"#, #""info": "a text""#,
        #""photos": true"#,
    ])
    func staysSilent(_ member: String) {
        #expect(marked(member).isEmpty)
    }

    @Test func leavesALostServiceToItsOwnRule() throws {
        let sample = RowServiceSample.manifest(
            ("\"service\": \"Email2RowService\"", ""),
            ("\"type\"", "\"service\": \"Email2RowService\", \"type\""))
        #expect(sample.findings(of: rule).isEmpty)
        let finding = try #require(sample.findings(of: "service-undeclared").first)
        #expect(finding.message == "\"service\" is not in \"capabilities\", so the manifest names no service")
        #expect(sample.places(of: finding) == ["service", "Email2RowService"])
    }
}
