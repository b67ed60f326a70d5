import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-list-shape`
enum ImageListShape: Rule {
    static let info = RuleInfo(
        id: "image-list-shape", group: .manifest, severity: .warning,
        summary: "pictures in a list or of a data source",
        rationale: """
            With "binding": "imageNamed" the iOS build calls each picture after the key of its choice. A list has no keys, \
            and a data source no choices in the manifest: both probably stop the build with a runtime error. This was read \
            in 4D's code and never run.
            """,
        facts: ["image-3"],
        remedy: "Write an object; with the keys \"0\", \"1\", \"2\" it sends what the list would.",
        needs: [.manifest], platform: .ios, reads: ["/choiceList", "/binding", "/target"],
        bad: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": ["fr.png", "ma.png"]}"#,
            ["images/fr.png": "", "images/ma.png": ""]),
        good: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"0": "fr.png", "1": "ma.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding else { return [] }
        switch control.choiceList {
        case .list(let node) where !node.elements.isEmpty:
            return [
                report(
                    "the pictures are in a list, which has no keys", control.shortPlace(of: node),
                    help: "write an object, with a key for each picture", fix: asObject(node, in: control), in: control)
            ]
        case .dataSource(let source):
            guard let member = source.node.parent?.member(named: ChoiceList.sourceKey) else { return [] }
            return [
                report(
                    "the choices of a data source cannot be pictures", control.place(ofKey: member),
                    help: "remove \"binding\", or write the choices into the manifest", fix: nil, in: control)
            ]
        case .list, .object, .unusable, nil: return []
        }
    }

    private static func report(
        _ message: String, _ place: Location, help: String, fix: FixIt?, in control: ControlModel
    ) -> Finding {
        let binding = control.manifest?.value("binding").map { Note("requests pictures", at: control.place(of: $0)) }
        return finding(
            message, at: place, severity: control.unverifiedSeverity(on: .ios),
            consequence: "the iOS build probably stops with a runtime error", help: help,
            notes: [binding].compactMap(\.self), fix: fix)
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
