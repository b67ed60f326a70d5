import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListOrderTests {
    @Test func marksTheKeyAndCountsTheChoices() throws {
        let manifest = #"{"choiceList": {"s": "small", "m": "medium"}}"#
        let finding = try onlyFinding(of: "choice-list-order", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.message.contains("the 2 choices"))
        #expect(finding.fix == nil)
        #expect(marked(by: "choice-list-order", inManifest: manifest) == ["choiceList"])
    }

    @Test func writesAListWhereTheKeysAreThePositions() throws {
        let manifest = "{\"choiceList\": {\n  \"0\": \"no\",\n  \"1\" : \"yes\"\n}, \"type\": \"boolean\"}"
        let finding = try onlyFinding(of: "choice-list-order", inManifest: manifest)
        #expect(fixed(finding, manifest) == "{\"choiceList\": [\n  \"no\",\n  \"yes\"\n], \"type\": \"boolean\"}")
    }

    @Test(arguments: [
        #"{"choiceList": {"1": "no", "0": "yes"}}"#, #"{"choiceList": {"0": "no", "1": @}}"#,
        #"{"choiceList": {"0": "n.png", "1": "y.png"}, "binding": "imageNamed"}"#,
    ])
    func keepsTheObjectWhereAListWouldSayOtherwise(_ manifest: String) throws {
        #expect(try onlyFinding(of: "choice-list-order", inManifest: manifest).fix == nil)
    }

    @Test(arguments: [
        #"{"choiceList": {"s": "small"}}"#, #"{"choiceList": {}}"#, #"{"choiceList": ["small", "medium"]}"#,
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "B"}}}"#, #"{"name": "a"}"#,
        #"{"choiceList": {"s": "small", "m": "medium"}, "target": "ios"}"#,
        #"{"choiceList": {"s": "small", "m": "medium"}, "binding": "localizedText"}"#,
    ])
    func staysSilentWhereNoOrderIsLost(_ manifest: String) {
        #expect(marked(by: "choice-list-order", inManifest: manifest).isEmpty)
    }
}
