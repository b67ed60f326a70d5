/// Builders that compare with a constant, which can be declared in many places, or with a collection of them.
extension RowBuilderCase {
    static let constants: [RowBuilderCase] = names + collections

    private static func guarded(by name: String) -> String {
        """
        guard format == \(name) else { return nil }
        return \(row)
        """
    }

    private static let names: [RowBuilderCase] = [
        .init("local constant", body: "let name = \"color2\"\n" + guarded(by: "name")),
        .init("static constant", members: "private static let name = \"color2\"", body: guarded(by: "Self.name")),
        .init(
            "static constant by the name of the class", members: "static let name = \"color2\"",
            body: guarded(by: "Color2RowService.name")),
        .init(
            "static constant by type(of:)", members: "static let name = \"color2\"",
            body: guarded(by: "type(of: self).name")),
        .init("member constant", members: "let name = \"color2\"", body: guarded(by: "name")),
        .init("member constant of self", members: "let name = \"color2\"", body: guarded(by: "self.name")),
        .init(
            "member constant of a wrong name", own: .nil, ["Color2": .row], members: "let name = \"Color2\"",
            body: guarded(by: "name")),
        .init("global constant", file: "private let kColorFormat = \"color2\"", body: guarded(by: "kColorFormat")),
        .init(
            "constant of a constant", file: "private let kFirst = \"color2\"\nprivate let kSecond = kFirst",
            body: guarded(by: "kSecond")),
        .init(
            "member that shadows a global", own: .nil, ["colour2": .row], file: "private let format2 = \"color2\"",
            members: "private let format2 = \"colour2\"", body: guarded(by: "format2")),
        .init(
            "local that shadows a member", members: "private let name = \"colour2\"",
            body: "let name = \"color2\"\n" + guarded(by: "name")),
        .init(
            "enum of constants",
            file: """
                private enum Formats {
                    static let color = "color2"
                    static let size = "size2"
                }
                """, body: guarded(by: "Formats.color")),
        .init(
            "nested enum of constants, the wrong one", own: .nil, ["size2": .row],
            members: """
                private enum Formats {
                    static let color = "color2"
                    static let size = "size2"
                }
                """, body: guarded(by: "Formats.size")),
        .init(
            "nested types of constants",
            file: """
                private struct Constants {
                    struct Format {
                        static let color = prefix + "2"
                        private static let prefix = "color"
                    }
                }
                """, body: guarded(by: "Constants.Format.color")),
        .init(
            "extension of String", file: "extension String { fileprivate static let color2Format = \"color2\" }",
            body: guarded(by: ".color2Format")),
        .init("computed property", members: "var name: String { \"color2\" }", body: guarded(by: "name")),
        .init(
            "computed property with get and return", members: "var name: String {\n    get { return \"color2\" }\n}",
            body: guarded(by: "name")),
        .init(
            "computed property from parts",
            members: """
                private let base = "color"
                private var version: Int { 2 }
                var name: String { base + String(version) }
                """, body: guarded(by: "name")),
        .init("lazy property", members: "lazy var name = \"color2\"", body: guarded(by: "name")),
        .init(
            "static function", members: "static func name() -> String { \"color2\" }", body: guarded(by: "Self.name()")),
        .init(
            "constant of a struct",
            file: """
                private struct Configuration {
                    let format: String
                    var title = "Colour"
                }
                private let configuration = Configuration(format: "color2")
                """, body: guarded(by: "configuration.format")),
        .init(
            "constant of a struct, wrong", own: .nil, ["color": .row],
            file: """
                private struct Configuration {
                    let format: String
                    var title = "color2"
                }
                private let configuration = Configuration(format: "color")
                """, body: guarded(by: "configuration.format")),
        .init(
            "constant set by the initialiser",
            members: """
                private let name: String
                override init() {
                    name = "color2"
                    super.init()
                }
                """, body: guarded(by: "name")),
        .init("raw string", body: guarded(by: "#\"color2\"#")),
        .init("string with escapes", body: guarded(by: "\"col\\u{6F}r2\"")),
        .init("multi-line string", body: guarded(by: "\"\"\"\n    color2\n    \"\"\"")),
        .init("joined list", body: guarded(by: "[\"color\", \"2\"].joined()")),
        .init(
            "constant that is computed in place", members: "private let name: String = { \"color\" + \"2\" }()",
            body: guarded(by: "name")),
        .init(
            "name of the class", mayBeUnknown: true, isRun: false,
            members: "private let name = String(describing: Color2RowService.self)",
            body: guarded(by: "name.replacingOccurrences(of: \"RowService\", with: \"\").lowercased()")),
        .init(
            "type alias",
            file: "private typealias Names = ColorNames\nprivate enum ColorNames { static let name = \"color2\" }",
            body: guarded(by: "Names.name")),
        .init(
            "constant of a protocol extension",
            whole: """
                private protocol Named {}
                extension Named { fileprivate var name: String { "color2" } }

                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder, Named {
                    @objc static var instance = Color2RowService()

                    \(signature) {
                        guard format == name else { return nil }
                        return \(row)
                    }
                }
                """),
        .init(
            "own member before that of a protocol extension",
            whole: """
                private protocol Named { var name: String { get } }
                extension Named { fileprivate var name: String { "colour2" } }

                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder, Named {
                    @objc static var instance = Color2RowService()
                    fileprivate let name = "color2"

                    \(signature) {
                        guard format == name else { return nil }
                        return \(row)
                    }
                }
                """),
        .init(
            "constant of an extension",
            whole: """
                @objc(Color2RowService)
                class Color2RowService: NSObject, ApplicationService {
                    @objc static var instance = Color2RowService()
                }

                extension Color2RowService {
                    static let name = "color2"
                }

                extension Color2RowService: ActionParameterCustomFormatRowBuilder {
                    \(signature) {
                        guard format == Self.name else { return nil }
                        return \(row)
                    }
                }
                """),
    ]

