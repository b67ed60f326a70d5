import TestSupport
import Testing

/// Only controls that were found in one folder are compared with each other.
@Suite struct CollectionTests {
    private static let folder = Repository.path("Fixtures/Rules/duplicate-name/inputControls")

    private func names(_ paths: [String]) -> [String] {
        let run = TestRun(["validate", "--format", "concise", "--select", "duplicate-name"] + paths)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func pathsThatAreGivenOneByOneAreNoCollection() {
        #expect(names([Self.folder + "/civility", Self.folder + "/title"]).isEmpty)
        #expect(names([Self.folder]).count == 1)
    }

    @Test(arguments: [[folder + "/civility", folder], [folder, folder + "/title"], [folder, folder + "/."]])
    func controlsThatAreGivenTwiceAreOne(_ paths: [String]) {
        #expect(names(paths).count == 1)
    }

    @Test func explainShowsBothOrSaysWhatIsMissing() {
        let both = TestRun(["explain", "duplicate-name", "--at", Self.folder])
        #expect(both.output.contains("civility/manifest.json:2:14: the name \"civility\""))
        #expect(both.output.contains("title/manifest.json:2:14: error: two controls have the name \"civility\""))
        #expect(both.errors == "")
        let alone = TestRun(["explain", "duplicate-name", "--at", Self.folder + "/title"])
        #expect(alone.errors.contains("give the folder around this one"))
    }
}
