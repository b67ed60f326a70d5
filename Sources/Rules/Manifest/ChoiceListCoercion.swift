import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-coercion`
enum ChoiceListCoercion: Rule {
    static let info = RuleInfo(
        id: "choice-list-coercion", group: .manifest, severity: .warning,
        summary: "a choice that Android apps do not show as it is written",
        rationale: """
            The Android generator reads each label of an object as a string and as a 32-bit integer. A string that reads \
            as an integer becomes one, so "007" is shown as 7, and a number loses its fraction; a boolean, null, a list or \
            an object is dropped. In a list, each item that is not a string becomes the string "null".
            """,
        facts: ["list-4"],
        remedy: "Write each label as a string that does not read as a number with a sign or leading zeros.",
        needs: [.manifest], platform: .android, reads: ["/choiceList"],
        bad: .manifest(#"{"name": "agent", "type": "text", "choiceList": {"bond": "007"}}"#),
        good: .manifest(#"{"name": "agent", "type": "text", "choiceList": {"bond": "agent 007", "other": "6"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let choices = control.choiceList else { return [] }
        // `image-missing` reports what does not name a picture.
        let namesPictures = control.pictures != nil
        return choices.entries.compactMap { key, label in
            if namesPictures, label.kind != .string { return nil }
            return switch key == nil ? AndroidChoice(listElement: label) : AndroidChoice(objectValue: label) {
            case .asWritten: nil
            case .shows(let text): changed(label, to: text, isInList: key == nil, in: control)
            case .dropped: dropped(label, key, in: control)
            }
        }
    }

    private static func changed(
        _ label: JSONNode, to text: String, isInList: Bool, in control: ControlModel
    ) -> Finding {
        let reason =
            isInList
            ? "the Android generator keeps only the strings of a list"
            : label.kind == .string
                ? "the Android generator turns a string that reads as an integer into a number"
                : "the Android generator turns a number into a 32-bit integer"
        let hasWords = [.string, .number, .boolean].contains(label.kind)
        return finding(
            "Android apps show \(hasWords ? "the choice \(label.messageWords)" : "a choice that is \(label.kindWords)") as "
                + "\"\(text)\"", at: control.place(of: label),
            consequence: reason,
            help: label.kind == .string ? "write a string that does not read as a number" : "write a string",
            fix: asString(label, in: control))
    }

    private static func dropped(_ label: JSONNode, _ key: JSONNode?, in control: ControlModel) -> Finding {
        let name = key.map { " of " + $0.messageWords } ?? ""
        return finding(
            "Android apps do not show the choice\(name), because its label is \(label.kindWords)",
            at: control.place(of: label), consequence: "the Android generator keeps only strings and numbers",
            help: "write a string", fix: asString(label, in: control))
    }

    /// The fix that puts quotes around a label which iOS apps then show the same.
    private static func asString(_ label: JSONNode, in control: ControlModel) -> FixIt? {
        guard label.kind == .boolean || label.kind == .number else { return nil }
        return control.replacing(label, with: "\"\(label.sourceText)\"")
    }
}
