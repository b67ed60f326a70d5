import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-filter`
enum DataSourceFilter: Rule {
    static let info = RuleInfo(
        id: "data-source-filter", group: .manifest, severity: .error,
        summary: "a \"filter\" that does not parse, or that an app does not read",
        rationale: """
            "filter" is a Core Data predicate, as a string or as "ios" in an object. Only iOS apps read it; Android apps \
            list all records. A predicate that does not parse ends the app when the form opens.
            """,
        facts: ["data-11"],
        remedy: "Write a predicate that parses; for Android apps filter the records in 4D.",
        needs: [.manifest], reads: ["/choiceList/dataSource/filter"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "target": "ios", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "name", "filter": "(age > 20"}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "target": "ios", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "name", "filter": "(age > 20)"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList,
            let member = source.node.member(named: DataSourceKey.filter.rawValue), let node = member.value,
            node.kind != .null, node.kind != .unreadable
        else { return [] }
        let predicate = node.kind == .object ? node["ios"] ?? node["iOS"] : node
        guard let text = predicate?.string else { return [ignored(member, node, in: control)] }
        if control.concerns(.ios), let predicate, let problem = CorePredicate.problem(of: text) {
            return [broken(predicate, problem, in: control)]
        }
        return control.concerns(.android) ? [iOSOnly(member, in: control)] : []
    }

    private static func ignored(_ member: JSONMember, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            node.kind == .object
                ? "\"filter\" has no string \"ios\"" : "\"filter\" is \(node.kindWords), not a string",
            at: control.place(ofKey: member), severity: .warning,
            consequence: "the apps ignore it and list all records", help: "write a Core Data predicate as a string")
    }

    private static func broken(
        _ node: JSONNode, _ problem: CorePredicate.Problem, in control: ControlModel
    ) -> Finding {
        let words =
            switch problem {
            case .empty: "is empty"
            case .openQuote: "has a quote that is not closed"
            case .unbalanced: "has an unbalanced parenthesis"
            }
        return finding(
            "the predicate \(node.messageWords) \(words)", at: control.place(of: node),
            consequence: "the iOS app crashes when the form opens",
            help: problem == .empty ? "write a predicate, or remove \"filter\"" : "close what is open")
    }

    private static func iOSOnly(_ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "only iOS apps read \"filter\" of a data source", at: control.place(ofKey: member), severity: .warning,
            consequence: "Android apps list all records", help: "filter the records in 4D, or remove it")
    }
}
