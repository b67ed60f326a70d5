import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-search`
enum DataSourceSearch: Rule {
    static let info = RuleInfo(
        id: "data-source-search", group: .manifest, severity: .warning,
        summary: "a \"search\" that an app reads differently",
        rationale: """
            iOS apps read "search" as a boolean only; for any other value they offer a search above ten choices. Android \
            apps search in a push list of ten choices or more as soon as there is a boolean, even false, a string or a list \
            of strings.
            """,
        facts: ["data-8", "list-10"],
        remedy: "Write \"search\": true to search, and remove the key to leave it to the apps.",
        needs: [.manifest], reads: ["/choiceList/dataSource/search"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "name", "search": false}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "name", "search": true}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList,
            let node = source.node[DataSourceKey.search.rawValue]
        else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .boolean: return node.boolean == false && control.concerns(.android) ? [off(node, in: control)] : []
        case .string, .array: return control.concerns(.ios) ? [androidOnly(node, in: control)] : []
        case .number, .object: return [ignored(node, in: control)]
        }
    }

    private static func off(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "Android apps search although \"search\" is false", at: control.place(of: node),
            consequence: "any boolean turns the search on there", help: "remove \"search\"")
    }

    /// 4D's documentation shows this form, and a long list can be searched on both platforms.
    private static func androidOnly(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "iOS apps ignore \"search\" as \(node.kindWords)", at: control.shortPlace(of: node), severity: .note,
            consequence: "they offer a search above ten choices, in what is shown",
            help: "write true to search on both platforms")
    }

    private static func ignored(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"search\" is \(node.kindWords)", at: control.shortPlace(of: node), consequence: "the apps ignore it",
            help: "write true, or the name of a field")
    }
}
