import Foundation
import InputctlCommands
import Reporting
import Rules
import TestSupport
import Testing

/// `inspect`, with and without `--sources`, on the controls of the project.
@Suite struct InspectTests {
    static let controls: [String] = [
        ("Fixtures/ok", Repository.root), ("Fixtures/findings", Repository.root), ("Fixtures/Rules", RuleCase.root),
    ].flatMap { Repository.files(in: $0, withSuffix: "anifest.json", of: $1) }
        .map { String($0.dropLast("/manifest.json".count)) }

    /// What is recorded, by the name of the record.
    static let recorded: [(name: String, control: String)] = [
        ("location", "Fixtures/ok/mylocation"), ("both-platforms", "Fixtures/ok/contactPhone"),
        ("settings", "Fixtures/ok/input-control-currentAddress"), ("pictures", "Fixtures/ok/weather"),
        ("data-source", "Fixtures/ok/employees"), ("documented-list", "Fixtures/ok/choiceListSheet"),
        ("selection-segmented", "Fixtures/Rules/image-segmented/flag"),
        ("selection-android-code", "Fixtures/Rules/selection-android-code/kotlin"),
        ("selection-never-offered", "Fixtures/findings/selection-controls/agent"),
        ("wrong-letter", "Fixtures/findings/color-wheel"),
        ("hidden", "Fixtures/Rules/inject-missing/tutorial"),
        ("camera-false", "Fixtures/Rules/capability-false/camera"),
        ("damaged", "Fixtures/Rules/json-syntax/many"), ("formatter", "Fixtures/Rules/manifest-kind/formatter"),
        ("kotlin-subfolder", "Fixtures/Rules/kotlin-location/subfolder"),
        ("instance", "Fixtures/Rules/service-instance/not-exposed"),
        ("not-found", "Fixtures/Rules/service-not-found/manifest"),
        ("inverted", "Fixtures/Rules/format-not-handled/inverted"),
        ("other-result", "Fixtures/Rules/service-conformance/other-result"),
        ("no-manifest", "Fixtures/Rules/manifest-missing/other-case"),
    ]

    private func run(_ words: [String], _ control: String) -> TestRun {
        TestRun(["inspect"] + words + [RuleCase.root(of: control) + "/" + control])
    }

    @Test(arguments: recorded.map(\.name))
    func theTextIsAsRecorded(_ name: String) throws {
        let control = try #require(Self.recorded.first { $0.name == name }).control
        let run = run([], control)
        expectGolden(run.output, at: "Tests/Expected/Inspect/\(name).txt")
        // Without a manifest there is nothing to show.
        #expect(run.code == (name == "no-manifest" ? .failure : .clean))
    }

    @Test(arguments: ["both-platforms", "wrong-letter", "settings"])
    func theSourcesAreAsRecorded(_ name: String) throws {
        let control = try #require(Self.recorded.first { $0.name == name }).control
        // From the project's folder, since lines are broken where the path needs it.
        let run = try BuiltTool.run(["inspect", "--sources", control])
        #expect(run.code == 0)
        expectGolden(run.output, at: "Tests/Expected/Inspect/\(name).sources.txt")
    }

    @Test func everyControlOfTheProjectIsSeen() {
        #expect(Self.controls.count > 80)
    }

