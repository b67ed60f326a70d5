import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-missing-field`
enum DataSourceMissingField: Rule {
    static let info = RuleInfo(
        id: "data-source-missing-field", group: .manifest, severity: .error,
        summary: "a data source that does not say from where its choices come",
        rationale: """
            The choices of a "dataSource" are the records of one data class, and what is sent is one of their fields. Where \
            "dataClass" or "field" is missing, the app takes the object for a list of choices: it shows a single one, \
            called "dataSource".
            """,
        source: "4d/ios-QMobileUI, ChoiceList.fromDataSource; 4d/android-QMobileUI, InputControl.isValidDataSource",
        remedy: "Write \"dataClass\" and \"field\" as texts, with the names that the data model has.",
        needs: [.manifest], reads: ["/choiceList/dataSource"],
        bad: .manifest(
            #"{"name": "employee", "type": "text", "choiceList": {"dataSource": {"dataClass": "Employee"}}}"#),
        good: .manifest(
            #"{"name": "employee", "type": "text", "choiceList": {"dataSource": {"dataClass": "Employee", "field": "ID"}}}"#
        ))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        var findings: [Finding] = []
        var absent: [DataSourceKey] = []
        for key in required(by: source, in: control) {
            if let node = source[key.rawValue] {
                if node.kind != .unreadable, node.string?.isEmpty != false {
                    findings.append(noText(node, key, in: control))
                }
            } else if let synonym = key.iOSSynonyms.lazy.compactMap({ source.member(named: $0) }).first {
                if control.concerns(.android) { findings.append(iOSOnly(synonym, key, in: control)) }
            } else if let misspelt = misspelling(of: key, in: source) {
                findings.append(meant(key, misspelt, in: control))
            } else if source.isComplete {
                absent.append(key)
            }
        }
        return absent.isEmpty ? findings : findings + [missing(absent, source, in: control)]
    }

    /// Android apps find the choices of the current entity by the field alone.
    private static func required(by source: JSONNode, in control: ControlModel) -> [DataSourceKey] {
        let isOfEntity = source["currentEntity"]?.boolean == true && !control.concerns(.ios)
        return isOfEntity ? [.field] : [.dataClass, .field]
    }

    private static func misspelling(of key: DataSourceKey, in source: JSONNode) -> JSONMember? {
        source.members.first { member in
            DataSourceKey(rawValue: member.keyText) == nil
                && Spelling.suggestion(for: member.keyText, among: [key.rawValue]) != nil
        }
    }
}

extension DataSourceMissingField {
    private static let consequence = "the app shows a list with one choice called \"dataSource\""

    private static func missing(_ keys: [DataSourceKey], _ source: JSONNode, in control: ControlModel) -> Finding {
        let names = keys.map { "\"\($0.rawValue)\"" }
        let member = source.parent?.member(named: "dataSource")
        return finding(
            names.count == 1
                ? "the data source has no \(names[0])"
                : "the data source has neither \(names.joined(separator: " nor "))",
            at: member.map(control.place(ofKey:)) ?? control.place(of: source), consequence: consequence,
            help: "add \(names.joined(separator: " and ")), as the data model has "
                + (names.count == 1 ? "it" : "them"))
    }

    private static func noText(_ node: JSONNode, _ key: DataSourceKey, in control: ControlModel) -> Finding {
        finding(
            node.kind == .string
                ? "\"\(key.rawValue)\" is empty" : "\"\(key.rawValue)\" is \(node.kindWords), not a text",
            at: control.place(of: node), consequence: consequence,
            help: key == .dataClass ? "write the name of a data class" : "write the name of a field")
    }

    private static func meant(_ key: DataSourceKey, _ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "the data source has no \"\(key.rawValue)\", but a \(member.key.messageWords)",
            at: control.place(ofKey: member), consequence: consequence, help: "did you mean \"\(key.rawValue)\"?",
            fix: control.replacing(member.key, with: "\"\(key.rawValue)\""))
    }

    private static func iOSOnly(_ member: JSONMember, _ key: DataSourceKey, in control: ControlModel) -> Finding {
        finding(
            "only iOS apps read \(member.key.messageWords) as \"\(key.rawValue)\"", at: control.place(ofKey: member),
            severity: .warning, consequence: "Android apps show a list with one choice called \"dataSource\"",
            help: "write \"\(key.rawValue)\"", fix: control.replacing(member.key, with: "\"\(key.rawValue)\""))
    }
}
