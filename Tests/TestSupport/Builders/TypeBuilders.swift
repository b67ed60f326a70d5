/// Builders that decide with enums, factories, helper functions, protocols and inheritance.
extension RowBuilderCase {
    static let types: [RowBuilderCase] = enums + helpers + factories + services

    private static let kind = "private enum Kind: String { case color2, size2, memo }"

    private static let enums: [RowBuilderCase] = [
        .init(
            "enum case by raw value", ["size2": .row, "memo": .row], file: kind,
            body: "guard Kind(rawValue: format) != nil else { return nil }\nreturn \(row)"),
        .init(
            "enum without the name", own: .nil, ["colour2": .row],
            file: "private enum Kind: String { case colour2, size2 }",
            body: "guard Kind(rawValue: format) != nil else { return nil }\nreturn \(row)"),
        .init(
            "enum with a raw value", own: .row, ["color": .nil],
            file: "private enum Kind: String { case color = \"color2\" }",
            body: "guard let _ = Kind(rawValue: format) else { return nil }\nreturn \(row)"),
        .init(
            "enum with another raw value", own: .nil, ["color": .row],
            file: "private enum Kind: String { case color2 = \"color\" }",
            body: "guard let _ = Kind(rawValue: format) else { return nil }\nreturn \(row)"),
        .init(
            "enum case compared", ["size2": .nil], file: kind,
            body: "return Kind(rawValue: format) == .color2 ? \(row) : nil"),
        .init(
            "raw value of a case", ["size2": .nil], file: kind,
            body: "guard format == Kind.color2.rawValue else { return nil }\nreturn \(row)"),
        .init(
            "raw value of a wrong case", own: .nil, ["size2": .row], file: kind,
            body: "guard format == Kind.size2.rawValue else { return nil }\nreturn \(row)"),
        .init(
            "switch over the enum", ["size2": .row, "memo": .nil], file: kind,
            body: """
                guard let kind = Kind(rawValue: format) else { return nil }
                switch kind {
                case .color2:
                    return \(row)
                case .size2:
                    return IntRow(key).onRowEvent(eventCallback)
                case .memo:
                    return nil
                }
                """),
        .init(
            "switch over the optional enum", ["size2": .row, "memo": .nil], file: kind,
            body: """
                switch Kind(rawValue: format) {
                case .some(.color2): return \(row)
                case .size2?: return IntRow(key).onRowEvent(eventCallback)
                case .some, .none: return nil
                }
                """),
        .init(
            "switch over the raw values", ["memo": .row], file: kind,
            body: """
                switch format {
                case Kind.color2.rawValue, Kind.memo.rawValue: return \(row)
                default: return nil
                }
                """),
        .init(
            "enum with a method", ["size2": .nil],
            file: """
                private enum Kind: String {
                    case color2, size2

                    func makeRow(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? {
                        switch self {
                        case .color2: return \(row)
                        case .size2: return nil
                        }
                    }
                }
                """, body: "Kind(rawValue: format)?.makeRow(key, eventCallback)"),
        .init(
            "enum with a property", ["size2": .row, "memo": .nil],
            file: """
                private enum Kind: String {
                    case color2, size2, memo
                    var hasRow: Bool { self != .memo }
                }
                """,
            body: """
                guard let kind = Kind(rawValue: format), kind.hasRow else { return nil }
                return \(row)
                """),
        .init(
            "enum with a static function",
            file: """
                private enum Factory {
                    static func row(_ format: String, _ key: String, _ eventCallback: @escaping OnRowEventCallback)
                        -> BaseRow?
                    {
                        if format == "color2" { return \(row) }
                        return nil
                    }
                }
                """, body: "Factory.row(format, key, eventCallback)"),
        .init(
            "enum with an own initialiser", ["/color2": .row, "color3": .nil],
            file: """
                private enum Kind {
                    case color
                    init?(format: String) {
                        guard format == "color2" || format == "/color2" else { return nil }
                        self = .color
                    }
                }
                """, body: "guard Kind(format: format) != nil else { return nil }\nreturn \(row)"),
        .init(
            "case found among all", ["size2": .row],
            file: "private enum Kind: String, CaseIterable { case color2, size2 }",
            body: """
                guard let kind = Kind.allCases.first(where: { $0.rawValue == format }) else { return nil }
                return TextRow(key) { $0.title = kind.rawValue }.onRowEvent(eventCallback)
                """),
        .init(
            "case whose property is the name", own: .row, ["color2Format": .nil],
            file: """
                private enum Kind: CaseIterable {
                    case color, size
                    var format: String {
                        switch self {
                        case .color: "color2"
                        case .size: "size2"
                        }
                    }
                }
                """,
            body: """
                guard Kind.allCases.contains(where: { $0.format == format }) else { return nil }
                return \(row)
                """),
        .init(
            "nested enum", members: "private enum Kind: String { case color2 }",
            body: """
                guard let kind = Kind(rawValue: format) else { return nil }
                return TextRow(key) { $0.title = kind.rawValue }.onRowEvent(eventCallback)
                """),
        .init(
            "enum with values", own: .row,
            file: """
                private enum Choice {
                    case mine(title: String)
                    case other
                }
                """,
            body: """
                let choice: Choice = format == "color2" ? .mine(title: "Colour") : .other
                switch choice {
                case .mine(let title): return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                case .other: return nil
                }
                """),
        .init(
            "lower case of the raw value", own: .row, ["COLOR2": .row], file: kind,
            body: "guard Kind(rawValue: format.lowercased()) == .color2 else { return nil }\nreturn \(row)"),
        .init(
            "upper case of the raw value", own: .nil, file: kind,
            body: "guard Kind(rawValue: format.uppercased()) == .color2 else { return nil }\nreturn \(row)"),
    ]

