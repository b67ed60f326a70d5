import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-shape`
enum ChoiceListShape: Rule {
    static let info = RuleInfo(
        id: "choice-list-shape", group: .manifest, severity: .error,
        summary: "a \"choiceList\" of which 4D makes no choices",
        rationale: """
            The apps make choices of an object (its keys are sent, its values shown), of a list (the positions are sent), \
            or of the records that an object "dataSource" describes. For any other value iOS apps show the default row of \
            the type and Android apps an empty list. With null 4D takes the control for an action control. A "dataSource" \
            that is not an object makes the list a dynamic one that the editor never offers.
            """,
        facts: ["manifest-29", "kind-2", "kind-3", "list-1", "list-8", "editor-24"],
        remedy: "Write an object such as {\"1\": \"red\", \"2\": \"green\"}, or a list of strings.",
        needs: [.manifest], reads: ["/choiceList", "/format"],
        bad: .manifest(#"{"name": "colour", "type": "text", "choiceList": "red,green"}"#),
        good: .manifest(#"{"name": "colour", "type": "text", "choiceList": {"r": "red", "g": "green"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        if let missing = missing(in: control) { return [missing] }
        guard case .unusable(let node) = control.choiceList else { return [] }
        // Of the objects only one under a misspelt key is not a list of choices.
        if node.kind == .object, let member = node.parent?.members.first { return [misspelt(member, in: control)] }
        if node.parent?.parent != nil { return [sourceIsNotAnObject(node, in: control)] }
        return [node.kind == .null ? null(node, in: control) : neither(node, in: control)]
    }

    /// A list format tells that choices were meant.
    private static func missing(in control: ControlModel) -> Finding? {
        guard control.lacksChoices, control.manifest?.isWhole == true, control.misspelling(of: "choiceList") == nil,
            let format = control.manifest?.value("format"), control.manifest?.root?.member(named: "choiceList") == nil
        else { return nil }
        return finding(
            "\"format\" is that of a list, and there is no \"choiceList\"", at: control.place(of: format),
            consequence: "4D takes the control for an action control, and its editor hides one without \"inject\"",
            help: "add \"choiceList\" with the choices, or remove \"format\" and write an action control")
    }

    private static func neither(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"choiceList\" is \(node.kindWords), not an object or a list", at: control.place(of: node),
            consequence: "iOS apps show the default row of the type, Android apps an empty list",
            help: "write {\"value sent\": \"label\"}, or a list of labels")
    }

    private static func null(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"choiceList\" is null", at: control.place(of: node),
            consequence: "4D takes the control for an action control, and its editor hides one without \"inject\"",
            help: "write the choices, or remove \"choiceList\"")
    }

    private static func misspelt(_ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "unknown key \"\(member.keyText)\" in \"choiceList\"; did you mean \"\(ChoiceList.sourceKey)\"?",
            at: control.place(ofKey: member),
            consequence: "it counts as a choice: iOS apps show a list with it alone, Android apps an empty list",
            fix: control.replacing(member.key, with: "\"\(ChoiceList.sourceKey)\""))
    }

    private static func sourceIsNotAnObject(_ node: JSONNode, in control: ControlModel) -> Finding {
        let isNull = node.kind == .null
        return finding(
            "\"\(ChoiceList.sourceKey)\" is \(node.kindWords), not an object", at: control.place(of: node),
            consequence: isNull
                ? "it counts as the only choice: iOS apps show a list with it alone, Android apps an empty list"
                : "4D's editor treats the list as dynamic and never offers the control",
            help: "write {\"dataClass\": \"...\", \"field\": \"...\"}")
    }
}
