import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-boolean`
enum ImageBoolean: Rule {
    static let info = RuleInfo(
        id: "image-boolean", group: .manifest, severity: .warning,
        summary: "pictures for a boolean parameter",
        rationale: """
            For a boolean parameter the iOS build cuts the choices of a control with pictures to two, with a function that \
            an object does not have. That probably stops the build with a runtime error. It was read in 4D's code and never \
            run.
            """,
        facts: ["image-4"],
        remedy: "Use a number parameter with the keys 0 and 1, or texts for a boolean.",
        needs: [.manifest], platform: .ios, reads: ["/type", "/binding", "/target"],
        bad: .manifest(
            """
            {"name": "lamp", "type": "boolean", "target": "ios", "binding": "imageNamed", \
            "choiceList": {"0": "off.png", "1": "on.png"}}
            """, ["images/off.png": "", "images/on.png": ""]),
        good: .manifest(
            """
            {"name": "lamp", "type": "integer", "target": "ios", "binding": "imageNamed", \
            "choiceList": {"0": "off.png", "1": "on.png"}}
            """, ["images/off.png": "", "images/on.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object = control.choiceList, let node = control.manifest?.value("type")
        else { return [] }
        let types = node.kind == .array ? Array(node.elements) : [node]
        guard let boolean = types.first(where: { $0.string.flatMap(ParameterType.read)?.internalType == .bool }) else {
            return []
        }
        return [
            finding(
                "the choices of a boolean are pictures", at: control.place(of: boolean),
                severity: control.unverifiedSeverity(on: .ios),
                consequence: "the iOS build probably stops with a runtime error",
                help: "use a number parameter and the type \"integer\", or use labels without pictures")
        ]
    }
}
