import Findings
import Rules
import Testing

@Suite struct TargetCodeTests {
    private func files(_ target: String, _ others: [String: String] = [:]) -> [String: String] {
        KotlinControlFiles.good("target-code").merging([
            "manifest.json":
                #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": \#(target)}"#
        ]) { $1 }.merging(others) { $1 }
    }

    private let service = """
        import QMobileUI

        @objc(Email2RowService)
        class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
            @objc static var instance = Email2RowService()

            func buildActionParameterCustomFormatRow(
                key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
            ) -> ActionParameterCustomFormatRowType? {
                format == "email2" ? Email2Row(key).onRowEvent(eventCallback) : nil
            }
        }
        """

    @Test(arguments: [#""ios""#, #"["ios"]"#])
    func showsTheTargetAndTheKotlinClass(_ target: String) throws {
        let files = files(target)
        let finding = try onlyFinding(of: "target-code", in: files)
        #expect(finding.message.contains("Android"))
        #expect(finding.location.pointer == "/target")
        #expect(finding.notes.map(\.location.path) == [KotlinControlFiles.path])
    }

    @Test func findsARowServiceOfAControlForAndroid() {
        let found = findings(of: "target-code", in: files(#""android""#, ["ios/Sources/Email2Row.swift": service]))
        #expect(found.map { $0.message.contains("iOS") } == [true])
        #expect(found.first?.notes.map(\.location.path) == ["ios/Sources/Email2Row.swift"])
    }

    @Test(arguments: [
        #"["ios", "android"]"#, "[]", "null", #""iOS""#, #"["ios", "web"]"#, #"["ios", 1]"#, "{}",
        #""ios", "choiceList": ["a"]"#,
    ])
    func staysSilentOnATargetThatListsItOrIsWrongItself(_ target: String) {
        #expect(findings(of: "target-code", in: files(target)).isEmpty)
    }

    @Test func swiftThatIsNotAServiceMayStay() {
        let others = ["ios/Helper.swift": "struct Helper {}", "Tests/Email2RowTests.swift": service]
        #expect(findings(of: "target-code", in: files(#""android""#, others)).isEmpty)
    }

    @Test func kotlinWithoutTheAnnotationMayStay() {
        var files = files(#""ios""#)
        files[KotlinControlFiles.path] = "package ___PACKAGE___\n\nclass Helper"
        #expect(findings(of: "target-code", in: files).isEmpty)
    }

    @Test(arguments: [
        ("inputControls/email2", "finds it only by the name of its folder"),
        ("inputControls/other", "does not know its name"),
    ])
    func reportsWhetherTheIOSBuildFindsTheFolder(_ folder: String, _ consequence: String) throws {
        let files = [
            "manifest.json":
                #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "android"}"#,
            "ios/Sources/Email2Row.swift": service,
        ]
        let placed = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
        let finding = try onlyFinding(of: "target-code", in: placed)
        #expect(finding.consequence?.hasSuffix(consequence) == true)
    }

    /// Code for the other platform only: one mistake, and the control does nothing.
    @Test(arguments: [true, false])
    func aTargetWithoutCodeIsAnErrorOfThisRuleOnly(_ isForAndroid: Bool) throws {
        var files =
            isForAndroid
            ? self.files(#""ios""#)
            : [
                "manifest.json": self.files(#""android""#)["manifest.json"] ?? "",
                "ios/Sources/Email2Row.swift": service,
            ]
        if isForAndroid {
            files["manifest.json"] = files["manifest.json"]?.replacing("\"inject\": true", with: "\"inject\": false")
        }
        let finding = try onlyFinding(of: "target-code", in: files)
        #expect(finding.severity == .error)
        for rule in ["kotlin-missing", "ios-sources-missing"] { #expect(findings(of: rule, in: files).isEmpty) }
        let repaired = try #require(fixed(finding, in: files))
        #expect(findings(of: "target-code", in: repaired).isEmpty)
        #expect(findings(of: "kotlin-missing", in: repaired).isEmpty)
    }
}
