import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `manifest-kind`
enum ManifestKind: Rule {
    static let info = RuleInfo(
        id: "manifest-kind", group: .manifest, severity: .error,
        summary: "the manifest of something else than an input control",
        rationale: """
            Formatters and forms of 4D have a manifest.json, and so have web apps, browser extensions and others. A \
            formatter has a "binding" of "localizedText" or of its own; a form has the type listform, detailform or \
            loginform. 4D looks for formatters and forms in folders of their own. "localizedText" does no harm in a \
            selection control, which is shown as a list of texts: where "inject", "capabilities" or "format" is there, \
            nothing is reported.
            """,
        facts: ["kind-8", "kind-9"],
        remedy: "Move it to the folder of its kind, or write the manifest of an input control.",
        needs: [], reads: ["/type", "/binding"],
        bad: .manifest(
            #"{"name": "stars", "type": ["integer"], "binding": "localizedText", "choiceList": {"1": "*"}}"#),
        good: .manifest(
            #"{"name": "stars", "type": ["integer"], "choiceList": {"1": "*"}, "format": "push", "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (kind, sign) = control.otherKind else { return [] }
        let key = sign.pointer.tokens.last ?? ""
        let message =
            sign.parent?.member(named: key)?.key.range == sign.range
            ? "the key \"\(key)\" makes this the manifest of \(kind.words)"
            : "the \(key) \(sign.messageWords) makes this the manifest of \(kind.words)"
        return [
            finding(
                message, at: control.place(of: sign), consequence: consequence(kind, control),
                help: kind.folder.map { "move the folder to Resources/Mobile/\($0)" }
                    ?? "write the manifest of an input control in its place")
        ]
    }

    private static func consequence(_ kind: OtherManifestKind, _ control: ControlModel) -> String {
        guard let folder = kind.folder else { return "4D finds none of the keys of an input control and ignores it" }
        return control.isActionControl
            ? "4D looks for \(kind.words) in Resources/Mobile/\(folder) and ignores it among the input controls"
            : "among the input controls it is a list of choices, and no field is shown with it"
    }
}
