import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-missing-field`
enum DataSourceMissingField: Rule {
    static let info = RuleInfo(
        id: "data-source-missing-field", group: .manifest, severity: .error,
        summary: "a data source without the data class or the field of its choices",
        rationale: """
            The choices of a "dataSource" are the records of one data class, and what is sent is one of their fields. 4D's \
            editor offers a dynamic list only if "dataClass" is there, also with "currentEntity". Without a "field", or \
            with other values than strings, the apps take the data source itself for a list of choices: iOS apps show one \
            choice called "dataSource", Android apps one made of the whole object. Only iOS apps read "table" for \
            "dataClass", and "key" or "attribute" for "field".
            """,
        facts: ["data-2", "data-3", "data-4", "editor-24"],
        remedy: "Write \"dataClass\" and \"field\" as strings, with the names that the data model has.",
        needs: [.manifest], reads: ["/choiceList/dataSource"],
        bad: .manifest(
            #"{"name": "employee", "type": "text", "choiceList": {"dataSource": {"dataClass": "Employee"}}}"#),
        good: .manifest(
            #"{"name": "employee", "type": "text", "choiceList": {"dataSource": {"dataClass": "Employee", "field": "name"}}}"#
        ))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        var findings: [Finding] = []
        var absent: [DataSourceKey] = []
        for key in [DataSourceKey.dataClass, .field] {
            if let node = source.node[key.rawValue] {
                if node.kind != .unreadable, node.string?.isEmpty != false {
                    findings.append(unusable(node, key, in: control))
                }
            } else if let synonym = key.iOSSynonyms.lazy.compactMap({ source.node.member(named: $0) }).first {
                if key == .dataClass || control.concerns(.android) {
                    findings.append(iOSOnly(synonym, key, in: control))
                }
            } else if let misspelt = misspelling(of: key, in: source.node) {
                findings.append(meant(key, misspelt, in: control))
            } else if source.node.isComplete {
                absent.append(key)
            }
        }
        return absent.isEmpty ? findings : findings + [missing(absent, source, in: control)]
    }

    private static func misspelling(of key: DataSourceKey, in source: JSONNode) -> JSONMember? {
        source.members.first { member in
            DataSourceKey(rawValue: member.keyText) == nil
                && Spelling.suggestion(for: member.keyText, among: [key.rawValue]) != nil
        }
    }
}

extension DataSourceMissingField {
    /// What happens without `key`, of which the manifest has `value`.
    private static func consequence(without key: DataSourceKey, value: JSONNode? = nil) -> String {
        key == .dataClass && (value == nil || value?.kind == .null)
            ? "4D's editor never offers the control" : "the app shows one choice instead of the records"
    }

    private static func missing(_ keys: [DataSourceKey], _ source: DataSource, in control: ControlModel) -> Finding {
        let names = keys.map { "\"\($0.rawValue)\"" }
        let member = source.node.parent?.member(named: ChoiceList.sourceKey)
        return finding(
            names.count == 1
                ? "the data source has no \(names[0])"
                : "the data source has neither \(names.joined(separator: " nor "))",
            at: member.map(control.place(ofKey:)) ?? control.place(of: source.node),
            consequence: consequence(without: keys.contains(.dataClass) ? .dataClass : .field),
            help: "add \(names.joined(separator: " and "))")
    }

    private static func unusable(_ node: JSONNode, _ key: DataSourceKey, in control: ControlModel) -> Finding {
        finding(
            node.kind == .string
                ? "\"\(key.rawValue)\" is empty" : "\"\(key.rawValue)\" is \(node.kindWords), not a string",
            at: control.shortPlace(of: node), consequence: consequence(without: key, value: node),
            help: key == .dataClass ? "write the name of a data class" : "write the name of a field")
    }

    private static func meant(_ key: DataSourceKey, _ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "the data source has \(member.key.messageWords) instead of \"\(key.rawValue)\"",
            at: control.place(ofKey: member), consequence: consequence(without: key),
            fix: control.replacing(member.key, with: "\"\(key.rawValue)\""))
    }

    private static func iOSOnly(_ member: JSONMember, _ key: DataSourceKey, in control: ControlModel) -> Finding {
        let worksOnIOS = key == .field && control.concerns(.ios)
        return finding(
            "only iOS apps read \(member.key.messageWords) as \"\(key.rawValue)\"", at: control.place(ofKey: member),
            severity: worksOnIOS ? .warning : info.severity,
            consequence: key == .dataClass
                ? "4D's editor never offers the control" : "Android apps show one choice instead of the records",
            fix: control.replacing(member.key, with: "\"\(key.rawValue)\""))
    }
}
