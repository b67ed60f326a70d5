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
        source: "4d/4D-Mobile-App, method asset (4d-behaviour.md, section 3)",
        remedy: "Write for example \"assets\": {\"size\": {\"width\": 40, \"height\": 40}, \"tintable\": true}.",
        needs: [.manifest], platform: .ios, reads: ["/assets"],
        bad: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": "true"}}"#,
            ["images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "choiceList": {"fr": "fr.png"}, "binding": "imageNamed", "assets": {"tintable": true}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let assets = control.manifest?.value("assets") else { return [] }
        guard assets.kind == .object else {
            return [wrong("assets", assets, "an object", "write an object", in: control)].compactMap { $0 }
        }
        return [
            assets["size"].flatMap { size($0, in: control) },
            assets["tintable"].flatMap { node in
                node.kind == .boolean
                    ? nil : wrong("tintable", node, "true or false", "write true or false", in: control)
            },
            assets["tintables"].flatMap { node in
                node.kind == .array
                    ? nil : wrong("tintables", node, "a list", "write a list of names of pictures", in: control)
            },
        ].compactMap { $0 }
    }

    private static func size(_ node: JSONNode, in control: ModelledControl) -> Finding? {
        if node.kind == .number { return nil }
        guard node.kind == .object else {
            return wrong(
                "size", node, "an integer or an object", "write a number, or {\"width\": 40, \"height\": 40}",
                in: control)
        }
        return ["width", "height"].lazy.compactMap { key in
            node[key].flatMap { value in
                value.kind == .number ? nil : wrong(key, value, "a number", "write a number", in: control)
            }
        }.first
    }

    /// nil for a value that is not there or that can't be read.
    private static func wrong(
        _ key: String, _ node: JSONNode, _ expected: String, _ help: String, in control: ModelledControl
    ) -> Finding? {
        guard node.kind != .null, node.kind != .unreadable else { return nil }
        let isWhole = node.kind == .object || node.kind == .array
        let text = (node.string ?? "").lowercased()
        let boolean = expected == "true or false" && ["true", "false"].contains(text) ? text : nil
        let number = expected.hasPrefix("a") && key != "assets" && key != "tintables" ? Int(text).map(String.init) : nil
        return finding(
            "\"\(key)\" is \(node.kindWords), not \(expected)",
            at: isWhole ? control.place(ofOpening: node) : control.place(of: node),
            consequence: "4D reads \(expected) there, and makes nothing of this",
            help: help, fix: (boolean ?? number).map { control.replacing(node, with: $0) })
    }
}
