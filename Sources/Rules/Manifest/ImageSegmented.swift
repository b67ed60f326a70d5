import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-segmented`
enum ImageSegmented: Rule {
    static let info = RuleInfo(
        id: "image-segmented", group: .manifest, severity: .error,
        summary: "pictures in the format segmented, which iOS apps do not show",
        rationale: """
            Android apps show pictures in all five list formats, iOS apps in all but segmented: there the segments show \
            the name of the control and the key of the choice as text.
            """,
        facts: ["image-11"],
        remedy: "Write push, popover, sheet or picker, or use labels without pictures.",
        needs: [.manifest], platform: .ios, reads: ["/format", "/binding"],
        bad: .manifest(
            """
            {"name": "flag", "type": "text", "target": "ios", "format": "segmented", "binding": "imageNamed", \
            "choiceList": {"fr": "fr.png"}}
            """, ["images/fr.png": ""]),
        good: .manifest(
            """
            {"name": "flag", "type": "text", "target": "ios", "format": "sheet", "binding": "imageNamed", \
            "choiceList": {"fr": "fr.png"}}
            """, ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object(let choices) = control.choiceList,
            !control.listFormat.ios.showsPictures(on: .ios), let node = control.manifest?.value("format"),
            let key = choices.members.first?.keyText
        else { return [] }
        let name = control.manifest?.name?.value ?? ""
        return [
            finding(
                "iOS apps show no pictures in the format \(node.messageWords)", at: control.place(of: node),
                severity: control.concerns(.android) ? .warning : info.severity,
                consequence: "the segments show texts such as \"\(name)_\(key)\"",
                help: "write \"push\", \"popover\", \"sheet\" or \"picker\", or use labels without pictures")
        ]
    }
}
