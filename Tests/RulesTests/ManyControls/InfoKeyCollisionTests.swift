import Findings
import Rules
import Testing

@Suite struct InfoKeyCollisionTests {
    private let rule = "info-key-collision"

    private func found(_ one: String, _ other: String) -> [Finding] {
        func manifest(_ name: String, _ capabilities: String) -> String {
            #"{"name": "\#(name)", "type": "text", "inject": false, "target": "ios", "capabilities": {\#(capabilities)}}"#
        }
        return findings(of: rule, in: ["a/manifest.json": manifest("a", one), "b/manifest.json": manifest("b", other)])
    }

    @Test(arguments: [
        (#""contacts": "one""#, #""contacts": "two""#),
        (#""info": {"NSFaceIDUsageDescription": "one"}"#, #""info": {"NSFaceIDUsageDescription": "two"}"#),
    ])
    func notesDifferentTexts(_ one: String, _ other: String) {
        #expect(found(one, other).map(\.severity) == [.note])
    }

    @Test(arguments: [
        (#""contacts": "one""#, #""contacts": "one""#), (#""contacts": "one""#, #""contacts": true"#),
        (#""location": "one""#, #""location": "two""#), (#""service": "A""#, #""service": "B""#),
        (#""info": {"a": ["1"]}"#, #""info": {"a": ["2"]}"#),
    ])
    func staysSilent(_ one: String, _ other: String) {
        #expect(found(one, other).isEmpty)
    }
}
