import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListEmptyTests {
    @Test(arguments: ["{}", "[]", "{ }", "[\n]"])
    func marksTheEmptyList(_ list: String) {
        #expect(marked(by: "choice-list-empty", inManifest: #"{"choiceList": \#(list)}"#) == [list])
    }

    @Test(arguments: [
        #"{"choiceList": {"": ""}}"#, #"{"choiceList": [null]}"#, #"{"choiceList": "a"}"#, #"{"choiceList": null}"#,
        #"{"choiceList": {"dataSource": {}}}"#, #"{"name": "a"}"#, #"{"choiceList": ["#, #"{"choiceList": {"#,
        #"{"choiceList": [@]}"#, #"{"type": "detailform", "choiceList": []}"#,
    ])
    func staysSilentWhereSomethingIsOrMayBeInIt(_ manifest: String) {
        #expect(marked(by: "choice-list-empty", inManifest: manifest).isEmpty)
    }
}