    private static let helpers: [RowBuilderCase] = [
        .init(
            "function that returns the row", ["size2": .nil],
            members: """
                private func row(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow {
                    let row = TextRow(key)
                    row.title = "Colour"
                    return row.onRowEvent(eventCallback)
                }
                """, body: "return format == \"color2\" ? row(key, eventCallback) : nil"),
        .init(
            "function that decides and returns the row",
            members: """
                private func row(for name: String, tag: String, callback: @escaping OnRowEventCallback) -> BaseRow? {
                    guard name == "color2" else { return nil }
                    return TextRow(tag).onRowEvent(callback)
                }
                """, body: "return row(for: format, tag: key, callback: eventCallback)"),
        .init(
            "function called with key and format exchanged", own: .either, other: .either,
            members: """
                private func row(for name: String, tag: String, callback: @escaping OnRowEventCallback) -> BaseRow? {
                    guard name == "color2" else { return nil }
                    return TextRow(tag).onRowEvent(callback)
                }
                """, body: "return row(for: key, tag: format, callback: eventCallback)"),
        .init(
            "function without the callback", event: .missing,
            members: "private func makeRow(_ key: String) -> TextRow { TextRow(key) { $0.title = \"Colour\" } }",
            body: "guard format == \"color2\" else { return nil }\nreturn makeRow(key)"),
        .init(
            "callback behind a function",
            members: "private func makeRow(_ key: String) -> TextRow { TextRow(key) { $0.title = \"Colour\" } }",
            body: "guard format == \"color2\" else { return nil }\nreturn makeRow(key).onRowEvent(eventCallback)"),
        .init(
            "global function", file: "private func isColor(_ name: String) -> Bool { [\"color2\"].contains(name) }",
            body: "guard isColor(format) else { return nil }\nreturn \(row)"),
        .init(
            "extension of String with a property",
            file: "extension String { fileprivate var isColor2Format: Bool { self == \"color2\" } }",
            body: "guard format.isColor2Format else { return nil }\nreturn \(row)"),
        .init(
            "extension of String with a function", ["colour2": .row],
            file: """
                extension String {
                    fileprivate func isOneOf2(_ names: String...) -> Bool { names.contains(self) }
                }
                """,
            body: "guard format.isOneOf2(\"color2\", \"colour2\") else { return nil }\nreturn \(row)"),
        .init(
            "local function",
            body: """
                func isMine() -> Bool { format == "color2" }
                guard isMine() else { return nil }
                return \(row)
                """),
        .init(
            "local function that returns the row",
            body: """
                func make() -> BaseRow? {
                    guard format == "color2" else { return nil }
                    return \(row)
                }
                return make()
                """),
        .init(
            "closure in a property", members: "private let accepts: (String) -> Bool = { name in name == \"color2\" }",
            body: "guard accepts(format) else { return nil }\nreturn \(row)"),
        .init(
            "function in an argument",
            members: """
                private func row(_ key: String, if isMine: (String) -> Bool, _ format: String) -> TextRow? {
                    isMine(format) ? TextRow(key) : nil
                }
                """,
            body: "return row(key, if: { $0 == \"color2\" }, format)?.onRowEvent(eventCallback)"),
        .init(
            "function with a default argument",
            members: "private func isMine(_ name: String, expected: String = \"color2\") -> Bool { name == expected }",
            body: "guard isMine(format) else { return nil }\nreturn \(row)"),
        .init(
            "function with a default argument that is given", own: .nil, ["color": .row],
            members: "private func isMine(_ name: String, expected: String = \"color2\") -> Bool { name == expected }",
            body: "guard isMine(format, expected: \"color\") else { return nil }\nreturn \(row)"),
        .init(
            "function that calls itself", own: .row, ["//color2": .row],
            members: """
                private func stripped(_ name: String) -> String {
                    name.hasPrefix("/") ? stripped(String(name.dropFirst())) : name
                }
                """,
            body: "guard stripped(format) == \"color2\" else { return nil }\nreturn \(row)"),
        .init(
            "overloaded functions",
            members: """
                private func make(_ key: String) -> BaseRow? { nil }
                private func make(key: String, _ callback: @escaping OnRowEventCallback) -> BaseRow? {
                    TextRow(key).onRowEvent(callback)
                }
                """,
            body: "guard format == \"color2\" else { return nil }\nreturn make(key: key, eventCallback)"),
        .init(
            "name with a changed ending", ["color": .nil],
            members: "private func normalized(_ name: String) -> String { name.lowercased() }",
            body: "guard normalized(format) == normalized(\"Color2\") else { return nil }\nreturn \(row)"),
        .init(
            "optional chain through a helper",
            members: """
                private func title(for name: String) -> String? { name == "color2" ? "Colour" : nil }
                """,
            body: """
                return title(for: format).map { title in
                    TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                }
                """),
        .init(
            "flatMap through a helper", own: .nil,
            members: """
                private func title(for name: String) -> String? { name == "color2" ? "Colour" : nil }
                """,
            body: "return title(for: format).flatMap { $0.isEmpty ? \(row) : nil }"),
        .init(
            "result of a tuple",
            members: """
                private func look(_ name: String) -> (found: Bool, title: String) { (name == "color2", "Colour") }
                """,
            body: """
                let (found, title) = look(format)
                guard found else { return nil }
                return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                """),
    ]

