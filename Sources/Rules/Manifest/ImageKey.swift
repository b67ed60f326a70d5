import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-key`
enum ImageKey: Rule {
    static let info = RuleInfo(
        id: "image-key", group: .manifest, severity: .warning,
        summary: "a choice with a picture whose key has a slash",
        rationale: """
            The iOS build makes an image set called after the control and the key of the choice, and the app loads it by \
            that name. With a slash in the key the image set probably lands in a subfolder under another name, and the app \
            shows no picture. This was read in 4D's code and never run.
            """,
        facts: ["image-5"],
        remedy: "Write keys without a slash.",
        needs: [.manifest], platform: .ios, reads: ["/choiceList", "/binding", "/target"],
        bad: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"fr/be": "fr.png"}}"#,
            ["images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"fr-be": "fr.png"}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object(let node) = control.choiceList else { return [] }
        let severity = control.unverifiedSeverity(on: .ios)
        return node.members.filter { $0.keyText.utf8.contains(.slash) }.map { member in
            finding(
                "the key \(member.key.messageWords) has a slash", at: control.place(ofKey: member),
                severity: severity,
                consequence: "iOS apps probably show no picture for this choice", help: "write a key without \"/\"")
        }
    }
}
