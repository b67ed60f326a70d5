import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-entity-format`
enum DataSourceEntityFormat: Rule {
    static let info = RuleInfo(
        id: "data-source-entity-format", group: .manifest, severity: .warning,
        summary: "an \"entityFormat\" that an app does not read as it is meant",
        rationale: """
            "entityFormat" is a string in which each "%Field%" is replaced by that field of the record. Without a field all \
            choices look the same. Android apps read "%First%%Last%" as one field, which does not exist, and show the plain \
            field; iOS apps also read the key "format", Android apps do not.
            """,
        facts: ["data-7"],
        remedy: """
            Write the fields between percent signs, with a character between two of them: "%FirstName% %LastName%".
            """,
        needs: [.manifest], reads: ["/choiceList/dataSource/entityFormat"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "entityFormat": "%first%%last%"}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "entityFormat": "%first% %last%"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        guard let node = source.node[DataSourceKey.entityFormat.rawValue] else {
            return otherKey(of: source, in: control).map { [$0] } ?? []
        }
        guard let format = node.string else {
            return node.kind == .null || node.kind == .unreadable ? [] : [notString(node, in: control)]
        }
        let blind = control.concernedPlatforms.filter { !EntityFormat.namesField(format, on: $0) }
        if !format.isEmpty, !blind.isEmpty { return [noField(format, node, blind, in: control)] }
        guard control.concerns(.android), let joined = EntityFormat.joinedFields(in: format) else { return [] }
        return [joinedFields(joined, node, in: control)]
    }

    private static func notString(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"entityFormat\" is \(node.kindWords), not a string", at: control.shortPlace(of: node),
            consequence: "the apps ignore it and show the field", help: "write a string such as \"%name%\"")
    }

    private static func noField(
        _ format: String, _ node: JSONNode, _ platforms: [Platform], in control: ControlModel
    ) -> Finding {
        let who = platforms.contains(.ios) ? "the apps find" : "Android apps find"
        return finding(
            "\(who) no field in \(node.messageWords)", at: control.place(of: node),
            consequence: "all choices look the same", help: "write the field between percent signs: \"%\(format)%\"")
    }

    private static func joinedFields(_ fields: String, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "Android apps read \"\(fields)\" as one field", at: control.place(of: node),
            consequence: "they do not find it and show nothing for it",
            help: "write a character between the fields, such as a space")
    }

    private static func otherKey(of source: DataSource, in control: ControlModel) -> Finding? {
        guard control.concerns(.android), let member = source.node.member(named: "format"),
            member.value?.kind == .string
        else { return nil }
        return finding(
            "only iOS apps read \"format\" of a data source", at: control.place(ofKey: member),
            consequence: "Android apps show the plain field",
            fix: control.replacing(member.key, with: "\"\(DataSourceKey.entityFormat.rawValue)\""))
    }
}
