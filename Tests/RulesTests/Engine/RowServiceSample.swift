import Findings
import SourceText
import Testing

/// A correct control with a row service, in which tests replace parts.
struct RowServiceSample {
    static let codePath = "ios/Sources/Forms/Actions/Email2Row.swift"

    var files = [
        "manifest.json": """
        {
            "name": "email2",
            "type": "text",
            "inject": true,
            "target": "ios",
            "capabilities": {
                "service": "Email2RowService"
            }
        }

        """,
        codePath: """
        import Eureka
        import QMobileUI

        @objc(Email2RowService)
        class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
            @objc static let instance: Email2RowService = Email2RowService()

            func buildActionParameterCustomFormatRow(
                key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
            ) -> ActionParameterCustomFormatRowType? {
                guard format == "email2" else { return nil }
                return EmailRow(key).onRowEvent(eventCallback)
            }
        }

        """,
    ]

    var manifest: String {
        get { files["manifest.json"] ?? "" }
        set { files["manifest.json"] = newValue }
    }

    var code: String {
        get { files[Self.codePath] ?? "" }
        set { files[Self.codePath] = newValue }
    }

    /// The control with each first text of `replacements` replaced by the second in its code.
    static func code(_ replacements: (String, String)...) -> RowServiceSample {
        var sample = RowServiceSample()
        for (old, new) in replacements { sample.code = sample.code.replacing(old, with: new) }
        return sample
    }

    /// The control with each first text of `replacements` replaced by the second in its manifest.
    static func manifest(_ replacements: (String, String)...) -> RowServiceSample {
        var sample = RowServiceSample()
        for (old, new) in replacements { sample.manifest = sample.manifest.replacing(old, with: new) }
        return sample
    }

    /// This control with a text of its code replaced.
    func codeReplacing(_ old: String, _ new: String) -> RowServiceSample {
        with([Self.codePath: code.replacing(old, with: new)])
    }

    /// This control with a text of its manifest replaced.
    func manifestReplacing(_ old: String, _ new: String) -> RowServiceSample {
        with(["manifest.json": manifest.replacing(old, with: new)])
    }

    /// The control with more files.
    func with(_ others: [String: String]) -> RowServiceSample {
        var sample = self
        sample.files.merge(others) { _, new in new }
        return sample
    }

    /// The findings of one rule.
    func findings(of rule: String) -> [Finding] { RulesTests.findings(of: rule, in: files) }

    /// The finding of one rule, which must be its only one.
    func onlyFinding(of rule: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Finding {
        try RulesTests.onlyFinding(of: rule, in: files, sourceLocation: sourceLocation)
    }

    /// What a place marks; the path of a file as a whole.
    func text(at location: Location) -> String {
        guard let range = location.range, let text = files[location.path] else { return location.path }
        return SourceFile(path: location.path, text: text).text(in: range)
    }

    /// The texts that a finding and its notes mark.
    func places(of finding: Finding) -> [String] {
        [text(at: finding.location)] + finding.notes.map { text(at: $0.location) }
    }

    /// The control after the fix of `finding`; nil when there is none that can be made.
    func fixed(_ finding: Finding) -> RowServiceSample? {
        RulesTests.fixed(finding, in: files).map { RowServiceSample(files: $0) }
    }
}
