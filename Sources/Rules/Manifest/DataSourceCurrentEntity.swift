import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-current-entity`
enum DataSourceCurrentEntity: Rule {
    static let info = RuleInfo(
        id: "data-source-current-entity", group: .manifest, severity: .warning,
        summary: "a \"currentEntity\" that is not true or false",
        rationale: """
            With "currentEntity" true, the choices are the object in the attribute "field" of the current entity. iOS apps \
            take only the JSON boolean, Android apps also the string "true". With any other value the choices are the \
            records of the data class.
            """,
        facts: ["data-10"],
        remedy: "Write \"currentEntity\": true, without quotes.",
        needs: [.manifest], reads: ["/choiceList/dataSource/currentEntity"],
        bad: .manifest(
            """
            {"name": "size", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Item", "field": "sizes", "currentEntity": "true"}}}
            """),
        good: .manifest(
            """
            {"name": "size", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Item", "field": "sizes", "currentEntity": true}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList,
            let node = source.node[DataSourceKey.currentEntity.rawValue],
            ![.boolean, .null, .unreadable].contains(node.kind), node.string?.lowercased() != "false"
        else { return [] }
        let isTrueOnAndroid = source.isOfCurrentEntity(on: .android)
        guard control.concerns(.ios) || !isTrueOnAndroid else { return [] }
        return [
            finding(
                "\"currentEntity\" is \(node.kindWords), not true or false", at: control.shortPlace(of: node),
                consequence: "\(isTrueOnAndroid ? "iOS" : "the") apps ignore it and list the records of the data class",
                help: "write true or false", fix: isTrueOnAndroid ? control.replacing(node, with: "true") : nil)
        ]
    }
}
