import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-form`
enum DataSourceForm: Rule {
    static let info = RuleInfo(
        id: "data-source-form", group: .manifest, severity: .warning,
        summary: "a setting of a data source that an app ignores or reads otherwise",
        rationale: """
            The two apps do not read all forms of "search", "sort" and "order". An iOS app takes only true or false for \
            "search" and ignores a list of texts in "sort" and the key "order"; an Android app searches as soon as there \
            is a boolean and drops booleans from "sort". An order other than "ascending" or "descending" is no order on \
            Android and descending on iOS. Keys that they do not know they pass over, also those that are only misspelt.
            """,
        source: """
            4d/ios-QMobileUI, ChoiceList; 4d/android-ProjectGenerator, getDataSource; 4d/android-QMobileUI, InputControl
            """,
        remedy: """
            Write "search": true, "sort" as a text with the fields or as objects such as {"field": "name", "order": \
            "descending"}, and "entityFormat" with the fields between percent signs.
            """,
        needs: [.manifest], reads: ["/choiceList/dataSource"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "ID", "sort": ["lastName", "firstName"]}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "ID", "sort": "lastName,firstName"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        return [
            source["search"].flatMap { checkSearch($0, in: control) },
            source["order"].flatMap { checkOrder($0, of: source, in: control) },
            source["entityFormat"].flatMap { checkFormat($0, in: control) },
            source["currentEntity"].flatMap { checkCurrentEntity($0, in: control) },
        ].compactMap { $0 } + (source["sort"].map { checkSort($0, in: control) } ?? [])
            + misspeltKeys(of: source, in: control)
    }

    /// The keys that are nearly one of those that a data source may have; those it must have are the matter of
    /// `data-source-missing-field`.
    private static func misspeltKeys(of source: JSONNode, in control: ControlModel) -> [Finding] {
        let absent = DataSourceKey.allCases.filter { key in
            ![.dataClass, .field].contains(key) && source[key.rawValue] == nil
                && (key != .order || !control.concerns(.ios))
        }.map(\.rawValue)
        let known = Set(DataSourceKey.names + DataSourceKey.allCases.flatMap(\.iOSSynonyms))
        return source.members.compactMap { member in
            let key = member.keyText
            guard !known.contains(key), let meant = Spelling.suggestion(for: key, among: absent),
                Spelling.distance(Array(key.lowercased().utf8), Array(meant.lowercased().utf8)) <= meant.utf8.count / 4
            else { return nil }
            return finding(
                "unknown key \"\(key)\" in \"\(ChoiceList.sourceKey)\"; did you mean \"\(meant)\"?",
                at: control.place(ofKey: member), consequence: "the apps pass over it",
                fix: control.fixing("write \"\(meant)\"", [TextEdit(member.key.range, "\"\(meant)\"")]))
        }
    }

    private static func checkSearch(_ node: JSONNode, in control: ControlModel) -> Finding? {
        switch node.kind {
        case .null, .unreadable: return nil
        case .boolean:
            guard node.boolean == false, control.concerns(.android) else { return nil }
            return finding(
                "Android apps search although \"search\" is \"false\"", at: control.place(of: node),
                consequence: "any boolean turns the search on there", help: "leave \"search\" out")
        case .string, .array:
            guard control.concerns(.ios) else { return nil }
            return finding(
                "iOS apps ignore \"search\" as \(node.kindWords)", at: control.place(of: node),
                consequence: "they offer a search only when there are more than ten choices",
                help: "write true to search in what is shown")
        case .number, .object:
            return ignored("search", node, "true, or the name of a field", in: control)
        }
    }

    private static func checkOrder(_ node: JSONNode, of source: JSONNode, in control: ControlModel) -> Finding? {
        guard node.kind != .unreadable, node.kind != .null, let member = source.member(named: "order") else {
            return nil
        }
        if control.concerns(.ios) {
            return finding(
                "only Android apps read \"order\" of a data source", at: control.place(ofKey: member),
                consequence: "iOS apps sort by \"sort\", or by the field, ascending",
                help: "write \"sort\": {\"field\": ..., \"order\": ...}",
                fix: asSort(member, node, of: source, in: control))
        }
        return unknownOrder(node, in: control)
    }

    /// The fix that says the same with "sort"; nil when there is one already, or something else is wrong with the two.
    private static func asSort(
        _ member: JSONMember, _ order: JSONNode, of source: JSONNode, in control: ControlModel
    ) -> FixIt? {
        guard source["sort"] == nil, SortOrder.names.contains(order.string ?? ""), let field = source["field"],
            field.kind == .string
        else { return nil }
        return control.fixing(
            "write \"sort\"",
            [
                TextEdit(member.key.range, "\"sort\""),
                TextEdit(order.range, "{\"field\": \(field.sourceText), \"order\": \(order.sourceText)}"),
            ])
    }

    private static func checkFormat(_ node: JSONNode, in control: ControlModel) -> Finding? {
        guard let text = node.string else {
            return node.kind == .null || node.kind == .unreadable
                ? nil : ignored("entityFormat", node, "a text such as \"%name%\"", in: control)
        }
        guard text.split(separator: "%", omittingEmptySubsequences: false).count < 3, !text.isEmpty else { return nil }
        return finding(
            "\"entityFormat\" \(node.messageWords) names no field", at: control.place(of: node),
            consequence: "all choices look the same", help: "write the field between percent signs: \"%\(text)%\"")
    }

    private static func checkCurrentEntity(_ node: JSONNode, in control: ControlModel) -> Finding? {
        guard ![.boolean, .null, .unreadable].contains(node.kind) else { return nil }
        return ignored("currentEntity", node, "true or false", in: control)
    }

    private static func checkSort(_ node: JSONNode, in control: ControlModel) -> [Finding] {
        switch node.kind {
        case .string, .null, .unreadable: return []
        case .object: return [checkSortObject(node, in: control)].compactMap { $0 }
        case .boolean, .number: return [ignored("sort", node, "a text with the fields", in: control)]
        case .array:
            let texts = node.elements.filter { $0.kind == .string }
            if !texts.isEmpty {
                return control.concerns(.ios) || texts.count < node.elements.count
                    ? [listOfTexts(node, in: control)] : []
            }
            return node.elements.compactMap { element in
                switch element.kind {
                case .object: checkSortObject(element, in: control)
                case .unreadable: nil
                default: ignored("sort", element, "an object such as {\"field\": \"name\"}", in: control)
                }
            }
        }
    }
}

extension DataSourceForm {
    private static func checkSortObject(_ object: JSONNode, in control: ControlModel) -> Finding? {
        guard object.isComplete else { return nil }
        guard object["field"]?.string?.isEmpty == false else {
            return finding(
                "a sort names no \"field\"", at: control.place(of: object), consequence: "the apps ignore it",
                help: "write {\"field\": \"name of a field\"}")
        }
        if let order = object["order"], let finding = unknownOrder(order, in: control) { return finding }
        if let member = object.member(named: "descending"), member.value?.boolean == true, object["order"] == nil,
            control.concerns(.android), let value = member.value
        {
            return finding(
                "Android apps ignore \"descending\" of a sort", at: control.place(ofKey: member),
                consequence: "they sort ascending: booleans do not get into the app",
                help: "write \"order\": \"descending\"",
                fix: control.fixing(
                    "write \"order\": \"descending\"",
                    [TextEdit(member.key.range.lowerBound..<value.range.upperBound, "\"order\": \"descending\"")]))
        }
        if let member = object.member(named: "ascending"), member.value?.boolean == false, object["order"] == nil,
            object["descending"] == nil
        {
            return finding(
                "\"ascending\" as \"false\" does not sort descending", at: control.place(ofKey: member),
                consequence: "without \"order\" the apps sort ascending", help: "write \"order\": \"descending\"")
        }
        return nil
    }

    private static func unknownOrder(_ node: JSONNode, in control: ControlModel) -> Finding? {
        guard node.kind != .unreadable, !SortOrder.names.contains(node.string ?? "") else { return nil }
        let word = (node.string ?? "").lowercased()
        let meant =
            SortOrder.names.first { !word.isEmpty && $0.hasPrefix(word) }
            ?? Spelling.suggestion(for: word, among: SortOrder.names)
        return finding(
            "there is no order \(node.messageWords)", at: control.place(of: node),
            consequence: "iOS apps sort descending, Android apps as if no order were given",
            help: meant.map { "did you mean \"\($0)\"?" } ?? "write \"ascending\" or \"descending\"",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func listOfTexts(_ node: JSONNode, in control: ControlModel) -> Finding {
        let texts = node.elements.compactMap(\.string)
        let isPlain = texts.count == node.elements.count
        let joined = node.elements.map { String($0.sourceText.dropFirst().dropLast()) }.joined(separator: ",")
        return finding(
            "iOS apps ignore \"sort\" as a list of texts", at: control.place(of: node),
            consequence: "they sort by the field that is sent", help: "write one text with commas between the fields",
            fix: isPlain && node.isComplete ? control.replacing(node, with: "\"\(joined)\"") : nil)
    }

    private static func ignored(
        _ key: String, _ node: JSONNode, _ expected: String, in control: ControlModel
    ) -> Finding {
        finding(
            "\"\(key)\" is \(node.kindWords)", at: control.place(of: node), consequence: "the apps ignore it",
            help: "write \(expected)")
    }
}
