import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-keys`
enum ChoiceListKeys: Rule {
    static let info = RuleInfo(
        id: "choice-list-keys", group: .manifest, severity: .warning,
        summary: "choices whose keys do not fit the type of the parameter",
        rationale: """
            The keys of a choice list are what an action gets, read as its parameter's type. A key that does not read as a \
            number gives a number parameter no value; of the keys for a boolean, 1 and true are true and all others are \
            false, so that a third choice can only repeat one of the two.
            """,
        source: "4d/ios-QMobileUI, ChoiceListItem; 4d/android-QMobileUI, InputControl.getTypedValue",
        remedy: """
            For integers and numbers write keys such as "1"; for a boolean two choices with the keys "0" and "1", or \
            "false" and "true". For other keys make the control one for text.
            """,
        needs: [.manifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "integer", "choiceList": {"1": "small", "two": "large"}}"#),
        good: .manifest(#"{"name": "size", "type": "integer", "choiceList": {"1": "small", "2": "large"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest, let choices = control.choiceList else { return [] }
        let types = Set(manifest.types.compactMap { ParameterType.read($0.value) })
        guard !types.isEmpty, types.isSubset(of: [.integer, .real, .number, .boolean, .bool]) else { return [] }
        let entries = choices.entries
        let notes = typeNote(control)
        if types.isSubset(of: [.boolean, .bool]) {
            guard entries.count <= 2 else { return [tooMany(entries, notes, in: control)] }
            return checkTwo(entries.compactMap(\.key), notes, in: control)
        }
        return entries.compactMap(\.key).compactMap { key in
            fits(key.string ?? "", types) ? nil : misfit(key, types, notes, in: control)
        }
    }

    private static func fits(_ key: String, _ types: Set<ParameterType>) -> Bool {
        types.contains { type in
            switch type {
            case .integer: Int(key) != nil
            case .real, .number: Double(key)?.isFinite ?? false
            case .boolean, .bool: boolean(key) != nil
            default: true
            }
        }
    }

    /// What a key says; nil for one that reads as false only because it does not read as true.
    private static func boolean(_ key: String) -> Bool? {
        switch key {
        case "1", "true": true
        case "0", "false": false
        default: nil
        }
    }

    private static func checkTwo(_ keys: [JSONNode], _ notes: [Note], in control: ControlModel) -> [Finding] {
        let unread = keys.filter { boolean($0.string ?? "") == nil }
        guard unread.isEmpty else { return unread.map { misfit($0, [.boolean], notes, in: control) } }
        guard keys.count == 2, let first = keys.first, let second = keys.last, let value = boolean(first.string ?? ""),
            value == boolean(second.string ?? ""), first.string != second.string
        else { return [] }
        return [same(first, second, value, notes, in: control)]
    }
}

extension ChoiceListKeys {
    private static func misfit(
        _ key: JSONNode, _ types: Set<ParameterType>, _ notes: [Note], in control: ControlModel
    ) -> Finding {
        let isNumber = types.contains(.real) || types.contains(.number)
        let isBoolean = !isNumber && !types.contains(.integer)
        let words = isNumber ? "a number" : isBoolean ? "true or false" : "an integer"
        return finding(
            "the key \(key.messageWords) does not read as \(words)", at: control.place(of: key),
            consequence: isBoolean
                ? "the apps send false for this choice" : "the apps send no value for this choice",
            help: isBoolean ? helpForTwo : "write digits, or make \"type\" \"text\"", notes: notes)
    }

    private static func tooMany(
        _ entries: [(key: JSONNode?, label: JSONNode)], _ notes: [Note], in control: ControlModel
    ) -> Finding {
        let third = entries[2]
        return finding(
            "a boolean has two values, and there are \(entries.count) choices",
            at: control.place(of: third.key ?? third.label),
            consequence: "the apps can send only true and false", help: "leave two choices, or make \"type\" another",
            notes: notes)
    }

    private static func same(
        _ first: JSONNode, _ second: JSONNode, _ value: Bool, _ notes: [Note], in control: ControlModel
    ) -> Finding {
        finding(
            "the keys \(first.messageWords) and \(second.messageWords) are both \(value)",
            at: control.place(of: second),
            consequence: "the apps can't send \(!value)", help: helpForTwo, notes: notes)
    }

    private static let helpForTwo = "write \"0\" and \"1\", or \"false\" and \"true\""

    private static func typeNote(_ control: ControlModel) -> [Note] {
        let node = control.manifest?.value("type")
        return node.map { [Note("the type of the parameters that get the keys", at: control.place(of: $0))] } ?? []
    }
}
