import InputControl
import SourceText
import Testing

@Suite struct ManifestTests {
    private func manifest(_ text: String) -> Manifest {
        Manifest(SourceFile(path: "manifest.json", text: text))
    }

    @Test(arguments: [
        (#"{"choiceList": {}}"#, ManifestKind.selectionControl), (#"{"choiceList": 5}"#, .selectionControl),
        (#"{"choiceList": []}"#, .selectionControl), (#"{"choiceList": }"#, .selectionControl),
        (#"{"choiceList": false, "inject": true, "capabilities": {}}"#, .selectionControl),
        (#"{"choiceList": null}"#, .actionControl), ("{}", .actionControl), (#"{"choicelist": {}}"#, .actionControl),
    ])
    func aChoiceListMakesASelectionControl(_ text: String, _ kind: ManifestKind) {
        #expect(manifest(text).kind == kind)
    }

    @Test(arguments: [
        ("{}", true), (#"{"a": 1,, "b": 'x'}"#, true), (#"{"a": @, "b": 1}"#, false), (#"{"a": , "b": 1}"#, true),
        (#"{"a": {"b": @}, "c": 1}"#, true), (#"{"a": [1, @, 2], "c": 1}"#, true), (#"{"a": {"b": {"c": (}}}"#, true),
        (#"{"a": {"b": 1, "c": 2}"#, false), (#"{"a": "b, "c": 1}"#, false), (#"{"a": 1, (b), "c": 2}"#, false),
        (#"{"a": [1}, "b": 2}"#, true), ("[]", false), ("", false), (#"{"a": 1} x"#, false),
    ])
    func knowsItsKeysWhereOnlyValuesAreLost(_ text: String, _ knows: Bool) {
        #expect(manifest(text).knowsItsKeys == knows)
    }

    @Test func aFileThatIsNotJSONHasNoMistakesOfJSON() {
        let page = manifest("<html>\"a\": 1,}</html>")
        #expect(page.content == .foreign(.html))
        #expect(page.issues.isEmpty && page.root == nil)
        #expect(!manifest("{,}").issues.isEmpty)
    }
}
