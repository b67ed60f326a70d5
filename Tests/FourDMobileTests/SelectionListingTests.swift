import FourDMobile
import InputControl
import SourceText
import Testing

@Suite struct SelectionListingTests {
    private func listing(_ manifest: String, archive: String? = nil) -> SelectionListing? {
        let tree = FileTree(texts: ["manifest.json": manifest])
        return ControlModel(ControlProject(reading: tree, in: archive ?? "", archive: archive)).selectionListing
    }

    @Test(arguments: [
        #"{"name": "a", "choiceList": ["b"]}"#,
        #"{"name": "a", "choiceList": ["b"], "type": "date", "target": "iphone", "inject": 5, "capabilities": []}"#,
        #"{"name": "a", "choiceList": {"dataSource": {"dataClass": 5}}}"#, #"{"name": "a", "choiceList": "b"}"#,
        #"{"name": "a", "choiceList": {"dataSource": null}}"#,
    ])
    func needsOnlyANameAndChoices(_ manifest: String) {
        #expect(listing(manifest)?.hidingReasons == [])
        #expect(listing(manifest)?.format == .push)
    }

    @Test(arguments: [
        (#"{"choiceList": ["b"], "format": "/picker"}"#, [SelectionListing.HidingReason.noName, .unknownFormat]),
        (#"{"name": "a", "choiceList": {"dataSource": {"table": "E"}}}"#, [.noDataClass]),
        (#"{"name": "a", "choiceList": {"dataSource": {"dataClass": null}}}"#, [.noDataClass]),
        (#"{"name": "a", "choiceList": {"dataSource": "E", "b": "c"}}"#, [.noDataClass]),
    ])
    func namesEveryHidingReason(_ manifest: String, _ hidingReasons: [SelectionListing.HidingReason]) {
        #expect(listing(manifest)?.hidingReasons == hidingReasons)
    }

    @Test func doesNotListArchives() {
        #expect(listing(#"{"name": "a", "choiceList": ["b"]}"#, archive: "a.zip")?.hidingReasons == [.inArchive])
    }

    @Test(arguments: [
        #"{"name": "a", "inject": true, "capabilities": {}}"#, #"{"name": "a", "choiceList": null}"#, "[]",
        #"{"type": "listform", "choiceList": ["a"]}"#,
    ])
    func isAboutSelectionControlsOnly(_ manifest: String) {
        #expect(listing(manifest) == nil)
    }

    @Test(
        arguments: [
            (#""version": "1""#, [:], true), (#""target": "Android""#, [:], false),
            (#""target": ["ios", "ios", "x"]"#, [:], true),
            (#""target": "iphone""#, [:], false), (#""target": []"#, [:], false),
            (#""version": "1""#, ["android/inputControl/A.kt": ""], false),
            (#""version": "1""#, ["android/inputControl/A.kt": "", "ios/A.swift": ""], true),
        ] as [(String, [String: String], Bool)])
    func theIOSBuildReadsTheTarget(_ target: String, _ files: [String: String], _ isBuilt: Bool) {
        let model = modelled(#"{"name": "a", "choiceList": ["b"], \#(target)}"#, files)
        #expect(model.buildsList(for: .ios) == isBuilt)
        #expect(model.buildsList(for: .android))
    }
}
