import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `binding-unknown`
enum BindingUnknown: Rule {
    static let info = RuleInfo(
        id: "binding-unknown", group: .manifest, severity: .warning,
        summary: "a selection control with a \"binding\" that means nothing",
        rationale: """
            The one binding of a selection control is "imageNamed", exactly so: the values of its choice list are then \
            picture files of the folder images. With any other binding the apps show the values as text; so they do with \
            true, which 4D's own list editor writes, and which is reported where all values are files of the folder images.
            """,
        source: "4d/ios-QMobileUI, ActionParameter.isImageNamed; 4d/android-QMobileUI, BaseInputControlViewHolder",
        remedy: "Write \"imageNamed\" to show pictures, or leave \"binding\" out to show texts.",
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
        // 4D writes true; like false and null it asks for nothing, unless it was meant to.
        case .boolean: return node.boolean == true && control.choicesArePictures ? [nothing(node, in: control)] : []
        case .null, .unreadable: return []
        case .object, .array, .number: return [notText(node, in: control)]
        }
    }

    private static func unknown(_ node: JSONNode, in control: ControlModel) -> Finding {
        let meant = Spelling.suggestion(for: node.string ?? "", among: [SelectionBinding.images])
        return finding(
            "no app knows the binding \(node.messageWords)", at: control.place(of: node),
            consequence: "the choices are shown as text",
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "the only binding is \"imageNamed\", for values that are picture files; for texts leave the key out",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func nothing(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"binding\" as \(node.messageWords) does nothing", at: control.place(of: node),
            consequence: "the apps show the names of the pictures as text, not the pictures",
            fix: control.replacing(node, with: "\"\(SelectionBinding.images)\""))
    }

    private static func notText(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"binding\" is \(node.kindWords), not a text", at: control.place(of: node),
            consequence: "the apps ignore it and show the choices as text",
            help: "write \"imageNamed\" when the values are picture files, else leave the key out")
    }
}

extension ControlModel {
    /// Whether every choice is the name of a file in the folder with the pictures.
    fileprivate var choicesArePictures: Bool {
        guard let labels = choiceList?.entries.map(\.label), !labels.isEmpty, let folder = imageFolder else {
            return false
        }
        let files = Set(folder.files)
        return labels.allSatisfy { label in label.string.map(files.contains) ?? false }
    }
}
