/// Builders on which version 0.1.0 was wrong, each beside variants that are right, or wrong in another way.
extension RowBuilderCase {
    static let reported: [RowBuilderCase] =
        reportedOperators + reportedGenerics + reportedChanges + reportedValues + reportedSpaces + reportedConditions
        + reportedOtherFormats + reportedDecidable

    private static let guarded = """
        guard format == "color2" else { return nil }
        return \(row)
        """

    private static let guardedByConstant = """
        guard format == kF else { return nil }
        return \(row)
        """

    /// An operator without a precedence group ends at the end of its line.
    private static let reportedOperators: [RowBuilderCase] = [
        .init("infix operator before the service", file: "infix operator ???", body: guarded),
        .init("prefix operator before the service", file: "prefix operator %", body: guarded),
        .init("postfix operator before the service", file: "postfix operator ^", body: guarded),
        .init("operator with a comment before the service", file: "infix operator ??! // ours", body: guarded),
        .init(
            "operator with a precedence group", file: "infix operator ?!?: NilCoalescingPrecedence", body: guarded),
        .init(
            "operator before the constant", file: "infix operator !??\nprivate let kF = \"color2\"",
            body: guardedByConstant),
        .init(
            "operator before a wrong constant", own: .nil, ["color": .row],
            file: "infix operator ??!?\nprivate let kF = \"color\"", body: guardedByConstant),
    ]

    private static let genericRow = """
        private final class SplitRow2<Left: RowType, Right: RowType>: _TextRow, RowType {
            required init(tag: String?) { super.init(tag: tag) }
        }
        private struct Pair<A: Equatable, B: Equatable>: Equatable {
            let a: A
            let b: B
        }
        """