    private static let factoryProtocol = """
        private protocol RowFactory {
            var format: String { get }
            func makeRow(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow
        }
        private struct ColorFactory: RowFactory {
            let format = "color2"
            func makeRow(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow {
                \(row)
            }
        }
        private struct SizeFactory: RowFactory {
            var format: String { "size2" }
            func makeRow(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow {
                IntRow(key).onRowEvent(eventCallback)
            }
        }
        """

    private static let factories: [RowBuilderCase] = [
        .init(
            "factories in a list", ["size2": .row], file: factoryProtocol,
            members: "private let factories: [any RowFactory] = [ColorFactory(), SizeFactory()]",
            body: "return factories.first { $0.format == format }?.makeRow(key, eventCallback)"),
        .init(
            "factories in a list without the name", own: .nil, ["size2": .row], file: factoryProtocol,
            members: "private let factories: [any RowFactory] = [SizeFactory()]",
            body: "return factories.first { $0.format == format }?.makeRow(key, eventCallback)"),
        .init(
            "factories in a loop", ["size2": .row], file: factoryProtocol,
            body: """
                let factories: [any RowFactory] = [ColorFactory(), SizeFactory()]
                for factory in factories where factory.format == format {
                    return factory.makeRow(key, eventCallback)
                }
                return nil
                """),
        .init(
            "one factory", file: factoryProtocol, members: "private let factory: any RowFactory = ColorFactory()",
            body: "return factory.format == format ? factory.makeRow(key, eventCallback) : nil"),
        .init(
            "factory types in a dictionary",
            file: """
                private class ColorMaker {
                    required init() {}
                    func make(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? { \(row) }
                }
                """,
            members: "private let makers: [String: ColorMaker.Type] = [\"color2\": ColorMaker.self]",
            body: "return makers[format]?.init().make(key, eventCallback)"),
        .init(
            "generic helper", file: genericHelper,
            body: "return build(TextRow.self, key, when: format == \"color2\", eventCallback)"),
        .init(
            "generic helper with a wrong condition", own: .nil, other: .row, file: genericHelper,
            body: "return build(TextRow.self, key, when: format != \"color2\", eventCallback)"),
        .init(
            "row type in a constant",
            body: """
                let type = TextRow.self
                guard format == "color2" else { return nil }
                return type.init(key).onRowEvent(eventCallback)
                """),
        .init(
            "row of a static property", other: .row,
            members: "private static var shared: TextRow { TextRow(\"shared\") }",
            body: "return Self.shared.onRowEvent(eventCallback)"),
        .init(
            "struct with a condition in its initialiser",
            file: """
                private struct Request {
                    let key: String
                    let isMine: Bool
                    init(_ key: String, _ format: String) {
                        self.key = key
                        isMine = format == "color2"
                    }
                }
                """,
            body: """
                let request = Request(key, format)
                guard request.isMine else { return nil }
                return TextRow(request.key).onRowEvent(eventCallback)
                """),
        .init(
            "object that builds a row",
            file: """
                private final class ColorBuilder {
                    let format: String
                    init(format: String) { self.format = format }
                    func build(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? {
                        switch format {
                        case "color2": return \(row)
                        default: return nil
                        }
                    }
                }
                """, body: "ColorBuilder(format: format).build(key, eventCallback)"),
    ]

