import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-shape`
enum ChoiceListShape: Rule {
    static let info = RuleInfo(
        id: "choice-list-shape", group: .manifest, severity: .error,
        summary: "a \"choiceList\" that is neither an object nor a list",
        rationale: """
            The apps make choices of an object (its keys are sent, its values shown), of a list (the positions are sent), \
            or of the records that an object "dataSource" describes. Of anything else an iOS app makes no choices and \
            shows the plain row of the type, and an Android app shows an empty list; null counts as no choice list at all.
            """,
        source: "4d/ios-QMobileUI, ChoiceList; 4d/android-ProjectGenerator, getChoiceList",
        remedy: "Write an object such as {\"1\": \"red\", \"2\": \"green\"}, or a list of texts.",
        needs: [.manifest], reads: ["/choiceList"],
        bad: .manifest(#"{"name": "colour", "type": "text", "choiceList": "red,green"}"#),
        good: .manifest(#"{"name": "colour", "type": "text", "choiceList": {"r": "red", "g": "green"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .unusable(let node) = control.choiceList else { return [] }
        // Of the objects only one under a misspelt key is no list of choices.
        if node.kind == .object, let member = node.parent?.members.first { return [misspelt(member, in: control)] }
        return [node.parent?.parent == nil ? neither(node, in: control) : sourceIsNoObject(node, in: control)]
    }

    private static func neither(_ node: JSONNode, in control: ControlModel) -> Finding {
        let isNull = node.kind == .null
        return finding(
            isNull
                ? "\"choiceList\" is \"null\"" : "\"choiceList\" is \(node.kindWords), neither an object nor a list",
            at: control.place(of: node),
            consequence: isNull
                ? "4D takes the control for one with native code, as if the key were not there"
                : "iOS apps show the plain row of the type, Android apps an empty list",
            help: isNull
                ? "write the choices, or leave the key out" : "write {\"value sent\": \"text shown\"}, or a list")
    }

    private static func misspelt(_ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "unknown key \"\(member.keyText)\" in \"choiceList\"; did you mean \"\(ChoiceList.sourceKey)\"?",
            at: control.place(ofKey: member),
            consequence: "it is taken for a choice: iOS apps show a list with only that, Android apps an empty list",
            fix: control.fixing(
                "write \"\(ChoiceList.sourceKey)\"",
                [TextEdit(member.key.range, "\"\(ChoiceList.sourceKey)\"")]))
    }

    private static func sourceIsNoObject(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"dataSource\" is \(node.kindWords), not an object", at: control.place(of: node),
            consequence: "the apps show a list with one choice called \"dataSource\"",
            help: "write {\"dataClass\": \"...\", \"field\": \"...\"}")
    }
}
