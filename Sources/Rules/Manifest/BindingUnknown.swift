import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `binding-unknown`
enum BindingUnknown: Rule {
    static let info = RuleInfo(
        id: "binding-unknown", group: .manifest, severity: .warning,
        summary: "a selection control with a \"binding\" that does nothing",
        rationale: """
            The one binding of a selection control is "imageNamed", in exactly this case: the labels of its choices are \
            then picture files in the folder images. With any other binding the apps show the labels as text. That is so \
            for "localizedText", which is a binding of formatters, and for true, which 4D's own list editor writes where \
            pictures were chosen.
            """,
        facts: ["manifest-30", "kind-9", "listed-3"],
        remedy: "Write \"imageNamed\" to show pictures, or remove \"binding\" to show text.",
        needs: [.manifest], reads: ["/binding", "/choiceList"],
        bad: .manifest(
            #"{"name": "size", "type": "text", "choiceList": {"s": "s.png"}, "binding": "imageName"}"#,
            ["images/s.png": ""]),
        good: .manifest(
            #"{"name": "size", "type": "text", "choiceList": {"s": "s.png"}, "binding": "imageNamed"}"#,
            ["images/s.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.choiceList != nil, let node = control.manifest?.value("binding") else { return [] }
        switch node.kind {
        case .string: return node.string == SelectionBinding.images ? [] : [unknown(node, in: control)]
        // 4D writes true and false; like null they do nothing, which matters only where pictures were meant.
        case .boolean: return node.boolean == true && control.choicesArePictures ? [listEditor(node, in: control)] : []
        case .null, .unreadable: return []
        case .object, .array, .number: return [notString(node, in: control)]
        }
    }

    private static func unknown(_ node: JSONNode, in control: ControlModel) -> Finding {
        let meant = Spelling.suggestion(for: node.string ?? "", among: [SelectionBinding.images])
        let isFormatters = node.string == OtherManifestKind.textBinding
        return finding(
            isFormatters
                ? "the binding \(node.messageWords) is for formatters"
                : "the apps do not know the binding \(node.messageWords)",
            at: control.place(of: node), severity: isFormatters ? .note : info.severity,
            consequence: "the apps show the labels as text",
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "remove it, or write \"imageNamed\" if the labels are pictures",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func listEditor(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"binding\" as \(node.messageWords) does nothing", at: control.place(of: node), severity: .note,
            consequence: "the apps show the names of the pictures as text",
            fix: control.replacing(node, with: "\"\(SelectionBinding.images)\""))
    }

    private static func notString(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"binding\" is \(node.kindWords), not a string", at: control.shortPlace(of: node),
            consequence: "the apps show the labels as text",
            help: "remove it, or write \"imageNamed\" if the labels are pictures")
    }
}

extension ControlModel {
    /// Whether every choice is the name of a file in the folder with the pictures.
    fileprivate var choicesArePictures: Bool {
        guard let labels = choiceList?.entries.map(\.label), !labels.isEmpty, let folder = imageFolder(for: .ios) else {
            return false
        }
        let files = Set(folder.files)
        return labels.allSatisfy { label in label.string.map(files.contains) ?? false }
    }
}
