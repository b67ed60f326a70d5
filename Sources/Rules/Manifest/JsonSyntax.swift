import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `json-syntax`
enum JsonSyntax: Rule {
    static let info = RuleInfo(
        id: "json-syntax", group: .manifest, severity: .error,
        summary: "a manifest that is not JSON",
        rationale: """
            4D's parser takes JSON as RFC 8259 defines it: no trailing comma, no comment, no single quotes. When it \
            refuses a manifest, the iOS build silently ignores the control, and the project editor probably reports an \
            error. The Android generator takes some mistakes, such as a trailing comma, and stops at others, so that no \
            Android project is made. A manifest that works on Android may be broken on iOS.
            """,
        facts: ["manifest-1", "manifest-2", "manifest-3", "manifest-4", "manifest-5", "manifest-8"],
        remedy: "Fix what is marked; every mistake of the file is listed with its own place.",
        needs: [], reads: [""],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {},}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest else { return [] }
        let issues = manifest.issues.filter { !$0.kind.isEncoding }
        guard !issues.isEmpty else { return [] }
        // What 4D does is the same for all of them, so it is reported once.
        let consequence = consequence(AndroidManifestReading(manifest))
        return issues.enumerated().map { index, issue in
            finding(issue, in: control, manifest.file, consequence: index == 0 ? consequence : nil)
        }
    }

    private static func consequence(_ android: AndroidManifestReading) -> String {
        let generator =
            switch android {
            case .taken: "reads it"
            case .skipped: "ignores it"
            case .refused: "stops"
            case .unknown: "may stop"
            }
        return """
            4D rejects the file: the iOS build ignores the control, the editor probably reports an error, and the \
            Android generator \(generator)
            """
    }

    private static func finding(
        _ issue: JSONSyntaxIssue, in control: ControlModel, _ file: SourceFile, consequence: String?
    ) -> Finding {
        let wording = SyntaxWording(issue, in: file)
        let path = control.manifestPath
        let fix = issue.fix.map { FixIt(wording.remedy ?? "fix it", in: path, $0) }
        return finding(
            wording.message, at: Location(path: path, range: issue.range), consequence: consequence,
            help: wording.help ?? wording.remedy,
            notes: issue.related.map { [Note(SyntaxWording.relatedLabel, at: Location(path: path, range: $0))] } ?? [],
            fix: fix)
    }

    static func compared(in control: ControlModel) -> [Note] {
        let count = control.manifest?.issues.filter { !$0.kind.isEncoding }.count
        return count.map { [Note("mistakes that RFC 8259 does not allow: \($0)", at: control.manifestPlace)] } ?? []
    }
}
