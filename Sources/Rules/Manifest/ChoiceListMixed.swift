import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-mixed`
enum ChoiceListMixed: Rule {
    static let info = RuleInfo(
        id: "choice-list-mixed", group: .manifest, severity: .warning,
        summary: "choices beside a data source",
        rationale: """
            A "choiceList" with an object "dataSource" is a dynamic list: both apps make its choices of records and ignore \
            every other entry.
            """,
        facts: ["data-1", "kind-3"],
        remedy: "Remove the other entries, or remove \"dataSource\".",
        needs: [.manifest], reads: ["/choiceList"],
        bad: .manifest(
            """
            {"name": "employee", "choiceList": {"0": "nobody", "dataSource": {"dataClass": "Employee", "field": "name"}}}
            """),
        good: .manifest(
            #"{"name": "employee", "choiceList": {"dataSource": {"dataClass": "Employee", "field": "name"}}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList, let list = source.node.parent,
            control.concernedPlatforms.allSatisfy(source.isRead)
        else { return [] }
        let others = list.members.filter { member in
            member.keyText != ChoiceList.sourceKey && !ManifestKeys.isRemark(member.keyText)
        }
        guard let first = others.first else { return [] }
        return [
            finding(
                others.count == 1
                    ? "the choice \(first.key.messageWords) stands beside \"dataSource\""
                    : "\(others.count) choices stand beside \"dataSource\"",
                at: control.place(ofKey: first), consequence: "the apps show the records only",
                help: "remove \(others.count == 1 ? "it" : "them"), or remove \"dataSource\"")
        ]
    }
}
