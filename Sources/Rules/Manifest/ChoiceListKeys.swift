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
            The key of a choice is what the action receives, read as the type of its parameter. For a number, iOS apps \
            read a decimal number and Android apps a 32-bit integer; any other key sends no value. For a boolean, iOS apps \
            take a whole number other than 0 and exactly true for true, Android apps 1 and true in any case; all other \
            keys are false, so a third choice can only repeat one of the two. The type in the manifest is what the author \
            means; 4D reads the one of the parameter.
            """,
        facts: ["list-5", "list-6", "list-7", "listed-4"],
        remedy: """
            For a number write keys such as "1"; for a boolean two choices with the keys "0" and "1", or "false" and \
            "true". For other keys make the parameter a text.
            """,
        needs: [.manifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "integer", "choiceList": {"1": "small", "two": "large"}}"#),
        good: .manifest(#"{"name": "size", "type": "integer", "choiceList": {"1": "small", "2": "large"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest, let choices = control.choiceList else { return [] }
        let types = Set(manifest.types.compactMap { ParameterType.read($0.value)?.internalType })
        guard !types.isEmpty, types.isSubset(of: [.number, .bool]) else { return [] }
        let notes = manifest.value("type").map {
            [Note("the type that the keys are meant for", at: control.place(of: $0))]
        }
        let entries = choices.entries
        let keys = entries.compactMap(\.key)
        guard types == [.bool] else {
            return keys.compactMap { key in
                types.contains(.bool) && checkBoolean(key, [], in: control) == nil
                    ? nil : checkNumber(key, notes ?? [], in: control)
            }
        }
        if entries.count > 2 { return [tooMany(entries, notes ?? [], in: control)] }
        let findings = keys.compactMap { checkBoolean($0, notes ?? [], in: control) }
        return findings.isEmpty ? checkBoth(keys, notes ?? [], in: control) : findings
    }

    private static func checkNumber(_ key: JSONNode, _ notes: [Note], in control: ControlModel) -> Finding? {
        let text = key.string ?? ""
        let unread = control.concernedPlatforms.filter { ChoiceKey.number(text, on: $0) == nil }
        guard !unread.isEmpty else { return nil }
        return unread == [.android] && ChoiceKey.number(text, on: .ios) != nil
            ? finding(
                "Android apps do not read the key \(key.messageWords) as a number", at: control.place(of: key),
                consequence: "they take 32-bit integers only, and send no value for this choice",
                help: "write a whole number from -2147483648 to 2147483647, or use a text parameter",
                notes: notes)
            : finding(
                "the key \(key.messageWords) does not read as a number", at: control.place(of: key),
                consequence: "the apps send no value for this choice",
                help: "write digits, or use a text parameter", notes: notes)
    }

    private static func checkBoolean(_ key: JSONNode, _ notes: [Note], in control: ControlModel) -> Finding? {
        let text = key.string ?? ""
        let values = control.concernedPlatforms.map { ChoiceKey.boolean(text, on: $0) }
        if Set(values).count > 1 {
            let isTrueOnIOS = ChoiceKey.boolean(text, on: .ios)
            return finding(
                "the key \(key.messageWords) is \(isTrueOnIOS) on iOS and \(!isTrueOnIOS) on Android",
                at: control.place(of: key), consequence: "the apps send different values for this choice",
                help: helpForTwo, notes: notes)
        }
        guard values.first == false, !ChoiceKey.meansFalse(text) else { return nil }
        return finding(
            "the key \(key.messageWords) does not read as true or false", at: control.place(of: key),
            consequence: "the apps send false for this choice", help: helpForTwo, notes: notes)
    }

    /// Two keys that read as the same value.
    private static func checkBoth(_ keys: [JSONNode], _ notes: [Note], in control: ControlModel) -> [Finding] {
        guard let platform = control.concernedPlatforms.first, keys.count == 2, let first = keys.first,
            let second = keys.last, first.string != second.string
        else { return [] }
        let value = ChoiceKey.boolean(second.string ?? "", on: platform)
        guard ChoiceKey.boolean(first.string ?? "", on: platform) == value else { return [] }
        return [
            finding(
                "the keys \(first.messageWords) and \(second.messageWords) are both \(value)",
                at: control.place(of: second), consequence: "the apps cannot send \(!value)", help: helpForTwo,
                notes: notes)
        ]
    }
}

extension ChoiceListKeys {
    private static func tooMany(
        _ entries: [(key: JSONNode?, label: JSONNode)], _ notes: [Note], in control: ControlModel
    ) -> Finding {
        let third = entries[2]
        return finding(
            "a boolean has two values, but the list has \(entries.count) choices",
            at: control.shortPlace(of: third.key ?? third.label),
            consequence: "the apps show all choices and can send only true and false",
            help: "keep two choices, or use a text parameter", notes: notes)
    }

    private static let helpForTwo = "write \"0\" and \"1\", or \"false\" and \"true\""
}
