/// A row builder, and what it does for the control's own name "color2" and for any other format.
struct BuilderCase: Sendable {
    /// The statements of the builder; `R` stands for a row with the callback of the app.
    let body: String
    /// `row`, `nil`, `either` or `unknown` for "color2".
    let own: String
    let other: String
    /// More members of the service.
    var members = ""
    /// More code in the file.
    var rest = ""

    init(_ body: String, _ own: String, _ other: String, members: String = "", rest: String = "") {
        self.body = body
        self.own = own
        self.other = other
        self.members = members
        self.rest = rest
    }

    /// The file of the service.
    var code: String {
        """
        import UIKit
        import Eureka
        import QMobileUI

        @objc(Color2RowService)
        class Color2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
            @objc static var instance = Color2RowService()
            \(Self.filled(members))
            func buildActionParameterCustomFormatRow(
                key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
            ) -> ActionParameterCustomFormatRowType? {
                \(Self.filled(body))
            }
        }
        \(Self.filled(rest))
        """
    }

    /// The text with rows in the place of `R`.
    private static func filled(_ text: String) -> String {
        var filled = ""
        var last: Character = " "
        for (place, character) in zip(text.indices, text) {
            let next = text.index(after: place) < text.endIndex ? text[text.index(after: place)] : " "
            let stands = character == "R" && !last.isWord && !next.isWord
            filled += stands ? "TextRow(key).onRowEvent(eventCallback)" : String(character)
            last = character
        }
        return filled
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber || self == "_" || self == "." }
}

/// The builders of one kind.
struct BuilderTable: Sendable, CustomStringConvertible {
    let description: String
    let cases: [BuilderCase]

