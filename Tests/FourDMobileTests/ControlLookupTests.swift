import FourDMobile
import InputControl
import Testing

@Suite struct ControlLookupTests {
    private func lookup(_ manifest: String, folder: String?, archive: String? = nil) -> ControlLookup? {
        let tree = FileTree(texts: ["manifest.json": manifest])
        return ControlModel(ControlProject(reading: tree, archive: archive, folderName: folder)).iOSLookup
    }

    @Test(arguments: [
        (#"{"name": "a", "target": "ios"}"#, "b", ControlLookup.byName),
        (#"{"name": "a", "target": "android"}"#, "b", .notFound),
        (#"{"name": "a", "target": "android"}"#, "a", .byFolder), (#"{"target": "ios"}"#, "a", .byFolder),
        (#"{"name": 5, "target": "ios"}"#, "a", .byFolder),
    ])
    func fallsBackToTheFolderOfTheSameName(_ manifest: String, _ folder: String, _ lookup: ControlLookup) {
        #expect(self.lookup(manifest, folder: folder) == lookup)
    }

    @Test func isNotKnownWithoutTheNameOfTheFolder() {
        #expect(lookup(#"{"name": "a", "target": "android"}"#, folder: nil) == nil)
        #expect(lookup(#"{"name": "a", "target": "android"}"#, folder: "a", archive: "a.zip") == .notFound)
    }
}
