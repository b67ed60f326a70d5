import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-type`
enum ChoiceListType: Rule {
    static let info = RuleInfo(
        id: "choice-list-type", group: .manifest, severity: .warning,
        summary: "a selection control for a type that has no lists",
        rationale: """
            4D's editor offers lists for parameters of the types string, number and bool. It reads "type" of an action \
            control only, so it offers a selection control for all three of them whatever its type says, and for a date, \
            a time or a picture never.
            """,
        facts: ["list-5", "editor-20", "editor-21", "manifest-22"],
        remedy: "Write text, integer, real or boolean, and use the control for such parameters.",
        needs: [.manifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "holiday", "type": "date", "choiceList": {"2024-12-25": "Christmas"}}"#),
        good: .manifest(#"{"name": "holiday", "type": "text", "choiceList": {"2024-12-25": "Christmas"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.choiceList != nil, let node = control.manifest?.value("type") else { return [] }
        let types = (node.kind == .array ? Array(node.elements) : [node]).compactMap { element in
            element.string.flatMap(ParameterType.read).map { (node: element, type: $0.internalType) }
        }
        let unlisted = types.filter { !SelectionListing.parameterTypes.contains($0.type) }
        let hasOther = unlisted.count < types.count
        return unlisted.map { element, _ in
            finding(
                "4D has no lists for the type \(element.messageWords)", at: control.place(of: element),
                severity: hasOther ? .note : info.severity,
                consequence:
                    "its editor offers the control for \(SelectionListing.typeWords) parameters, and no others",
                help: hasOther
                    ? "remove \(element.messageWords)" : "write \"text\", \"integer\", \"real\" or \"boolean\"")
        }
    }
}
