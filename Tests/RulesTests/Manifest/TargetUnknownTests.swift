import Findings
import Rules
import TestSupport
import Testing

@Suite struct TargetUnknownTests {
    @Test(arguments: [
        (#"{"target": "«iso»"}"#, "unknown target \"iso\"; did you mean \"ios\"?", #"{"target": "ios"}"#),
        (#"{"target": "«iPhone»"}"#, "unknown target \"iPhone\"; did you mean \"ios\"?", #"{"target": "ios"}"#),
        (
            #"{"target": ["ios", "«andriod»"]}"#, "unknown target \"andriod\"; did you mean \"android\"?",
            #"{"target": ["ios", "android"]}"#
        ),
        (#"{"target": "«ios, android»"}"#, "unknown target \"ios, android\"", #"{"target": ["ios", "android"]}"#),
        (#"{"target": "«both»"}"#, "unknown target \"both\"", #"{"target": ["ios", "android"]}"#),
        (#"{"target": "«windows»"}"#, "unknown target \"windows\"", nil),
        (#"{"target": «""»}"#, "unknown target \"\"", nil),
        (#"{"target": «[]»}"#, "the list \"target\" is empty", nil),
        (#"{"target": «1»}"#, "the target is a number, not a string", nil),
        (#"{"target": «{»"ios": true}}"#, "the target is an object, not a string", nil),
        (#"{"target": ["ios", «null»]}"#, "the target is null, not a string", nil),
        (
            #"{"capabilities": {"contacts": true}, "target": "«Android»"}"#,
            "the target \"Android\" is not written \"android\"",
            #"{"capabilities": {"contacts": true}, "target": "android"}"#
        ),
    ])
    func pointsAtWhatIsNotAPlatform(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "target-unknown", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        #expect(found.map(\.severity) == [.error])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test func leavesARepeatedPlatformToItsOwnRule() {
        let found = findings(of: "target-unknown", inManifest: #"{"target": ["web", "iOS", "web", "IOS"]}"#)
        #expect(found.map(\.location.pointer) == ["/target/0", "/target/1", "/target/2"])
    }

    @Test(arguments: [
        (#"{"target": ["«iOS»", "android"]}"#, #"{"target": ["ios", "android"]}"#),
        // Without permissions nothing of the control depends on the case.
        (#"{"target": ["ios", "«Android»"]}"#, #"{"target": ["ios", "android"]}"#),
    ])
    func isAWarningWhereAnotherCaseWorksByLuck(_ marked: String, _ corrected: String) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "target-unknown", inManifest: manifest.text)
        #expect(finding.severity == .warning)
        #expect(finding.location.range == manifest.range)
        #expect(finding.consequence == "it works by luck: 4D probably ignores the case here")
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test func reportsWhatAnEmptyListDoesOnAndroid() throws {
        let finding = try onlyFinding(of: "target-unknown", inManifest: #"{"target": []}"#)
        #expect(finding.consequence == "4D's editor never offers the control, while the Android generator registers it")
    }

    @Test(arguments: [
        #"{"target": "ios"}"#, #"{"target": ["android", "ios"]}"#, #"{"target": null}"#, "{}", #"{"target": }"#,
        #"{"target": ["ios", "ios"]}"#, #"{"target": ["ios", "IOS"]}"#,
    ])
    func staysSilentOnPlatformsAndRepetitions(_ manifest: String) {
        #expect(findings(of: "target-unknown", inManifest: manifest).isEmpty)
    }

    @Test func doubtsAPlatformThatTheControlHasNoCodeFor() throws {
        let sample = RowServiceSample.manifest(("\"ios\"", "\"Android\""))
        let finding = try #require(sample.findings(of: "target-unknown").first)
        #expect(finding.help == "write \"ios\"" && finding.fix == nil)
        #expect(finding.consequence == "4D takes it as \"android\", and the control has code in ios/ only")
        #expect(finding.severity == .error)
        let both = sample.with(["android/inputControl/A.kt": ""])
        #expect(try #require(both.findings(of: "target-unknown").first).fix != nil)
    }

    // MARK: Selection controls

    private func selection(_ target: String) -> String {
        #"{"name": "size", "choiceList": {"s": "Small"}, "target": \#(target)}"#
    }

    @Test(arguments: [
        ("\"«Android»\"", "the target \"Android\" is not written \"android\"", "\"android\""),
        ("\"«iphone»\"", "unknown target \"iphone\"; did you mean \"ios\"?", "\"ios\""),
        ("[\"android\", \"«oisx»\"]", "unknown target \"oisx\"", nil),
        ("«[]»", "the list \"target\" is empty", nil), ("«5»", "the target is a number, not a string", nil),
    ])
    func reportsASelectionControlThatTheIOSBuildDoesNotKnow(
        _ marked: String, _ message: String, _ corrected: String?
    ) throws {
        let manifest = MarkedText(selection(marked))
        let finding = try onlyFinding(of: "target-unknown", inManifest: manifest.text)
        #expect(finding.message == message)
        #expect(finding.severity == .error)
        #expect(finding.location.range == manifest.range)
        #expect(finding.consequence == "the iOS build does not know the control, and the app shows the default row")
        #expect(fixed(finding, manifest.text) == corrected.map(selection))
    }

    @Test func warnsOfAnotherCaseThatTheIOSBuildProbablyTakes() throws {
        let finding = try onlyFinding(of: "target-unknown", inManifest: selection(#"["iOS", "Android", "web"]"#))
        #expect(finding.severity == .warning)
        #expect(finding.message == "the target \"iOS\" is not written \"ios\"")
    }

    @Test(arguments: [
        #""ios""#, #""android""#, #"["ios", "ios"]"#, #"["ios", "android", "ios"]"#, #"["ios", "web"]"#,
        #"["ios", "Android"]"#, "null",
    ])
    func staysSilentOnWhatDoesNoHarmInASelectionControl(_ target: String) {
        #expect(findings(of: "target-unknown", inManifest: selection(target)).isEmpty)
    }
}