    private static func contained(in list: String) -> String {
        """
        guard \(list).contains(format) else { return nil }
        return \(row)
        """
    }

    private static let makers = """
        private typealias Maker = (String, @escaping OnRowEventCallback) -> BaseRow
        """

    private static let collections: [RowBuilderCase] = [
        .init("list", ["color3": .row], body: contained(in: "[\"color2\", \"color3\"]")),
        .init("list without the name", own: .nil, ["color3": .row], body: contained(in: "[\"color1\", \"color3\"]")),
        .init(
            "negated list", own: .nil, other: .row,
            body: "if [\"color2\"].contains(format) { return nil }\nreturn \(row)"),
        .init(
            "set", members: "private static let names: Set = [\"color2\", \"color3\"]",
            body: contained(in: "Self.names")),
        .init(
            "keys of a dictionary", members: "private let titles = [\"color2\": \"Colour\", \"size2\": \"Size\"]",
            body: contained(in: "titles.keys")),
        .init(
            "values of a dictionary", own: .nil, ["Colour": .row],
            members: "private let titles = [\"color2\": \"Colour\", \"size2\": \"Size\"]",
            body: contained(in: "titles.values")),
        .init(
            "title of a dictionary", members: "private let titles = [\"color2\": \"Colour\"]",
            body: """
                if let title = titles[format] {
                    return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                }
                return nil
                """),
        .init(
            "default of a dictionary", other: .row, members: "private let titles = [\"color2\": \"Colour\"]",
            body: """
                let title = titles[format, default: "Other"]
                return TextRow(key) { $0.title = title }.onRowEvent(eventCallback)
                """),
        .init(
            "dictionary of closures", ["size2": .row],
            file: makers,
            members: """
                private let makers: [String: Maker] = [
                    "color2": { key, callback in TextRow(key).onRowEvent(callback) },
                    "size2": { key, callback in IntRow(key).onRowEvent(callback) },
                ]
                """, body: "return makers[format]?(key, eventCallback)"),
        .init(
            "dictionary of closures without the name", own: .nil, ["colour2": .row],
            file: makers,
            members: """
                private let makers: [String: Maker] = [
                    "colour2": { key, callback in TextRow(key).onRowEvent(callback) }
                ]
                """, body: "return makers[format]?(key, eventCallback)"),
        .init(
            "dictionary of closures with a guard",
            file: makers,
            members: """
                private static let makers: [String: Maker] = [
                    "color2": { key, callback in TextRow(key).onRowEvent(callback) }
                ]
                """,
            body: """
                guard let make = Self.makers[format] else { return nil }
                return make(key, eventCallback)
                """),
        .init(
            "dictionary of methods",
            members: """
                private func color(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow {
                    \(row)
                }
                """,
            body: """
                let makers = ["color2": color]
                return makers[format].map { $0(key, eventCallback) }
                """),
        .init(
            "dictionary of closures that lose the callback", event: .missing,
            file: makers,
            members: """
                private let makers: [String: Maker] = ["color2": { key, _ in TextRow(key) }]
                """, body: "return makers[format]?(key, eventCallback)"),
        .init(
            "list of pairs",
            members: "private let names = [(\"color2\", \"Colour\"), (\"size2\", \"Size\")]",
            body: """
                guard let pair = names.first(where: { $0.0 == format }) else { return nil }
                return TextRow(key) { $0.title = pair.1 }.onRowEvent(eventCallback)
                """),
        .init(
            "first index", members: "private let names = [\"color2\", \"size2\"]",
            body: """
                guard let index = names.firstIndex(of: format) else { return nil }
                return IntRow(key) { $0.value = index }.onRowEvent(eventCallback)
                """),
        .init(
            "filtered list", members: "private let names = [\"color2\", \"size2\"]",
            body: "return names.filter { $0 == format }.isEmpty ? nil : \(row)"),
        .init(
            "mapped list", ["color": .nil], members: "private let names = [\"color\", \"size\"]",
            body: contained(in: "names.map { $0 + \"2\" }")),
        .init(
            "mapped list of wrong names", own: .nil, ["color3": .row],
            members: "private let names = [\"color\", \"size\"]",
            body: contained(in: "names.map { \"\\($0)3\" }")),
        .init(
            "all names differ", members: "private let names = [\"color2\", \"size2\"]",
            body: "if names.allSatisfy({ $0 != format }) { return nil }\nreturn \(row)"),
        .init(
            "concatenated lists", ["size2": .row],
            members: "private let colors = [\"color2\"]\nprivate let sizes = [\"size2\"]",
            body: contained(in: "(colors + sizes)")),
        .init(
            "list of rows", ["size2": .row],
            body: """
                let rows: [(name: String, row: BaseRow)] = [("color2", \(row)), ("size2", \(row))]
                return rows.first { $0.name == format }?.row
                """),
        .init(
            "split string", ["size2": .row],
            body: contained(in: "\"color2,size2\".split(separator: \",\").map(String.init)")),
        .init(
            "optional name in a list", members: "private let names: [String?] = [\"color2\", nil]",
            body: contained(in: "names.compactMap { $0 }")),
    ]
}