    @Test(arguments: [[], ["--sources"]])
    func theTextFitsATerminal(_ words: [String]) {
        let texts = Self.controls.map { run(words, $0).output }
        let lines = texts.flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 200)
        #expect(lines.filter { DisplayWidth.columns(of: $0) > 80 } == [])
    }

    @Test func longNamesAndPathsAreBroken() throws {
        let part = String(repeating: "long", count: 8)
        try withTemporaryFolder { folder in
            try folder.write([
                "manifest.json": """
                {"name": "\(part)", "type": "text", "inject": true, "target": "ios", "capabilities":
                {"service": "ARowService", "contacts": "\(part) \(part) \(part)"}}
                """,
                "ios/\(part)/\(part)/\(part)/A.swift": "@objc(ARowService) class ARowService: NSObject {}",
            ])
            for words in [["inspect"], ["inspect", "--sources"]] {
                let lines = TestRun(words + [folder.path]).output.split(separator: "\n")
                #expect(lines.contains { $0.contains("\(part)/") && !$0.contains("A.swift") })
                #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
            }
        }
    }

    @Test func theJSONHasWhatTheTextHas() throws {
        for control in Self.controls {
            let output = run(["--format", "json"], control).output
            let document = try JSONDecoder().decode(InspectionDocument.self, from: Data(output.utf8))
            let texts = document.controls.map { $0.text(.plain) }
            #expect(texts.joined(separator: "\n") == run([], control).output, "\(control)")
        }
        #expect(TestRun(["inspect", "--sources", "--format", "json", "."]).code == .usage)
    }

    @Test func aListingOfSourcesGrowsWithTheFile() throws {
        let depth = 2000
        let nested = String(repeating: "class A { let b = { ", count: depth) + String(repeating: "} }", count: depth)
        try withTemporaryFolder { folder in
            try folder.write(["A.swift": nested])
            #expect(TestRun(["inspect", "--sources", folder.path]).output.utf8.count < nested.utf8.count * 40)
        }
    }

    /// One judgement: what a rule reports as an error about a service, a file or a row is what `inspect` shows of it.
    @Test func everyErrorAboutABuildIsShown() throws {
        var rules: Set<String> = []
        for control in Self.controls {
            let report = try JSONReport(
                TestRun(["validate", "--format", "json", "--allow-empty", RuleCase.root(of: control) + "/" + control])
                    .output)
            let shown = run([], control).output.split { $0.isWhitespace }.joined(separator: " ")
            let isShown = shown.contains("does not work: ")
            for finding in report.findings where finding.severity == "error" && Self.isAboutABuild(finding.rule) {
                rules.insert(finding.rule)
                let message = finding.message.split { $0.isWhitespace }.joined(separator: " ")
                #expect(shown.contains("does not work: \(message) ("), "\(control): \(finding.rule)")
            }
            let isReported = report.findings.contains { $0.severity == "error" }
            #expect(isReported || !isShown, "\(control): inspect has a judgement of its own")
        }
        #expect(rules.count > 40)
    }

    private static func isAboutABuild(_ rule: String) -> Bool {
        guard let info = RuleRegistry.rule(rule)?.info, info.group != .manyControls else { return false }
        return info.platform != nil
    }

    @Test func oneFileAloneIsShownToo() throws {
        let file = "Fixtures/ok/priority/ios/Sources/Forms/Actions/PriorityRow.swift"
        let alone = try BuiltTool.run(["inspect", "--sources", file])
        #expect(alone.code == 0)
        #expect(alone.output.hasPrefix(file + "\n      1:8  import Eureka\n"))
        #expect(alone.output.contains("not evaluated: \"ControlFormat.priority\""))
        let other = "Fixtures/ok/priority/ios/Sources/Forms/Actions/Priority.swift"
        #expect(try BuiltTool.run(["inspect", "--sources", file, other]).output.contains("compares with \"priority\""))
    }

    @Test func aFolderThatIsNoControlIsShownToo() throws {
        try withTemporaryFolder { folder in
            try folder.write(["a/A.swift": "import UIKit", "B.kt": "package b", "notes.txt": "import C"])
            let run = TestRun(["inspect", "--sources", folder.path])
            #expect(run.code == .clean)
            #expect(
                run.output == "\(folder.path)/B.kt\n      1:9  package b\n\n\(folder.path)/a/A.swift\n"
                    + "      1:8  import UIKit\n")
        }
    }

    @Test(arguments: [["inspect"], ["inspect", "--sources"]])
    func whatCannotBeShownIsAFailure(_ words: [String]) throws {
        try withTemporaryFolder { folder in
            #expect(TestRun(words + [folder.path]).code == .failure)
            let missing = TestRun(words + [folder.path + "/missing"])
            #expect(missing.code == .failure)
            #expect(missing.errors == "inputctl: \(folder.path)/missing does not exist\n")
            #expect(missing.output.filter { !$0.isWhitespace } == "")
        }
        #expect(TestRun(words + ["--format", "yaml"]).code == .usage)
    }
}