    static let all = [
        BuilderTable(
            description: "conditions",
            cases: [
                .init("if format == \"color2\" { return R }\nreturn nil", "row", "nil"),
                .init("if format == \"color2\" { return .none }\nreturn R", "nil", "row"),
                .init("if !(format == \"color2\") { return R }\nreturn nil", "nil", "row"),
                .init("if format != \"color2\" || format != \"x\" { return nil }\nreturn R", "nil", "nil"),
                .init("if format == \"a\" && format == \"color2\" { return R }\nreturn nil", "nil", "nil"),
                .init("if format == \"color2\" {} else { return R }\nreturn nil", "nil", "row"),
                .init("let isMine = format == \"color2\"\nif !isMine { return R }\nreturn nil", "nil", "row"),
                .init("let isMine = format == \"color2\"\nif isMine { return R }\nreturn nil", "row", "nil"),
                .init(
                    "guard format == \"color2\" else { return nil }\nguard format == \"x\" else { return nil }\nreturn R",
                    "nil", "nil"),
                .init(
                    "if format == \"color2\" { return nil }\nif format == \"x\" { return R }\nreturn nil", "nil", "nil"),
                .init("let format = \"color\"\nif format == \"color2\" { return R }\nreturn nil", "nil", "nil"),
                .init("return nil\nif format == \"color2\" { return R }", "nil", "nil"),
                .init("if key == \"x\" || format == \"color2\" { return R }\nreturn nil", "row", "either"),
                .init(
                    "if (format == \"zz\" && key == \"x\" && format == \"zz\") || key == \"y\" { return R }\nreturn nil",
                    "either", "either"),
                .init("guard (format == \"color2\") == true else { return nil }\nreturn R", "row", "nil"),
                .init("var mine = false\nif format == \"color2\" { mine = true }\nreturn mine ? R : nil", "row", "nil"),
                .init("do {\nguard format == \"color2\" else { return nil }\n}\nreturn R", "row", "nil"),
                .init(
                    "if (format == \"color2\" || format == \"b\") && (key == \"x\" || key == \"y\") { return R }\nreturn nil",
                    "either", "nil"),
                .init("guard accepts(format) else { return nil }\nreturn R", "unknown", "unknown"),
                .init(
                    "var mine = false\nif accepts(format) { mine = true }\nif mine { return R }\nreturn nil", "unknown",
                    "unknown"),
                .init("return R", "row", "row"),
                .init("return nil", "nil", "nil"),
                .init("R", "row", "row"),
                .init("format == \"color2\" ? R : nil", "row", "nil"),
                .init("if format == \"color2\" { R } else { nil }", "row", "nil"),
                .init("return if format == \"color2\" { R } else { nil }", "row", "nil"),
                .init("return format == \"a\" ? nil : format == \"color2\" ? R : nil", "row", "nil"),
                .init("guard format == \"color2\" else { fatalError() }\nreturn R", "row", "nil"),
                .init("if #available(iOS 15, *) {\nif format == \"color2\" { return R }\n}\nreturn nil", "row", "nil"),
                .init("#if os(iOS)\nif format == \"color2\" { return R }\n#endif\nreturn nil", "row", "nil"),
                .init("#if os(macOS)\nreturn R\n#else\nreturn nil\n#endif", "nil", "nil"),
                .init("#if DEBUG\nreturn R\n#endif\nreturn nil", "unknown", "unknown"),
            ]),
        BuilderTable(
            description: "switch",
            cases: [
                .init("switch format {\ncase \"color2\": return R\ndefault: return nil\n}", "row", "nil"),
                .init(
                    "switch format {\ncase \"color2\": break\ncase \"colour2\": return R\ndefault: return nil\n}\nreturn nil",
                    "nil", "nil"),
                .init("switch format {\ncase \"a\", \"color2\": return R\ndefault: return nil\n}", "row", "nil"),
                .init(
                    "switch format {\ncase \"color2\": fallthrough\ncase \"b\": return R\ndefault: return nil\n}",
                    "row", "nil"),
                .init("switch format {\ncase \"color2\": nil\ndefault: R\n}", "nil", "row"),
                .init("let f = format\nswitch f {\ncase \"color2\": return R\ndefault: return nil\n}", "row", "nil"),
                .init("switch (key, format) {\ncase (_, \"color2\"): return R\ndefault: return nil\n}", "row", "nil"),
                .init(
                    "switch (key, format) {\ncase (\"k\", \"color2\"): return R\ndefault: return nil\n}", "either",
                    "nil"),
                .init(
                    "switch format {\ncase let f where f == \"color2\": return R\ndefault: return nil\n}", "row", "nil"),
                .init(
                    "switch format {\ncase _ where key == \"x\": return R\ndefault: return nil\n}", "either", "either"),
                .init("switch format {\ncase \"x\": return R\n@unknown default: return nil\n}", "nil", "nil"),
                .init("switch true {\ncase format == \"color2\": return R\ndefault: return nil\n}", "row", "nil"),
                .init("return switch format.lowercased() {\ncase \"color2\": R\ndefault: nil\n}", "row", "nil"),
                .init(
                    "outer: switch format {\ncase \"color2\":\nif key == \"\" { break outer }\nreturn R\ndefault: return nil\n}\nreturn nil",
                    "either", "nil"),
            ]),
        BuilderTable(
            description: "enums",
            cases: [
                .init(
                    "guard let f = Kind(rawValue: format), f == .other else { return nil }\nreturn R", "nil", "nil",
                    rest: "enum Kind: String { case color2, other }"),
                .init(
                    "guard let f = Kind(rawValue: format), f == .color2 else { return nil }\nreturn R", "row", "nil",
                    rest: "enum Kind: String { case color2, other }"),
                .init(
                    "if case .other? = Kind(rawValue: format) { return R }\nreturn nil", "nil", "nil",
                    rest: "enum Kind: String { case color2, other }"),
                .init(
                    "if case .color2? = Kind(rawValue: format) { return R }\nreturn nil", "row", "nil",
                    rest: "enum Kind: String { case color2, other }"),
                .init(
                    "switch Kind(rawValue: format) {\ncase .color2: return nil\ncase .other: return R\ncase nil: return nil\n}",
                    "nil", "nil", rest: "enum Kind: String { case color2, other }"),
                .init(
                    "switch Kind(rawValue: format) {\ncase .color2?: return R\ncase .other, .none: return nil\n}",
                    "row", "nil", rest: "enum Kind: String { case color2, other }"),
                .init(
                    "guard let kind = Kind(rawValue: format) else { return nil }\nreturn kind.make(key, eventCallback)",
                    "row", "nil",
                    rest:
                        "enum Kind: String {\ncase mine = \"color2\", other\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? {\nswitch self {\ncase .mine: return TextRow(key).onRowEvent(cb)\ncase .other: return nil\n}\n}\n}"
                ),
                .init(
                    "return Kind(rawValue: format).map { $0.make(key, eventCallback) }", "row", "nil",
                    rest:
                        "enum Kind: String {\ncase color2\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow { TextRow(key).onRowEvent(cb) }\n}"
                ),
                .init(
                    "return Kind(rawValue: format).flatMap { $0.make(key, eventCallback) }", "row", "nil",
                    rest:
                        "enum Kind: String {\ncase color2\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? { TextRow(key).onRowEvent(cb) }\n}"
                ),
                .init(
                    "return Kind(rawValue: format)?.make(key, eventCallback)", "row", "nil",
                    rest:
                        "enum Kind: String {\ncase color2\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? { TextRow(key).onRowEvent(cb) }\n}"
                ),
                .init(
                    "guard Kind.allCases.contains(where: { $0.rawValue == format }) else { return nil }\nreturn R",
                    "row", "nil", rest: "enum Kind: String, CaseIterable { case color2, other }"),
                .init(
                    "guard Kind.allCases.map(\\.rawValue).contains(format) else { return nil }\nreturn R", "row", "nil",
                    rest: "enum Kind: String, CaseIterable { case color2, other }"),
                .init(
                    "guard let kind = Kind.allCases.first(where: { $0.name == format }) else { return nil }\nreturn kind == .mine ? R : nil",
                    "row", "nil",
                    rest:
                        "enum Kind: CaseIterable {\ncase mine, other\nvar name: String {\nswitch self {\ncase .mine: \"color2\"\ncase .other: \"other\"\n}\n}\n}"
                ),
                .init(
                    "guard let kind = Kind(format) else { return nil }\nreturn kind.isRow ? R : nil", "row", "nil",
                    rest:
                        "enum Kind {\ncase a\ninit?(_ name: String) {\nswitch name {\ncase \"color2\": self = .a\ndefault: return nil\n}\n}\nvar isRow: Bool { self == .a }\n}"
                ),
                .init(
                    "guard format == Kind.mine.rawValue else { return nil }\nreturn R", "row", "nil",
                    rest: "enum Kind: String { case mine = \"color2\" }"),
            ]),
        BuilderTable(
            description: "constants and strings",
            cases: [
                .init(
                    "guard format == Self.name else { return nil }\nreturn R", "row", "nil",
                    members: "static let name = \"color2\""),
                .init(
                    "guard format == name else { return nil }\nreturn R", "row", "nil", members: "let name = \"color2\""
                ),
                .init(
                    "guard format == name else { return nil }\nreturn R", "row", "nil",
                    members: "var name: String { \"color2\" }"),
                .init(
                    "guard format == kName else { return nil }\nreturn R", "row", "nil",
                    rest: "private let kName = \"color2\""),
                .init(
                    "guard format == Names.own else { return nil }\nreturn R", "row", "nil",
                    rest: "enum Names { static let own = base + \"2\"; static let base = \"color\" }"),
                .init(
                    "guard format == \"\\(Names.base)2\" else { return nil }\nreturn R", "row", "nil",
                    rest: "enum Names { static let base = \"color\" }"),
                .init("guard format.hasPrefix(\"color\") else { return nil }\nreturn R", "row", "nil"),
                .init("guard format.lowercased() == \"color2\" else { return nil }\nreturn R", "row", "nil"),
                .init("guard format.lowercased() == \"Color2\" else { return nil }\nreturn R", "nil", "nil"),
                .init(
                    "guard format.caseInsensitiveCompare(\"COLOR2\") == .orderedSame else { return nil }\nreturn R",
                    "row", "nil"),
                .init("guard format.count == 6 else { return nil }\nreturn R", "row", "unknown"),
                .init(
                    "guard format == name else { return nil }\nreturn R", "unknown", "unknown",
                    members: "var name = \"color2\"\nfunc change() { name = \"x\" }"),
                .init(
                    "guard Self.names.contains(format) else { return nil }\nreturn R", "unknown", "unknown",
                    members: "static var names: Set<String> = [\"color2\"]\nstatic func add() { names.insert(\"x\") }"),
                .init(
                    "guard Self.names.contains(format) else { return nil }\nreturn R", "row", "nil",
                    members: "static let names = Set([\"color2\", \"b\"])"),
                .init("guard [\"color2\", \"b\"].contains(format) else { return nil }\nreturn R", "row", "nil"),
                .init(
                    "guard names.contains(format) else { return nil }\nreturn R", "nil", "nil",
                    members: "let names = [\"a\", \"b\"]"),
                .init(
                    "guard format == name else { return nil }\nreturn R", "unknown", "unknown",
                    members: "@Wrapped var name = \"color2\""),
                .init(
                    "guard format == name else { return nil }\nreturn R", "unknown", "unknown",
                    members: "@objc var name = \"color2\"\nfunc f() { setValue(\"x\", forKey: \"name\") }"),
                .init("guard format == kName else { return nil }\nreturn R", "unknown", "unknown"),
            ]),
        BuilderTable(
            description: "collections of closures",
            cases: [
                .init(
                    "return makers[format]?(key, eventCallback)", "row", "nil",
                    members:
                        "private let makers: [String: (String, @escaping OnRowEventCallback) -> BaseRow] = [\"color2\": { TextRow($0).onRowEvent($1) }]"
                ),
                .init(
                    "guard let make = Self.makers[format] else { return nil }\nreturn make(key).onRowEvent(eventCallback)",
                    "row", "nil",
                    members:
                        "static let makers = [\"color2\": { (key: String) in TextRow(key) }, \"b\": { (key: String) in TextRow(key) }]"
                ),
                .init(
                    "let makers: [String: () -> BaseRow] = [\"color2\": { R }]\nreturn makers[format].map { $0() }",
                    "row", "nil"),
                .init(
                    "return makers.first { $0.name == format }?.make(key, eventCallback)", "row", "nil",
                    members: "let makers: [any Maker] = [ColorMaker(), OtherMaker()]",
                    rest:
                        "protocol Maker {\nvar name: String { get }\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow?\n}\nstruct ColorMaker: Maker {\nlet name = \"color2\"\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? { TextRow(key).onRowEvent(cb) }\n}\nstruct OtherMaker: Maker {\nvar name: String { \"other\" }\nfunc make(_ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? { nil }\n}"
                ),
                .init(
                    "return RowFactory(key: key).row(for: format, eventCallback)", "row", "nil",
                    rest:
                        "struct RowFactory {\nlet key: String\nfunc row(for format: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? {\nformat == \"color2\" ? TextRow(key).onRowEvent(cb) : nil\n}\n}"
                ),
                .init(
                    "let row = RowFactory(key: key).row(for: format, eventCallback)\nreturn row", "unknown", "unknown"),
                .init(
                    "return makeRow(format, key, eventCallback)", "row", "nil",
                    members:
                        "private func makeRow(_ format: String, _ key: String, _ cb: @escaping OnRowEventCallback) -> BaseRow? {\nguard isMine(format) else { return nil }\nreturn TextRow(key).onRowEvent(cb)\n}\nfunc isMine(_ name: String) -> Bool { name == \"color2\" }"
                ),
                .init(
                    "let isMine = { (name: String) -> Bool in name == \"color2\" }\nreturn isMine(format) ? R : nil",
                    "row", "nil"),
                .init(
                    "func isMine() -> Bool { format == \"color2\" }\nguard isMine() else { return nil }\nreturn R",
                    "row", "nil"),
            ]),
        BuilderTable(
            description: "variables and loops",
            cases: [
                .init("let row: BaseRow? = format == \"color2\" ? R : nil\nreturn row ?? LabelRow(key)", "row", "row"),
                .init(
                    "var row: BaseRow = LabelRow(key)\nif format == \"color2\" { row = R }\nreturn row", "row", "row"),
                .init("var row: BaseRow?\nif format == \"color2\" { row = R }\nreturn row", "row", "nil"),
                .init(
                    "let row: BaseRow\nswitch format {\ncase \"color2\": row = R\ndefault: return nil\n}\nreturn row",
                    "row", "nil"),
                .init("for name in [\"a\", \"color2\"] {\nif name == format { return R }\n}\nreturn nil", "row", "nil"),
                .init("for name in [\"a\", \"color2\"] where name == format { return R }\nreturn nil", "row", "nil"),
                .init(
                    "var i = 0\nwhile i < 3 {\nif format == \"color2\" { return R }\ni += 1\n}\nreturn nil", "row",
                    "nil"),
                .init(
                    "for _ in 0..<1 { guard format != \"color2\" else { break }\nreturn nil }\nreturn R", "row", "nil"),
                .init(
                    "var names: Set<String> = []\nnames.insert(\"color2\")\nguard names.contains(format) else { return nil }\nreturn R",
                    "row", "nil"),
                .init(
                    "var known = [\"a\": 1]\nknown[\"color2\"] = 2\nguard known[format] != nil else { return nil }\nreturn R",
                    "row", "nil"),
                .init(
                    "do {\ntry check(format)\nreturn R\n} catch { return nil }", "row", "nil",
                    members:
                        "struct Refused: Error {}\nfunc check(_ name: String) throws { if name != \"color2\" { throw Refused() } }"
                ),
                .init(
                    "guard (try? check(format)) != nil else { return nil }\nreturn R", "row", "nil",
                    members:
                        "struct Refused: Error {}\nfunc check(_ name: String) throws { if name != \"color2\" { throw Refused() } }"
                ),
                .init(
                    "var result: BaseRow?\ndefer { print(key) }\nif format == \"color2\" { result = R }\nreturn result",
                    "row", "nil"),
                .init("let (mine, _) = (format == \"color2\", 1)\nreturn mine ? R : nil", "row", "nil"),
            ]),
        BuilderTable(
            description: "inheritance",
            cases: [
                .init(
                    "guard format == formatName else { return nil }\nreturn R", "row", "nil",
                    members: "var formatName: String { \"color2\" }",
                    rest: "class Sub: Color2RowServiceX { }\nclass Color2RowServiceX {}"),
                .init(
                    "guard format == formatName else { return nil }\nreturn R", "unknown", "unknown",
                    members: "var formatName: String { \"\" }",
                    rest: "class Sub: Color2RowService { override var formatName: String { \"color2\" } }"),
                .init(
                    "guard format == type(of: self).formatName else { return nil }\nreturn R", "unknown", "unknown",
                    members: "class var formatName: String { \"\" }",
                    rest: "class Sub: Color2RowService { override class var formatName: String { \"color2\" } }"),
            ]),
    ]
}
