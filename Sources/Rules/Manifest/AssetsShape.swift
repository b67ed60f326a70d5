import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `assets-shape`
enum AssetsShape: Rule {
    static let info = RuleInfo(
        id: "assets-shape", group: .manifest, severity: .warning,
        summary: "\"assets\" with a value of another kind than 4D reads there",
        rationale: """
            How the pictures of a control get into the iOS app is said under "assets": their "size" as an integer or as an \
            object with "width" and "height", whether they are "tintable" as true or false, and which of them as the list \
            "tintables". Values of other kinds say nothing to 4D, and the pictures are not made as they were meant to be.
            """,
        source: "4d/4D-Mobile-App, method asset",
        remedy: "Write for example \"assets\": {\"size\": {\"width\": 40, \"height\": 40}, \"tintable\": true}.",
        needs: [.manifest], platform: .ios, reads: ["/assets"],
        bad: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": "true"}}"#,
            ["images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": true}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let assets = control.manifest?.value("assets") else { return [] }
        guard assets.kind == .object else { return [wrong("assets", assets, .object, in: control)].compactMap { $0 } }
        return [
            wrong("size", assets["size"], .size, in: control),
            wrong("width", assets["size"]?["width"], .number, in: control)
                ?? wrong("height", assets["size"]?["height"], .number, in: control),
            wrong("tintable", assets["tintable"], .boolean, in: control),
            wrong("tintables", assets["tintables"], .list, in: control),
        ].compactMap { $0 }
    }

    /// What 4D reads under a key.
    private enum Expected {
        case object, size, number, boolean, list

        func accepts(_ node: JSONNode) -> Bool {
            switch self {
            case .object: node.kind == .object
            case .size: node.kind == .number || node.kind == .object
            case .number: node.kind == .number
            case .boolean: node.kind == .boolean
            case .list: node.kind == .array
            }
        }

        var words: String {
            switch self {
            case .object: "an object"
            case .size: "an integer or an object"
            case .number: "a number"
            case .boolean: "true or false"
            case .list: "a list"
            }
        }

        var help: String {
            switch self {
            case .object, .number, .boolean: "write \(words)"
            case .size: "write a number, or {\"width\": 40, \"height\": 40}"
            case .list: "write a list of names of pictures"
            }
        }

        /// What is meant by a text in which it stands; nil when that can't be told.
        func meant(by text: String) -> String? {
            switch self {
            case .size, .number: Int(text).map(String.init)
            case .boolean: ["true", "false"].first { $0 == text.lowercased() }
            case .object, .list: nil
            }
        }
    }

    /// nil for a value that is right, that is not there, or that can't be read.
    private static func wrong(
        _ key: String, _ node: JSONNode?, _ expected: Expected, in control: ControlModel
    ) -> Finding? {
        guard let node, node.kind != .null, node.kind != .unreadable, !expected.accepts(node) else { return nil }
        return finding(
            "\"\(key)\" is \(node.kindWords), not \(expected.words)", at: control.shortPlace(of: node),
            consequence: "4D reads \(expected.words) there, and makes nothing of this", help: expected.help,
            fix: node.string.flatMap(expected.meant).map { control.replacing(node, with: $0) })
    }
}