    /// A comma between generic arguments does not end an expression.
    private static let reportedGenerics: [RowBuilderCase] = [
        .init(
            "row with two generic arguments", file: genericRow,
            body: """
                guard format == "color2" else { return nil }
                return SplitRow2<TextRow, IntRow>(key).onRowEvent(eventCallback)
                """),
        .init(
            "row with two generic arguments and no callback", event: .missing, file: genericRow,
            body: """
                guard format == "color2" else { return nil }
                return SplitRow2<TextRow, IntRow>(key)
                """),
        .init(
            "row with nested generic arguments", event: .missing, file: genericRow,
            body: """
                guard format == "color2" else { return nil }
                return PushRow<Pair<String, Int>>(key)
                """),
        .init(
            "row with generic arguments and a closure", file: genericRow,
            body: """
                guard format == "color2" else { return nil }
                return SplitRow2<TextRow, IntRow>(key) { row in
                    row.title = "Colour"
                }.onRowEvent(eventCallback)
                """),
        .init(
            "generic arguments in a conditional expression without return", file: genericRow,
            body: #"format == "color2" ? SplitRow2<TextRow, IntRow>(key).onRowEvent(eventCallback) : nil"#),
        .init(
            "generic arguments in a wrong conditional expression", own: .nil, ["color": .row], file: genericRow,
            body: #"format == "color" ? SplitRow2<TextRow, IntRow>(key).onRowEvent(eventCallback) : nil"#),
        .init(
            "generic arguments in a switch expression", file: genericRow,
            body: """
                switch format {
                case "color2": SplitRow2<TextRow, IntRow>(key).onRowEvent(eventCallback)
                default: nil
                }
                """),
        .init(
            "generic arguments in an inverted switch expression", own: .nil, other: .row, file: genericRow,
            body: """
                switch format {
                case "color2": nil
                default: SplitRow2<TextRow, IntRow>(key).onRowEvent(eventCallback)
                }
                """),
    ]

    private static func overriding(_ base: String, _ member: String, _ condition: String) -> String {
        """
        class BaseColorService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
            \(base)

            \(signature) {
                guard \(condition) else { return nil }
                return \(row)
            }
        }

        @objc(Color2RowService)
        final class Color2RowService: BaseColorService {
            @objc static var instance = Color2RowService()
            \(member)
        }
        """
    }

    /// What a subclass, a method or a wrapper can change is not constant.
    private static let reportedChanges: [RowBuilderCase] = [
        .init(
            "property that the service overrides",
            whole: overriding(
                "var formatName: String { \"\" }", "override var formatName: String { \"color2\" }",
                "format == formatName")),
        .init(
            "property that the service overrides with a wrong name", own: .nil, ["color": .row],
            whole: overriding(
                "var formatName: String { \"color2\" }", "override var formatName: String { \"color\" }",
                "format == formatName")),
        .init(
            "class property that the service overrides",
            whole: overriding(
                "class var formatName: String { \"\" }", "override class var formatName: String { \"color2\" }",
                "format == type(of: self).formatName")),
        .init(
            "property with get that the service overrides",
            whole: overriding(
                "var formatName: String { get { \"\" } }",
                "override var formatName: String { get { return \"color2\" } }", "format == self.formatName")),
        .init(
            "list that the service overrides",
            whole: overriding(
                "var names: [String] { [] }", "override var names: [String] { [\"color2\", \"color3\"] }",
                "names.contains(format)")),
        .init(
            "function that the service overrides",
            whole: overriding(
                "func handles(_ name: String) -> Bool { false }",
                "override func handles(_ name: String) -> Bool { name == \"color2\" }", "handles(format)")),
        .init(
            "property that the service does not override",
            whole: overriding("let formatName = \"color2\"", "", "format == formatName")),
        .init(
            "names inserted later", mayBeUnknown: true,
            members: """
                static var names: Set<String> = []
                override init() {
                    super.init()
                    Self.names.insert("color2")
                }
                """,
            body: """
                guard Self.names.contains(format) else { return nil }
                return \(row)
                """),
        .init(
            "names added by formUnion", mayBeUnknown: true,
            members: """
                var names: Set<String> = ["color"]
                override init() {
                    super.init()
                    names.formUnion(["color2", "color3"])
                }
                """,
            body: """
                guard names.contains(format) else { return nil }
                return \(row)
                """),
        .init(
            "names that nothing changes", own: .nil, ["color": .row],
            members: "var names: Set<String> = [\"color\"]",
            body: """
                guard names.contains(format) else { return nil }
                return \(row)
                """),
        .init(
            "name appended to", mayBeUnknown: true,
            members: """
                var name = "color"
                override init() {
                    super.init()
                    name.append("2")
                }
                """,
            body: """
                guard format == name else { return nil }
                return \(row)
                """),
        .init(
            "name changed as inout", mayBeUnknown: true,
            members: """
                var name = "color"
                override init() {
                    super.init()
                    complete(&name)
                }
                func complete(_ text: inout String) { text += "2" }
                """,
            body: """
                guard format == name else { return nil }
                return \(row)
                """),
        .init(
            "name set by its key", mayBeUnknown: true, isRun: false,
            members: """
                @objc dynamic var name = "color"
                override init() {
                    super.init()
                    setValue("color2", forKey: "name")
                }
                """,
            body: """
                guard format == name else { return nil }
                return \(row)
                """),
        .init(
            "name that a wrapper changes", mayBeUnknown: true,
            file: """
                @propertyWrapper
                private struct Completed {
                    var wrappedValue: String { stored + "2" }
                    private let stored: String
                    init(wrappedValue: String) { stored = wrappedValue }
                }
                """,
            members: "@Completed var name = \"color\"",
            body: """
                guard format == name else { return nil }
                return \(row)
                """),
    ]

    private static let kindWithMethod = """
        private enum Kind: String {
            case color2, other
            func make(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow {
                \(row)
            }
            func makeColor(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? {
                self == .color2 ? \(row) : nil
            }
        }
        """

    private static let rowFactory = """
        private struct RowFactory {
            let key: String
            func row(for format: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? {
                guard format == "color2" else { return nil }
                return \(row)
            }
        }
        """

    /// Not every `Type(…)…` is a row.
    private static let reportedValues: [RowBuilderCase] = [
        .init(
            "map on an enum case", ["other": .row], file: kindWithMethod,
            body: "return Kind(rawValue: format).map { $0.make(key, eventCallback) }"),
        .init(
            "flatMap on an enum case", ["other": .nil], file: kindWithMethod,
            body: "return Kind(rawValue: format).flatMap { $0.makeColor(key, eventCallback) }"),
        .init(
            "optional chaining on an enum case", ["other": .row], file: kindWithMethod,
            body: "return Kind(rawValue: format)?.make(key, eventCallback)"),
        .init(
            "default for an unknown enum case", other: .row, file: kindWithMethod,
            body: "return (Kind(rawValue: format) ?? .other).make(key, eventCallback)"),
        .init(
            "factory of the control", file: rowFactory,
            body: "return RowFactory(key: key).row(for: format, eventCallback)"),
        .init(
            "factory of the control in a constant", file: rowFactory,
            body: """
                let factory = RowFactory(key: key)
                return factory.row(for: format, eventCallback)
                """),
        .init(
            "row of a factory in a constant", file: rowFactory,
            body: """
                let row = RowFactory(key: key).row(for: format, eventCallback)
                return row
                """),
        .init(
            "factory called with a fixed name", other: .row, file: rowFactory,
            body: "return RowFactory(key: key).row(for: \"color2\", eventCallback)"),
    ]

    /// The compiler takes U+00A0 as white space.
    private static let reportedSpaces: [RowBuilderCase] = [
        .init(
            "no-break spaces between words",
            body: "guard\u{A0}format == \"color2\" else\u{A0}{ return nil }\nreturn\u{A0}\(row)"),
        .init(
            "no-break spaces around an operator",
            body: "if format\u{A0}==\u{A0}\"color2\" { return \(row) }\nreturn nil"),
        .init(
            "no-break spaces as indentation",
            body: "\u{A0}\u{A0}guard format == \"color2\" else { return nil }\n\u{A0}\u{A0}return \(row)"),
        .init(
            "no-break spaces around a wrong name", own: .nil, ["color": .row],
            body: "if format\u{A0}==\u{A0}\"color\" { return \(row) }\nreturn nil"),
        .init(
            "no-break space before a constant", file: "private\u{A0}let\u{A0}kF\u{A0}=\u{A0}\"color2\"",
            body: guardedByConstant),
    ]

    private static let kind = "private enum Kind: String { case color2, other }"

    /// Code that returns nil for its own name.
    private static let reportedConditions: [RowBuilderCase] = [
        .init(
            "none for the name", own: .nil, other: .row, body: "if format == \"color2\" { return .none }; return \(row)"
        ),
        .init("row for the name", body: "if format == \"color2\" { return \(row) }; return .none"),
        .init(
            "negated condition", own: .nil, other: .row,
            body: "if !(format == \"color2\") { return \(row) }; return nil"),
        .init("condition negated twice", body: "if !(format != \"color2\") { return \(row) }; return nil"),
        .init(
            "one of two inequalities always holds", own: .nil, ["x": .nil],
            body: "if format != \"color2\" || format != \"x\" { return nil }; return \(row)"),
        .init(
            "both inequalities", ["x": .row],
            body: "if format != \"color2\" && format != \"x\" { return nil }; return \(row)"),
        .init(
            "two equalities never hold", own: .nil, ["a": .nil],
            body: "if format == \"a\" && format == \"color2\" { return \(row) }; return nil"),
        .init(
            "one of two equalities", ["a": .row],
            body: "if format == \"a\" || format == \"color2\" { return \(row) }; return nil"),
        .init(
            "row in else", own: .nil, other: .row,
            body: "if format == \"color2\" {} else { return \(row) }; return nil"),
        .init("nil in else", body: "if format == \"color2\" {} else { return nil }; return \(row)"),
        .init(
            "negated constant of a comparison", own: .nil, other: .row,
            body: "let isMine = format == \"color2\"; if !isMine { return \(row) }; return nil"),
        .init(
            "constant of a comparison",
            body: "let isMine = format == \"color2\"; if isMine { return \(row) }; return nil"),
        .init(
            "break for the name", own: .nil, ["colour2": .row],
            body: """
                switch format {
                case "color2": break
                case "colour2": return \(row)
                default: return nil
                }
                return nil
                """),
        .init(
            "break and the row below", ["colour2": .row],
            body: """
                switch format {
                case "color2": break
                case "colour2": return \(row)
                default: return nil
                }
                return \(row)
                """),
        .init(
            "two guards for different names", own: .nil, ["x": .nil],
            body:
                "guard format == \"color2\" else { return nil }; guard format == \"x\" else { return nil }; return \(row)"
        ),
        .init(
            "two guards for the same name",
            body: """
                guard format == "color2" else { return nil }
                guard !format.isEmpty else { return nil }
                return \(row)
                """),
        .init(
            "nil for the name and a row for another", own: .nil, ["x": .row],
            body: "if format == \"color2\" { return nil }; if format == \"x\" { return \(row) }; return nil"),
        .init(
            "guard with another enum case", own: .nil, ["other": .row], file: kind,
            body: "guard let f = Kind(rawValue: format), f == .other else { return nil }; return \(row)"),
        .init(
            "guard with the enum case", ["other": .nil], file: kind,
            body: "guard let f = Kind(rawValue: format), f == .color2 else { return nil }; return \(row)"),
        .init(
            "pattern of another enum case", own: .nil, ["other": .row], file: kind,
            body: "if case .other? = Kind(rawValue: format) { return \(row) }; return nil"),
        .init(
            "pattern of the enum case", ["other": .nil], file: kind,
            body: "if case .color2? = Kind(rawValue: format) { return \(row) }; return nil"),
        .init(
            "nil for the enum case", own: .nil, ["other": .row], file: kind,
            body: """
                switch Kind(rawValue: format) {
                case .color2: return nil
                case .other: return \(row)
                case nil: return nil
                }
                """),
        .init(
            "row for the enum case", ["other": .nil], file: kind,
            body: """
                switch Kind(rawValue: format) {
                case .color2: return \(row)
                case .other, nil: return nil
                }
                """),
        .init(
            "local constant that shadows the parameter", own: .nil, ["color": .nil],
            body: """
                do {
                    let format = "color"
                    if format == "color2" { return \(row) }
                    return nil
                }
                """),
        .init(
            "local constant that shadows the parameter with the name", other: .row,
            body: """
                do {
                    let format = "color2"
                    if format == "color2" { return \(row) }
                    return nil
                }
                """),
        .init("code behind return nil", own: .nil, body: "return nil; if format == \"color2\" { return \(row) }"),
    ]

    /// Code that returns a row for other names, too.
    private static let reportedOtherFormats: [RowBuilderCase] = [
        .init(
            "default behind a conditional expression", other: .row,
            body: """
                let row: BaseRow? = format == "color2" ? \(row) : nil
                return row ?? LabelRow(key)
                """),
        .init(
            "no default behind a conditional expression",
            body: """
                let row: BaseRow? = format == "color2" ? \(row) : nil
                return row ?? nil
                """),
        .init(
            "variable with a row that is replaced", other: .row,
            body: """
                var row: BaseRow = LabelRow(key)
                if format == "color2" { row = \(row) }
                return row
                """),
        .init(
            "variable without a row that is replaced",
            body: """
                var row: BaseRow?
                if format == "color2" { row = \(row) }
                return row
                """),
        .init(
            "row for a key", other: .either,
            body: "if key == \"x\" || format == \"color2\" { return \(row) }; return nil"),
        .init(
            "row for the name with a key", own: .either,
            body: "if key == \"x\" && format == \"color2\" { return \(row) }; return nil"),
        .init(
            "condition that never holds beside a key", own: .either, other: .either, ["zz": .either],
            body: """
                if (format == "zz" && key == "x" && format == "zz") || key == "y" { return \(row) }
                return nil
                """),
    ]

    private static let names = "private let kBase = \"color\""

    /// Code whose result can be determined, and was not.
    private static let reportedDecidable: [RowBuilderCase] = [
        .init(
            "copy of the format in a switch",
            body: "let f = format; switch f { case \"color2\": return \(row); default: return nil }"),
        .init(
            "comparison compared with true",
            body: "guard (format == \"color2\") == true else { return nil }; return \(row)"),
        .init(
            "comparison compared with false", own: .nil, other: .row,
            body: "guard (format == \"color2\") == false else { return nil }; return \(row)"),
        .init(
            "flag that is set",
            body:
                "var mine = false; if format == \"color2\" { mine = true }; guard mine else { return nil }; return \(row)"
        ),
        .init(
            "flag that is set for another name", own: .nil, ["color": .row],
            body:
                "var mine = false; if format == \"color\" { mine = true }; guard mine else { return nil }; return \(row)"
        ),
        .init(
            "switch over key and format",
            body: "switch (key, format) { case (_, \"color2\"): return \(row); default: return nil }"),
        .init(
            "switch over key and format for one key", own: .either,
            body: "switch (key, format) { case (\"x\", \"color2\"): return \(row); default: return nil }"),
        .init("guard in do", body: "do { guard format == \"color2\" else { return nil }; return \(row) }"),
        .init(
            "two names and a key", own: .either, ["a": .either],
            body: """
                let x = key == "x", y = key == "y"
                if (format == "a" || format == "color2") && (x || y) { return \(row) }
                return nil
                """),
        .init(
            "prefix", ["color": .row, "col": .nil],
            body: "guard format.hasPrefix(\"color\") else { return nil }; return \(row)"),
        .init(
            "wrong prefix", own: .nil,
            body: "guard format.hasPrefix(\"colour\") else { return nil }; return \(row)"),
        .init(
            "suffix", ["2": .row], body: "guard format.hasSuffix(\"2\") else { return nil }; return \(row)"),
        .init(
            "lower case", ["COLOR2": .row],
            body: "guard format.lowercased() == \"color2\" else { return nil }; return \(row)"),
        .init(
            "lower case compared with upper case", own: .nil, ["Color2": .nil],
            body: "guard format.lowercased() == \"Color2\" else { return nil }; return \(row)"),
        .init(
            "interpolated constant", file: names,
            body: "guard format == \"\\(kBase)2\" else { return nil }; return \(row)"),
        .init(
            "concatenated constant", file: names,
            body: "guard format == kBase + \"2\" else { return nil }; return \(row)"),
        .init(
            "concatenated wrong constant", own: .nil, ["color1": .row], file: names,
            body: "guard format == kBase + \"1\" else { return nil }; return \(row)"),
        .init(
            "dictionary of constants", ["other": .nil],
            members: "private static let titles = [\"color2\": \"Colour\"]",
            body: """
                guard let title = Self.titles[format] else { return nil }
                return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                """),
        .init(
            "set of constants", members: "private let names = Set([\"color2\", \"color3\"])",
            body: "guard names.contains(format) else { return nil }; return \(row)"),
        .init(
            "set without the name", own: .nil, members: "private let names = Set([\"color1\", \"color3\"])",
            body: "guard names.contains(format) else { return nil }; return \(row)"),
        .init(
            "first(where:)", members: "private let names = [\"color2\", \"color3\"]",
            body: "guard names.first(where: { $0 == format }) != nil else { return nil }; return \(row)"),
        .init(
            "contains(where:)", members: "private let names = [\"color2\", \"color3\"]",
            body: "guard names.contains(where: { $0 == format }) else { return nil }; return \(row)"),
        .init(
            "all cases", file: "private enum Choice: String, CaseIterable { case color2, color3 }",
            body: """
                guard Choice.allCases.map({ $0.rawValue }).contains(format) else { return nil }
                return \(row)
                """),
        .init(
            "all cases without the name", own: .nil,
            file: "private enum Choice: String, CaseIterable { case color1, color3 }",
            body: """
                guard Choice.allCases.contains(where: { $0.rawValue == format }) else { return nil }
                return \(row)
                """),
        .init(
            "helper function", members: "private func isMine(_ name: String) -> Bool { name == \"color2\" }",
            body: "guard isMine(format) else { return nil }; return \(row)"),
        .init(
            "helper function for another name", own: .nil, ["color": .row],
            members: "private func isMine(_ name: String) -> Bool { return name == \"color\" }",
            body: "guard isMine(format) else { return nil }; return \(row)"),
        .init(
            "helper closure",
            body: "let isMine = { format == \"color2\" }; guard isMine() else { return nil }; return \(row)"),
        .init(
            "helper closure with a parameter", file: "private let isColor: (String) -> Bool = { $0 == \"color2\" }",
            body: "guard isColor(format) else { return nil }; return \(row)"),
        .init(
            "tuple of constants",
            body: "let pair = (\"color2\", \"Colour\"); guard format == pair.0 else { return nil }; return \(row)"),
        .init(
            "binding with where",
            body: "switch format { case let name where name == \"color2\": return \(row); default: return nil }"),
        .init(
            "binding with a wrong where", own: .nil, ["color": .row],
            body: "switch format { case let name where name == \"color\": return \(row); default: return nil }"),
    ]
}
