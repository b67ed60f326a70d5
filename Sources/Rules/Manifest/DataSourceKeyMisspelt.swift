import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-key-misspelt`
enum DataSourceKeyMisspelt: Rule {
    static let info = RuleInfo(
        id: "data-source-key-misspelt", group: .manifest, severity: .warning,
        summary: "a misspelt key of a data source",
        rationale: """
            The apps ignore keys of a "dataSource" that they do not know. One that is nearly entityFormat, search, sort, \
            currentEntity or filter was probably meant to be it.
            """,
        facts: ["data-7", "data-8", "data-9", "data-10", "data-11"],
        remedy: "Write the key as it is known.",
        needs: [.manifest], reads: ["/choiceList/dataSource"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "entityFromat": "%name%"}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "entityFormat": "%name%"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        let present = Set(source.node.members.map(\.keyText))
        // `data-source-missing-field` reports those that a data source must have.
        let absent = DataSourceKey.allCases.filter { key in
            ![.dataClass, .field].contains(key) && !present.contains(key.rawValue)
                && (key != .order || !control.concerns(.ios))
        }.map(\.rawValue)
        let known = Set(DataSourceKey.allCases.flatMap { [$0.rawValue] + $0.iOSSynonyms })
        return source.node.members.compactMap { member in
            let key = member.keyText
            guard !known.contains(key), let meant = Spelling.suggestion(for: key, among: absent),
                Spelling.distance(Array(key.lowercased().utf8), Array(meant.lowercased().utf8)) <= meant.utf8.count / 4
            else { return nil }
            return finding(
                "unknown key \(member.key.messageWords) in \"\(ChoiceList.sourceKey)\"; did you mean \"\(meant)\"?",
                at: control.place(ofKey: member), consequence: "the apps ignore it",
                fix: control.replacing(member.key, with: "\"\(meant)\""))
        }
    }
}
