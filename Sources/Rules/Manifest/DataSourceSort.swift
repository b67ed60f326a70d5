import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `data-source-sort`
enum DataSourceSort: Rule {
    static let info = RuleInfo(
        id: "data-source-sort", group: .manifest, severity: .warning,
        summary: "a \"sort\" or \"order\" that an app ignores or reads differently",
        rationale: """
            Both apps read "sort" as a string with fields and commas between them, as an object with "field" and "order", \
            or as a list of such objects. Only Android apps read a list of strings, and "order" beside "field"; only iOS \
            apps read "descending", because the generator drops booleans. An order other than "ascending" or "descending" \
            sorts descending on iOS and ascending on Android.
            """,
        facts: ["data-9"],
        remedy: """
            Write "sort" as a string with the fields, or as objects such as {"field": "name", "order": "descending"}.
            """,
        needs: [.manifest], reads: ["/choiceList/dataSource/sort", "/choiceList/dataSource/order"],
        bad: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "sort": ["lastName", "firstName"]}}}
            """),
        good: .manifest(
            """
            {"name": "employee", "type": "text", "choiceList": {"dataSource": \
            {"dataClass": "Employee", "field": "code", "sort": "lastName,firstName"}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .dataSource(let source) = control.choiceList else { return [] }
        let order = source.node.member(named: DataSourceKey.order.rawValue).flatMap { checkOrder($0, in: control) }
        return [order].compactMap(\.self)
            + (source.node[DataSourceKey.sort.rawValue].map { checkSort($0, in: control) } ?? [])
    }

    private static func checkOrder(_ member: JSONMember, in control: ControlModel) -> Finding? {
        guard let node = member.value, node.kind != .unreadable, node.kind != .null else { return nil }
        return control.concerns(.ios) ? orderBesideField(member, node, in: control) : unknownOrder(node, in: control)
    }

    private static func checkSort(_ node: JSONNode, in control: ControlModel) -> [Finding] {
        switch node.kind {
        case .string, .null, .unreadable: return []
        case .object: return [checkObject(node, in: control)].compactMap(\.self)
        case .boolean, .number: return [ignored(node, "a string with the fields", in: control)]
        case .array:
            let strings = node.elements.filter { $0.kind == .string }
            if !strings.isEmpty {
                return control.concerns(.ios) || strings.count < node.elements.count
                    ? [listOfStrings(node, in: control)] : []
            }
            return node.elements.compactMap { element in
                switch element.kind {
                case .object: checkObject(element, in: control)
                case .unreadable: nil
                case .string, .array, .number, .boolean, .null:
                    ignored(element, "an object such as {\"field\": \"name\"}", in: control)
                }
            }
        }
    }

    private static func checkObject(_ object: JSONNode, in control: ControlModel) -> Finding? {
        guard object.isComplete else { return nil }
        guard object["field"]?.string?.isEmpty == false else {
            return finding(
                "a sort has no \"field\"", at: control.shortPlace(of: object), consequence: "the apps ignore it",
                help: "write {\"field\": \"name of a field\"}")
        }
        if let order = object["order"] { return unknownOrder(order, in: control) }
        if let member = object.member(named: "descending"), let value = member.value, value.boolean == true {
            return control.concerns(.android) ? descending(member, value, in: control) : nil
        }
        guard let member = object.member(named: "ascending"), member.value?.boolean == false,
            object["descending"] == nil
        else { return nil }
        return finding(
            "\"ascending\" as false does not sort descending", at: control.place(ofKey: member),
            consequence: "without \"order\" the apps sort ascending", help: "write \"order\": \"descending\"")
    }
}

extension DataSourceSort {
    private static func orderBesideField(_ member: JSONMember, _ order: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "only Android apps read \"order\" of a data source", at: control.place(ofKey: member),
            consequence: "iOS apps sort by \"sort\", or by the field, ascending",
            help: "write \"sort\": {\"field\": ..., \"order\": ...}", fix: asSort(member, order, in: control))
    }

    /// The fix that says the same with "sort"; nil when there is one already, or something else is wrong with the two.
    private static func asSort(_ member: JSONMember, _ order: JSONNode, in control: ControlModel) -> FixIt? {
        guard let source = member.key.parent, source[DataSourceKey.sort.rawValue] == nil,
            SortOrder.names.contains(order.string ?? ""), let field = source[DataSourceKey.field.rawValue],
            field.kind == .string
        else { return nil }
        return control.fixing(
            "write \"sort\"",
            [
                TextEdit(member.key.range, "\"sort\""),
                TextEdit(order.range, "{\"field\": \(field.sourceText), \"order\": \(order.sourceText)}"),
            ])
    }

    private static func unknownOrder(_ node: JSONNode, in control: ControlModel) -> Finding? {
        guard node.kind != .unreadable, !SortOrder.names.contains(node.string ?? "") else { return nil }
        let word = (node.string ?? "").lowercased()
        let meant =
            SortOrder.names.first { !word.isEmpty && $0.hasPrefix(word) }
            ?? Spelling.suggestion(for: word, among: SortOrder.names)
        return finding(
            "the order \(node.messageWords) is not one of ascending, descending", at: control.shortPlace(of: node),
            consequence: "iOS apps sort descending, Android apps ascending",
            help: meant.map { "did you mean \"\($0)\"?" } ?? "write \"ascending\" or \"descending\"",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func descending(_ member: JSONMember, _ value: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "Android apps ignore \"descending\" of a sort", at: control.place(ofKey: member),
            consequence: "they sort ascending, because the generator drops booleans",
            fix: control.fixing(
                "write \"order\": \"descending\"",
                [TextEdit(member.key.range.lowerBound..<value.range.upperBound, "\"order\": \"descending\"")]))
    }

    private static func listOfStrings(_ node: JSONNode, in control: ControlModel) -> Finding {
        let isPlain = node.elements.allSatisfy { $0.kind == .string } && node.isComplete
        let joined = node.elements.map { String($0.sourceText.dropFirst().dropLast()) }.joined(separator: ",")
        return finding(
            "iOS apps ignore \"sort\" as a list of strings", at: control.shortPlace(of: node),
            consequence: "they sort by the field that is sent", help: "write one string with commas between the fields",
            fix: isPlain ? control.replacing(node, with: "\"\(joined)\"") : nil)
    }

    private static func ignored(_ node: JSONNode, _ expected: String, in control: ControlModel) -> Finding {
        finding(
            "\"sort\" is \(node.kindWords)", at: control.shortPlace(of: node), consequence: "the apps ignore it",
            help: "write \(expected)")
    }
}
