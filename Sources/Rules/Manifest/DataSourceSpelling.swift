import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-spelling`
enum DataSourceSpelling: Rule {
    static let info = RuleInfo(
        id: "data-source-spelling", group: .manifest, severity: .warning,
        summary: "a table or field that probably has another name in Android apps",
        rationale: """
            iOS apps look for "dataClass" and "field" under the names that 4D has. Android apps look for them under their \
            own: without spaces and accents, other special characters as "_", a table with a first capital, a field with \
            its first two letters in lower case ("LastName" becomes "lastName", "ID" becomes "__ID"). Another spelling \
            probably gives a message that there is no such field, and no list. This was read in the code of the apps and \
            never run.
            """,
        facts: ["data-5", "data-6", "listed-5"],
        remedy: """
            Use tables and fields whose names are the same on both platforms, such as "Employee" and "lastName"; a control \
            for Android alone can use the names of the app.
            """,
        needs: [.manifest], platform: .android, reads: ["/choiceList/dataSource", "/target"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "target": ["ios", "android"], "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "LastName"}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "target": ["ios", "android"], "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "lastName"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        let table = source.isOfCurrentEntity(on: .android) ? nil : source.node[DataSourceKey.dataClass.rawValue]
        return [
            table.flatMap { check($0, "table", AndroidDataName.table, in: control) },
            source.node[DataSourceKey.field.rawValue].flatMap {
                check($0, "field", AndroidDataName.field, in: control)
            },
        ].compactMap(\.self)
    }

    private static func check(
        _ node: JSONNode, _ kind: String, _ nameInApp: (String) -> String, in control: ControlModel
    ) -> Finding? {
        guard let written = node.string, !written.isEmpty else { return nil }
        let name = nameInApp(written)
        guard !name.utf8.elementsEqual(written.utf8) else { return nil }
        let isForBoth = control.concerns(.ios)
        return finding(
            "Android apps probably call the \(kind) \(node.messageWords) \"\(name)\"", at: control.place(of: node),
            severity: control.unverifiedSeverity(on: .android),
            consequence: "they then find no \(kind) \(node.messageWords) and show no list",
            help: isForBoth ? "use a \(kind) whose name is the same on both platforms" : nil,
            fix: isForBoth ? nil : control.replacing(node, with: "\"\(name)\""))
    }
}
