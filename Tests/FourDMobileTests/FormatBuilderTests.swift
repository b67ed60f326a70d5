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
        ("if format != \"a\" { \(row) }; return nil", "a", "none"),
        ("if format != \"a\" { \(row) } else { return nil }", "b", "unsure"),
        ("guard format != \"a\" else { return nil }; \(row)", "a", "none"),
        ("return format != \"a\" ? Row(key) : nil", "a", "none"),
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

    /// Rows that are handed out without a look at the format: for "b", which none of this compares with.
    @Test(arguments: [
        "if format == \"a\" { \(row) }; if key == \"k\" { \(row) }; return nil",
        "if key == \"k\" { \(row) }; if format == \"a\" { \(row) }; return nil",
        "if format == \"a\" || key == \"k\" { \(row) }; return nil",
        "guard format == \"a\" || key == \"k\" else { return nil }; \(row)",
        "guard key != \"\" else { return nil }; if format == \"a\" { \(row) } else { \(row) }",
        "if key == \"\", format != \"a\" { return nil }; \(row)",
        "return format == \"a\" ? Row(key) : (key == \"k\" ? Row(key) : nil)",
        "return format == \"a\" || key == \"k\" ? Row(key) : nil",
        "var row: R?\n if format == \"a\" { row = Row(key) }\n if key == \"k\" { row = Row(key) }\n return row",
        "var row: R? = made(key)\n if format == \"a\" { row = Row(key) }\n return row",
        "switch format { case \"a\": \(row)\n default: break }\n if let row = made(key) { return row }\n return nil",
        "if let row = made(key) { return row }\n switch format { case \"a\": \(row)\n default: return nil }",
        "let isMine = format == \"a\"\n if isMine || key == \"k\" { \(row) }\n return nil",
        "let isMine = format == \"a\"\n if !isMine { print(key) }\n if key.isEmpty { return nil }\n \(row)",
    ])
    func doesNotJudgeOtherFormatsThatMayGetARow(_ body: String) throws {
        let builder = try builder(body)
        #expect(builder.answer(to: "b") == .unsure)
        guard case .row = builder.answer(to: "a") else {
            Issue.record("it answers to the format it compares with")
            return
        }
        #expect(!builder.builder.unguardedRows.isEmpty)
    }

    /// Rows that are handed out for "a" only.
    @Test(arguments: [
        "var row: R?\n if format == \"a\" { row = Row(key) }\n return row?.onRowEvent(call)",
        "let row: R\n switch format { case \"a\": row = Row(key)\n default: return nil }\n return row",
        "switch format { case \"a\": break\n default: return nil }\n \(row)",
        "if format == \"a\" { print(key) } else { return nil }\n \(row)",
        "if format == \"a\" { print(key) } else if format == \"c\" { print() } else { return nil }\n \(row)",
        "let isMine = format == \"a\"\n guard isMine else { return nil }\n \(row)",
        "let isMine = format == \"a\" && !key.isEmpty\n if !isMine { return nil }\n \(row)",
        "let row = format == \"a\" ? Row(key) : nil\n return row?.onRowEvent(call)",
        "if format != \"a\" { return nil } else { \(row) }",
        "if format != \"a\" || key.isEmpty { return nil }\n \(row)",
        "if case \"a\" = format { \(row) }\n return nil",
        "guard case \"a\" = format, !key.isEmpty else { return nil }\n \(row)",
        "if key == \"k\" { guard format == \"a\" else { return nil }\n \(row) }\n return nil",
        "let row = Row(key)\n if format == \"a\" { return row }\n return nil",
    ])
    func knowsRowsThatAreGuarded(_ body: String) throws {
        let builder = try builder(body)
        #expect(builder.answer(to: "b") == .none)
        guard case .row = builder.answer(to: "a") else {
            Issue.record("it answers to the format it compares with")
            return
        }
    }

    @Test func followsAKindMadeOfTheFormat() throws {
        let builder = try builder(
            "let kind = Kind(rawValue: format)\n switch kind { case .a: \(Self.row)\n default: return nil }",
            "enum Kind: String { case a }")
        #expect(builder.answer(to: "b") == .none)
        #expect(builder.formats.map(\.value) == ["a"])
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
