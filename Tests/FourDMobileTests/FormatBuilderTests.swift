import FourDMobile
import SourceScan
import Testing

@Suite struct FormatBuilderTests {
    private func builder(_ body: String, _ rest: String = "", others: [String: String] = [:]) throws -> FormatBuilder {
        let code = """
            @objc(AService) class AService: NSObject {
                func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent call: @escaping F) -> R? {
                    \(body)
                }
            }
            \(rest)
            """
        return try #require(try iosBuild(others.merging(["ios/A.swift": code]) { _, new in new }).builders.first)
    }

    private static let row = "return Row(key).onRowEvent(call)"

    @Test(arguments: [
        ("if format == \"a\" { \(row) }; return nil", "a", "row"),
        ("if format == \"a\" { \(row) }; return nil", "A", "none"),
        ("if format.lowercased() == \"ab\" { \(row) }; return nil", "aB", "row"),
        ("if format.lowercased() == \"aB\" { \(row) }; return nil", "aB", "none"),
        ("if format.uppercased() == \"AB\" { \(row) }; return nil", "aB", "row"),
        ("if format.caseInsensitiveCompare(\"Ab\") == .orderedSame { \(row) }; return nil", "aB", "row"),
        ("guard [\"a\", \"b\"].contains(format) else { return nil }; \(row)", "b", "row"),
        ("if format != \"a\" { return nil }; \(row)", "a", "row"),
        ("if format != \"a\" && format != \"b\" { print(key); return nil }; \(row)", "c", "none"),
        ("if format != \"a\" { return .none } else { \(row) }", "b", "none"),
        ("guard format != \"a\" else { \(row) }; return nil", "a", "row"),
        ("return format != \"a\" ? nil : Row(key)", "a", "row"),
        ("if format != \"a\" { \(row) }; return nil", "a", "unsure"),
        ("if format != \"a\" { \(row) } else { return nil }", "b", "unsure"),
        ("guard format != \"a\" else { return nil }; \(row)", "a", "unsure"),
        ("return format != \"a\" ? Row(key) : nil", "a", "unsure"),
        (row, "a", "always"), ("return nil", "a", "none"),
        ("if format == \"a\" { return nil }; return nil", "a", "none"),
        ("if format == name { \(row) }; return nil", "a", "unsure"), ("return make(format)", "a", "unsure"),
        ("if format == \"a\" || answers(format) { \(row) }; return nil", "a", "row"),
        ("if format == \"a\" || answers(format) { \(row) }; return nil", "b", "unsure"),
        ("guard flag else { return nil }; \(row)", "a", "unsure"),
    ])
    func answersAsTheCodeDoes(_ body: String, _ format: String, _ answer: String) throws {
        let found: String =
            switch try builder(body).answer(to: format) {
            case .row(let value): value.value.lowercased() == format.lowercased() ? "row" : "another row"
            case .always: "always"
            case .none: "none"
            case .unsure: "unsure"
            }
        #expect(found == answer)
    }

    @Test func followsConstantsIntoOtherFiles() throws {
        let builder = try builder(
            "guard format == Names.mine else { return nil }; \(Self.row)",
            others: ["ios/Names.swift": "enum Names { static let mine = \"a\" }"])
        #expect(builder.formats.map(\.path) == ["ios/Names.swift"])
        #expect(builder.formats.first?.range == 32..<33)
        #expect(builder.owner == "AService")
    }

    @Test func belongsToTheClassInExtensionsSuperclassesAndProtocols() throws {
        let function =
            "func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent call: @escaping F) -> R? { nil }"
        for code in [
            "class AService: NSObject {}\nextension AService { \(function) }",
            "class AService: Base {}\nclass Base: NSObject { \(function) }",
            "class AService: NSObject, Maker {}\nprotocol Maker {}\nextension Maker { \(function) }",
        ] {
            let ios = try iosBuild(["ios/A.swift": code])
            let type = try #require(ios.declaredClass("AService"))
            #expect(ios.builders(of: type).count == 1, "\(code)")
        }
        let ios = try iosBuild(["ios/A.swift": "class AService {}\nclass Other { \(function) }"])
        #expect(ios.builders(of: try #require(ios.declaredClass("AService"))).isEmpty)
    }
}
