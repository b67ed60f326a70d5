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
            4D's parser takes JSON as RFC 8259 has it: no trailing comma, no comment, no single quotes. When it refuses a \
            manifest, the project editor shows an error, the iOS build leaves the control out without a word, and the \
            Android generator can stop for every control of the project. The Android generator itself reads on over a \
            trailing comma or NaN, so a manifest that works there may be broken on iOS.
            """,
        source: "4D's command JSON Parse; android-ProjectGenerator with org.json 20210307",
        remedy: "Mend what is marked; every mistake of the file is listed with its own place.",
        needs: [], reads: [""],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {},}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest else { return [] }
        let issues = manifest.document.issues.filter { !$0.kind.isEncoding }
        // What 4D does is the same for all of them, so it is said once.
        let consequence =
            issues.allSatisfy(\.kind.isReadByAndroid)
            ? "4D refuses the file: its editor shows an error and the iOS build leaves the control out, while Android's reads on"
            : "4D refuses the file: its editor shows an error, the iOS build leaves the control out, Android's may stop"
        return issues.enumerated().map { index, issue in
            finding(issue, in: control, manifest.file, consequence: index == 0 ? consequence : nil)
        }
    }

    private static func finding(
        _ issue: JSONSyntaxIssue, in control: ControlModel, _ file: SourceFile, consequence: String?
    ) -> Finding {
        let wording = SyntaxWording(issue, in: file)
        let path = control.manifestPath
        let fix = issue.fix.map { FixIt(wording.remedy ?? "mend it", in: path, $0) }
        return finding(
            wording.message, at: Location(path: path, range: issue.range), consequence: consequence,
            help: wording.help ?? (fix == nil ? wording.remedy : nil),
            notes: issue.related.map { [Note(wording.relatedLabel, at: Location(path: path, range: $0))] } ?? [],
            fix: fix)
    }

    static func compared(in control: ControlModel) -> [Note] {
        let count = control.manifest?.document.issues.filter { !$0.kind.isEncoding }.count
        return count.map { [Note("mistakes that RFC 8259 does not allow: \($0)", at: control.manifestPlace)] } ?? []
    }
}

extension JSONSyntaxIssue.Kind {
    /// Whether org.json, with which the Android generator reads manifests, takes it.
    fileprivate var isReadByAndroid: Bool {
        self == .trailingComma || self == .notFinite
    }
}
