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

    /// Which thread checks a control does not show.
    @Test func anyNumberOfThreadsPrintsTheSame() throws {
        let folder = Repository.path("Fixtures/ok")
        let one = TestRun(["validate", "--format", "json", "--threads", "1", folder, Self.folder])
        #expect(one.output.contains("duplicate-name"))
        for threads in ["2", "5"] {
            let several = TestRun(["validate", "--format", "json", "--threads", threads, folder, Self.folder])
            #expect(several.output == one.output && several.errors == one.errors && several.code == one.code)
        }
    }

    @Test(arguments: ["0", "65", "two", "-1", "1.5"])
    func aNumberOfThreadsThatMakesNoSenseIsRefused(_ text: String) {
        let run = TestRun(["validate", "--threads=\(text)", Self.folder])
        #expect(run.code == .usage && run.output == "")
        #expect(run.errors.contains("\"\(text)\" cannot be the value of --threads; give a number from 1 to 64"))
    }

    /// A control may share a file with its neighbour by a link, and never with what is outside of the path given.
    @Test func linksLeadToTheOtherControlsAndNotOut() throws {
        try withTemporaryFolder { folder in
            let manifest = #"{"name": "camera"}"#
            try folder.write([
                "c/a/manifest.json": manifest, "c/b/manifest.json": #"{"name": "scan"}"#, "c/b/ios/Shared.swift": "",
                "Out.swift": "",
            ])
            let links = "mkdir -p c/a/ios; ln -s ../../b/ios/Shared.swift c/a/ios/A.swift"
            #expect(try BuiltTool.runShell(links, in: folder.path).code == 0)
            #expect(!(try BuiltTool.run(["validate", "c"], in: folder.path)).errors.contains("leads out"))
            let out = "ln -s ../../../Out.swift c/a/ios/Out.swift"
            #expect(try BuiltTool.runShell(out, in: folder.path).code == 0)
            let run = try BuiltTool.run(["validate", "c"], in: folder.path)
            #expect(run.errors.contains("c/a/ios/Out.swift is a symbolic link that leads out of the folder"))
            #expect(run.code == 3)
        }
    }
}
