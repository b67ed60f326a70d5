import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListMixedTests {
    private static let source = #""dataSource": {"dataClass": "A", "field": "b"}"#

    @Test(arguments: [
        (#"{"0": "nobody", \#(source)}"#, #"the choice "0" stands beside "dataSource""#),
        (#"{\#(source), "0": "nobody", "1": "all"}"#, #"2 choices stand beside "dataSource""#),
    ])
    func marksTheFirstOfTheOthers(_ list: String, _ message: String) throws {
        let manifest = #"{"choiceList": \#(list)}"#
        let finding = try onlyFinding(of: "choice-list-mixed", inManifest: manifest)
        #expect(finding.message == message)
        #expect(finding.location.pointer == "/choiceList/0")
    }

    @Test(arguments: [
        #"{\#(source)}"#, #"{"$comment": "of all", \#(source)}"#, #"{"0": "a", "1": "b"}"#,
        #"{"0": "a", "dataSource": null}"#,
        // Without a field iOS apps show the others too.
        #"{"0": "nobody", "dataSource": {"dataClass": "A"}}"#,
    ])
    func staysSilentWhereNoChoiceIsLost(_ list: String) {
        #expect(findings(of: "choice-list-mixed", inManifest: #"{"choiceList": \#(list)}"#).isEmpty)
    }
}
