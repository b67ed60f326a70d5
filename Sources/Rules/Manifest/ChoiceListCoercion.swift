import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-coercion`
enum ChoiceListCoercion: Rule {
    static let info = RuleInfo(
        id: "choice-list-coercion", group: .manifest, severity: .warning,
        summary: "a choice that Android apps show otherwise than it is written, or not at all",
        rationale: """
            The Android generator reads each value of a choice list as a text and as an integer. A text that reads as an \
            integer becomes one, so "007" is shown as 7; a boolean, null, a list or an object is neither and is left out. \
            In a list of choices everything that is no text becomes the text "null".
            """,
        source: "4d/android-ProjectGenerator, JSONObject.toStringMap and JSONArray.getStringList",
        remedy: "Write every choice as a text that does not read as a number with a sign or leading zeros.",
        needs: [.manifest], platform: .android, reads: ["/choiceList"],
        bad: .manifest(#"{"name": "agent", "type": "text", "choiceList": {"bond": "007"}}"#),
        good: .manifest(#"{"name": "agent", "type": "text", "choiceList": {"bond": "agent 007", "other": "6"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let choices = control.choiceList else { return [] }
        return choices.entries.compactMap { key, label in
            if key != nil, label.kind != .string, control.hasImageBinding, control.tree != nil {
                // `image-missing` speaks of what names no picture.
                return nil
            }
            return switch key == nil ? AndroidChoice(listElement: label) : AndroidChoice(objectValue: label) {
            case .asWritten: nil
            case .shows(let text):
                key == nil ? notText(label, text, in: control) : changed(label, to: text, in: control)
            case .dropped: dropped(label, key, in: control)
            }
        }
    }

    private static func changed(_ label: JSONNode, to text: String, in control: ControlModel) -> Finding {
        finding(
            "Android apps show the choice \(label.messageWords) as \"\(text)\"", at: control.place(of: label),
            consequence: label.kind == .string
                ? "the Android generator makes a number of a text that reads as one"
                : "the Android generator takes texts and whole numbers only",
            help: label.kind == .string ? "write a text that does not read as a number" : "write a text",
            fix: label.isSimple ? control.replacing(label, with: "\"\(label.sourceText)\"") : nil)
    }

    private static func notText(_ label: JSONNode, _ text: String, in control: ControlModel) -> Finding {
        let choice = label.isSimple ? "the choice \(label.messageWords)" : "a choice that is \(label.kindWords)"
        return finding(
            "Android apps show \(choice) as the text \"\(text)\"", at: control.place(of: label),
            consequence: "the Android generator takes only the texts of a list", help: "write a text",
            fix: label.isSimple ? control.replacing(label, with: "\"\(label.sourceText)\"") : nil)
    }

    private static func dropped(_ label: JSONNode, _ key: JSONNode?, in control: ControlModel) -> Finding {
        let name = key.map { " of " + $0.messageWords } ?? ""
        return finding(
            "Android apps leave out the choice\(name), because it is \(label.kindWords)", at: control.place(of: label),
            consequence: "the Android generator takes texts and whole numbers only", help: "write a text",
            fix: label.isSimple ? control.replacing(label, with: "\"\(label.sourceText)\"") : nil)
    }
}

extension JSONNode {
    /// Whether quotes around what is written make a text that iOS apps show the same.
    fileprivate var isSimple: Bool {
        kind == .boolean || kind == .number
    }
}
