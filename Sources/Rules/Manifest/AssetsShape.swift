import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `assets-shape`
enum AssetsShape: Rule {
    static let info = RuleInfo(
        id: "assets-shape", group: .manifest, severity: .warning,
        summary: "a value of \"assets\" that 4D does not read",
        rationale: """
            "assets" says how the pictures of a control get into the iOS app: their "size" as an integer or as an object \
            with "width" and "height", whether they are "tintable" as true or false, which of them as the list \
            "tintables", and the "format" png or pdf. Without a size the picture has its own size; with another format 4D \
            makes no picture and reports no error.
            """,
        facts: ["manifest-31", "image-7", "image-8"],
        remedy: "Write for example \"assets\": {\"size\": {\"width\": 40, \"height\": 40}, \"tintable\": true}.",
        needs: [.manifest], platform: .ios, reads: ["/assets"],
        bad: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": "true"}}"#,
            ["images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": true}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, control.choiceList != nil, let assets = control.manifest?.value("assets") else {
            return []
        }
        guard assets.kind == .object else { return [wrong("assets", assets, .object, in: control)].compactMap(\.self) }
        return [
            wrong("size", assets["size"], .size, in: control),
            wrong("width", assets["size"]?["width"], .number, in: control)
                ?? wrong("height", assets["size"]?["height"], .number, in: control),
            wrong("format", assets["format"], .string, in: control)
                ?? assets["format"].flatMap { unknownFormat($0, in: control) },
            wrong("tintable", assets["tintable"], .boolean, in: control),
            wrong("tintables", assets["tintables"], .list, in: control),
        ].compactMap(\.self)
    }

    /// What 4D reads under a key.
    private enum Expected {
        case object, size, number, string, boolean, list

        func accepts(_ node: JSONNode) -> Bool {
            switch self {
            case .object: node.kind == .object
            case .size: node.kind == .number || node.kind == .object
            case .number: node.kind == .number
            case .string: node.kind == .string
            case .boolean: node.kind == .boolean
            case .list: node.kind == .array
            }
        }

        var words: String {
            switch self {
            case .object: "an object"
            case .size: "an integer or an object"
            case .number: "a number"
            case .string: "a string"
            case .boolean: "true or false"
            case .list: "a list"
            }
        }

        var help: String {
            switch self {
            case .object, .number, .boolean: "write \(words)"
            case .size: "write a number, or {\"width\": 40, \"height\": 40}"
            case .string: "write \"png\" or \"pdf\""
            case .list: "write a list of names of image sets"
            }
        }

        /// The value that a string with it stands for; nil when that cannot be determined.
        func meant(by text: String) -> String? {
            switch self {
            case .size, .number: Int(text).map(String.init)
            case .boolean: ["true", "false"].first { $0 == text.lowercased() }
            case .object, .string, .list: nil
            }
        }
    }

    /// nil for a value that is right, that is not there, or that cannot be read.
    private static func wrong(
        _ key: String, _ node: JSONNode?, _ expected: Expected, in control: ControlModel
    ) -> Finding? {
        guard let node, node.kind != .null, node.kind != .unreadable, !expected.accepts(node) else { return nil }
        return finding(
            "\"\(key)\" is \(node.kindWords), not \(expected.words)", at: control.shortPlace(of: node),
            consequence: "4D ignores it", help: expected.help,
            fix: node.string.flatMap(expected.meant).map { control.replacing(node, with: $0) })
    }

    private static func unknownFormat(_ node: JSONNode, in control: ControlModel) -> Finding? {
        guard let format = node.string, ImageSet.format(format) == nil else { return nil }
        let meant = ImageSet.format(String(format.drop { $0 == "." }))
        return finding(
            "the format \(node.messageWords) is not one of \(ImageSet.formats.joined(separator: ", "))",
            at: control.place(of: node), consequence: "4D makes no pictures for the iOS app, without an error",
            help: "write \"png\" or \"pdf\", or remove it to get png",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }
}
