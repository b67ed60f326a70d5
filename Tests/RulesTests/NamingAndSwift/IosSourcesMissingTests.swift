import Findings
import Rules
import Testing

@Suite struct IosSourcesMissingTests {
    private let rule = "ios-sources-missing"

    private func sample(_ files: [String: String], manifest: String = RowServiceSample().manifest) -> RowServiceSample {
        RowServiceSample(files: files.merging(["manifest.json": manifest]) { text, _ in text })
    }

    @Test(arguments: [
        (["ios/Package.swift": ""], ["ios", "Email2RowService"]),
        (["ios/Row.swift.txt": ""], ["ios", "ios/Row.swift.txt", "Email2RowService"]),
        (["ios/Row.swfit": ""], ["ios", "ios/Row.swfit", "Email2RowService"]),
        (["ios/Email/Row.swift": ""], ["ios", "ios/Email/Row.swift", "Email2RowService"]),
        (["ios/Classes/Carthage/Row.swift": "", "ios/a.txt": ""], ["ios", "Email2RowService"]),
        (["ios/Resources/a.json": "", "Sources/Row.swift": ""], ["ios", "Sources/Row.swift", "Email2RowService"]),
    ])
    func marksTheFolderTheFilesAndTheService(_ files: [String: String], _ places: [String]) throws {
        let sample = sample(files)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == places)
        for other in ["service-not-found", "format-not-handled", "service-undeclared"] {
            #expect(sample.findings(of: other).isEmpty, "one mistake, one finding")
        }
    }

    @Test func staysSilent() {
        #expect(RowServiceSample().findings(of: rule).isEmpty)
        // There is no folder: the whole control is copied, and another rule speaks of it.
        #expect(sample(["Row.swift": ""]).findings(of: rule).isEmpty)
        #expect(sample([:]).findings(of: rule).isEmpty)
        #expect(sample(["ios/Row.m": ""]).findings(of: rule).isEmpty)
        let manifest = RowServiceSample().manifest
        for (old, new) in [
            ("true", "false"), ("\"ios\"", "\"android\""), ("\"type\"", "\"choiceList\": {\"1\": \"a\"}, \"type\""),
        ] {
            #expect(sample(["ios/a.txt": ""], manifest: manifest.replacing(old, with: new)).findings(of: rule).isEmpty)
        }
    }

    @Test(arguments: ["\"ios\"", "[\"ios\", \"android\"]"])
    func marksInjectWhereItLeavesTheCodeOut(_ target: String) throws {
        let sample = RowServiceSample().manifestReplacing("\"inject\": true", "\"inject\": false")
            .manifestReplacing("\"ios\"", target)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["false", "Email2RowService"])
        #expect(finding.message == "\"inject\" is false, so 4D copies nothing of ios/")
        #expect(try #require(sample.fixed(finding)).findings(of: rule).isEmpty)
        for other in ["inject-not-boolean", "inject-without-ios", "inject-missing", "service-not-found"] {
            #expect(sample.findings(of: other).isEmpty, "one mistake, one finding")
        }
    }

    @Test func marksInjectWhereNothingAnswersOnIOS() throws {
        let manifest = RowServiceSample().manifest.replacing("true", with: "false")
            .replacing("\"service\": \"Email2RowService\"", with: "")
        let files = ["android/inputControl/Email2.kt": "class Email2"]
        let both = sample(files, manifest: manifest.replacing("\"ios\"", with: "[\"ios\", \"android\"]"))
        let finding = try both.onlyFinding(of: rule)
        #expect(both.places(of: finding) == ["false"])
        for (old, new) in [
            ("\"ios\"", "\"android\""), ("\"target\": \"ios\",", ""), ("false", "\"false\""), ("false", "null"),
            ("\"type\"", "\"choiceList\": {\"1\": \"a\"}, \"type\""),
        ] {
            let silent = sample(files, manifest: manifest.replacing(old, with: new))
            #expect(silent.findings(of: rule).isEmpty, "\(new)")
        }
    }

    @Test func doesNotTakeTestsForTheCode() throws {
        let finding = try #require(
            sample(["ios/a.txt": "", "Tests/ATests.swift": "import XCTest"]).findings(of: rule).first)
        #expect(finding.notes.map(\.location.path) == ["manifest.json"])
    }

    @Test func marksCodeWithoutAServiceThatIsNotCopied() throws {
        let sample = RowServiceSample.manifest((#""service": "Email2RowService""#, ""), ("true", "false"))
        let finding = try #require(sample.findings(of: "ios-sources-missing").first)
        #expect(sample.places(of: finding) == ["false", RowServiceSample.codePath])
    }
}
