import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListOrderTests {
    @Test func showsTheOrderOfAndroid() throws {
        let manifest = #"{"choiceList": {"s": "small", "m": "medium", "l": "large"}}"#
        let finding = try onlyFinding(of: "choice-list-order", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.consequence == #"they sort the keys by their hash codes: "s", "l", "m""#)
        #expect(marked(by: "choice-list-order", inManifest: manifest) == ["choiceList"])
    }

    @Test(arguments: [
        #"{"choiceList": {"1": "no", "0": "yes"}}"#, #"{"choiceList": {"mrs": "Mrs", "mr": "Mr"}}"#,
        #"{"choiceList": {"1": "y.png", "0": "n.png"}, "binding": "imageNamed"}"#,
    ])
    func marksWhatTheHashCodesReverse(_ manifest: String) {
        #expect(marked(by: "choice-list-order", inManifest: manifest) == ["choiceList"])
    }

    @Test(arguments: [
        #"{"choiceList": {"s": "small"}}"#, #"{"choiceList": {}}"#, #"{"choiceList": ["small", "medium"]}"#,
        #"{"choiceList": {"0": "no", "1": "yes"}}"#, #"{"choiceList": {"false": "no", "true": "yes"}}"#,
        #"{"choiceList": {"true": "yes", "false": "no"}}"#,
        #"{"choiceList": {"1": "a", "2": "b", "3": "c", "4": "d", "5": "e", "6": "f", "7": "g", "8": "h", "9": "i"}}"#,
        // Android drops the second choice, and refuses equal keys.
        #"{"choiceList": {"1": "a", "0": null}}"#, #"{"choiceList": {"1": "a", "0": "b", "1": "c"}}"#,
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b"}}}"#, #"{"name": "a"}"#,
        #"{"choiceList": {"m": "medium", "l": "large"}, "target": "ios"}"#,
    ])
    func staysSilentWhereNoOrderIsLost(_ manifest: String) {
        #expect(marked(by: "choice-list-order", inManifest: manifest).isEmpty)
    }
}
