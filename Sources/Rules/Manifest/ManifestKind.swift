import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `manifest-kind`
enum ManifestKind: Rule {
    static let info = RuleInfo(
        id: "manifest-kind", group: .manifest, severity: .error,
        summary: "the manifest of a formatter or a form, where one of an input control is expected",
        rationale: """
            Formatters and forms have a manifest.json, too, and look much like input controls. A formatter has a \
            "binding" of "localizedText" or of its own, and shows values; a form has the type listform, detailform or \
            loginform. 4D looks for each of them in a folder of its own, and makes no input control of them.
            """,
        source: "4D mobile documentation on formatters and templates",
        remedy: "Move it to the folder of its kind, or write the manifest of an input control.",
        needs: [], reads: ["/type", "/binding"],
        bad: .manifest(
            #"{"name": "stars", "type": ["integer"], "binding": "localizedText", "choiceList": {"1": "*"}}"#),
        good: .manifest(
            #"{"name": "stars", "type": ["integer"], "choiceList": {"1": "*"}, "format": "push", "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (kind, sign) = control.otherKind else { return [] }
        let pointer = sign.pointer.tokens
        let message =
            sign.parent?.member(named: pointer.last ?? "")?.key.range == sign.range
            ? "the key \"\(pointer.last ?? "")\" makes this the manifest of \(kind.words)"
            : "the \(pointer.last ?? "") \"\(sign.string ?? "")\" makes this the manifest of \(kind.words)"
        return [
            finding(
                message, at: control.place(of: sign),
                consequence: "4D does not use it as an input control, whatever else it says",
                help: "\(kind.words) belongs in the project's Resources/Mobile/\(kind.folder), not in inputControls")
        ]
    }
}
