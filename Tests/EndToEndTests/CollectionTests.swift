import TestSupport
import Testing

/// Only controls that were found in one folder are compared with each other.
@Suite struct CollectionTests {
    private static let folder = RuleCase("duplicate-name/inputControls").folder

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

    @Test func aProjectFileStandsForItsProject() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "p/Project/p.4DProject": "{}",
                "p/Resources/Mobile/inputControls/a/manifest.json": #"{"name": "camera"}"#,
                "q/q.4DProject": "{}", "q/Resources/Mobile/inputControls/b/manifest.json": #"{"name": "camera"}"#,
            ])
            for (file, path) in [("p/Project/p.4DProject", "p"), ("q/q.4DProject", "q")] {
                let run = try BuiltTool.run(["validate", "--format", "concise", file], in: folder.path)
                #expect(run.code == 1)
                #expect(run.output.hasPrefix("\(path)/Resources/Mobile/inputControls/"), "\(run.output)")
            }
        }
    }

    @Test func theFolderOfOldDocumentationIsCheckedWithAWarning() throws {
        try withTemporaryFolder { folder in
            try folder.write(["Mobile/inputControl/a/manifest.json": #"{"name": "camera"}"#])
            let run = try BuiltTool.run(["validate", "Mobile/inputControl"], in: folder.path)
            #expect(run.errors.contains("Mobile/inputControl: 4D reads only a folder named inputControls"))
        }
    }

    @Test func theNameOfTheFolderCountsHoweverItIsGiven() throws {
        let manifest = #"{"name": "a", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#
        try withTemporaryFolder { folder in
            try folder.write(["mail/manifest.json": manifest, "mail/ios/A.swift": ""])
            for (path, current) in [("mail", ""), ("mail/manifest.json", ""), (".", "/mail"), ("../mail", "/mail")] {
                let run = try BuiltTool.run(
                    ["validate", "--format", "concise", "--select", "folder-like-format", path],
                    in: folder.path + current)
                #expect(run.output.contains("[folder-like-format]"), "\(path): \(run.output)\(run.errors)")
            }
        }
    }
}
