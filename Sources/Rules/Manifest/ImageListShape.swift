import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-list-shape`
enum ImageListShape: Rule {
    static let info = RuleInfo(
        id: "image-list-shape", group: .manifest, severity: .error,
        summary: "pictures in a list, which has no keys to name them by",
        rationale: """
            With "binding": "imageNamed" each picture goes with the key of its choice: the iOS build names the picture \
            after it. A list has no keys, so no choice gets its picture.
            """,
        source: "4d/4D-Mobile-App, methods mobile_actions and asset",
        remedy: "Write an object; with the keys \"0\", \"1\", \"2\" it sends what the list would.",
        needs: [.manifest], reads: ["/choiceList", "/binding"],
        bad: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": ["fr.png", "ma.png"]}"#,
            ["images/fr.png": "", "images/ma.png": ""]),
        good: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"fr": "fr.png", "ma": "ma.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .list(let node) = control.choiceList, !node.elements.isEmpty else {
            return []
        }
        return [list(node, in: control)]
    }

    private static func list(_ node: JSONNode, in control: ControlModel) -> Finding {
        let bracket = control.shortPlace(of: node)
        let binding = control.manifest?.value("binding").map {
            Note("asks for pictures", at: control.place(of: $0))
        }
        return finding(
            "the pictures are in a list, which has no keys", at: bracket,
            consequence: control.concerns(.ios)
                ? "the iOS build names pictures by the keys of the choices and finds none"
                : "pictures go with the keys of the choices, and here are none",
            help: "write an object, with a key for each picture", notes: [binding].compactMap { $0 },
            fix: asObject(node, in: control))
    }

    /// The fix that writes the positions, which a list sends, as keys.
    private static func asObject(_ node: JSONNode, in control: ControlModel) -> FixIt? {
        guard node.isComplete, node.range.count > 1 else { return nil }
        let keys = node.elements.enumerated().map { position, element in
            TextEdit(element.range.lowerBound..<element.range.lowerBound, "\"\(position)\": ")
        }
        let opening = node.range.lowerBound..<node.range.lowerBound + 1
        let closing = node.range.upperBound - 1..<node.range.upperBound
        return control.fixing("write the positions as keys", [TextEdit(opening, "{")] + keys + [TextEdit(closing, "}")])
    }
}