    private static let genericHelper = """
        private func build<R: RowType>(
            _ type: R.Type, _ key: String, when isMine: Bool, _ callback: @escaping OnRowEventCallback
        ) -> BaseRow? where R: BaseRow {
            guard isMine else { return nil }
            return R(key).onRowEvent(callback)
        }
        """

    private static func service(_ members: String) -> String {
        """
        @objc(Color2RowService)
        class Color2RowService: NSObject, ApplicationService,
            ActionParameterCustomFormatRowBuilder
        {
            @objc static var instance = Color2RowService()

        \(members)
        }
        """
    }

    private static let services: [RowBuilderCase] = [
        .init(
            "builder in an extension",
            whole: """
                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService {
                    @objc static var instance = Color2RowService()
                    let name = "color2"
                }

                extension Color2RowService: ActionParameterCustomFormatRowBuilder {
                    public \(signature) {
                        if format == name { return \(row) }
                        return nil
                    }
                }
                """),
        .init(
            "builder of a protocol extension",
            whole: """
                protocol ColorBuilding: ActionParameterCustomFormatRowBuilder {
                    var name: String { get }
                }
                extension ColorBuilding {
                    \(signature) {
                        guard format == name else { return nil }
                        return \(row)
                    }
                }

                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService, ColorBuilding {
                    @objc static var instance = Color2RowService()
                    let name = "color2"
                }
                """),
        .init(
            "builder of a superclass with a property",
            whole: """
                class NamedRowService: NSObject {
                    private let name: String
                    init(name: String) { self.name = name }
                    \(signature) {
                        guard format == name else { return nil }
                        return \(row)
                    }
                }

                @objc(Color2RowService)
                final class Color2RowService: NamedRowService, ApplicationService, ActionParameterCustomFormatRowBuilder {
                    @objc static var instance = Color2RowService()
                    init() { super.init(name: "color2") }
                }
                """),
        .init(
            "builder that calls the superclass", ["size2": .row],
            whole: """
                class SizeRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
                    \(signature) {
                        guard format == "size2" else { return nil }
                        return IntRow(key).onRowEvent(eventCallback)
                    }
                }

                @objc(Color2RowService)
                final class Color2RowService: SizeRowService {
                    @objc static var instance = Color2RowService()
                    override \(signature) {
                        guard format != "color2" else { return \(row) }
                        return super.buildActionParameterCustomFormatRow(
                            key: key, format: format, onRowEvent: eventCallback)
                    }
                }
                """),
        .init(
            "builder with other internal names",
            whole: service(
                """
                    func buildActionParameterCustomFormatRow(
                        key tag: String, format name: String, onRowEvent handler: @escaping OnRowEventCallback
                    ) -> ActionParameterCustomFormatRowType? {
                        guard name == "color2" else { return nil }
                        return TextRow(tag).onRowEvent(handler)
                    }
                """)),
        .init(
            "builder that ignores the callback", event: .missing,
            whole: service(
                """
                    func buildActionParameterCustomFormatRow(
                        key: String, format: String, onRowEvent _: @escaping OnRowEventCallback
                    ) -> ActionParameterCustomFormatRowType? {
                        format == "color2" ? TextRow(key) : nil
                    }
                """)),
        .init(
            "builder that delegates to another builder",
            file: """
                private struct Helper: ActionParameterCustomFormatRowBuilder {
                    \(signature) {
                        guard format == "color2" else { return nil }
                        return \(row)
                    }
                }
                """,
            members: "private let helper = Helper()",
            body: """
                return helper.buildActionParameterCustomFormatRow(
                    key: key, format: format, onRowEvent: eventCallback)
                """),
        .init(
            "own row class",
            file: """
                public class Color2Cell: Cell<String>, CellType {
                    public override func setup() {
                        super.setup()
                        selectionStyle = .none
                    }
                    public override func update() {
                        super.update()
                        textLabel?.text = row.title
                    }
                }

                public final class Color2Row: Row<Color2Cell>, RowType {
                    required public init(tag: String?) {
                        super.init(tag: tag)
                        displayValueFor = nil
                    }
                }
                """,
            body: """
                if format == "color2" {
                    return Color2Row(key).onRowEvent(eventCallback)
                }
                return nil
                """),
        .init(
            "own row class without the callback", event: .missing,
            file: """
                public final class Color2DateRow: _DateRow, RowType {
                    required public init(tag: String?) { super.init(tag: tag) }
                }
                """,
            body: """
                guard format == "color2" else { return nil }
                let row = Color2DateRow(key)
                row.minimumDate = nil
                return row
                """),
    ]
}
