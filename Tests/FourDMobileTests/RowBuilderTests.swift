import FourDMobile
import SourceScan
import Testing

@Suite struct RowBuilderTests {
    private func builder(_ body: String, _ rest: String = "", others: [String: String] = [:]) throws
        -> EvaluatedBuilder
    {
        let code = """
            @objc(AService) class AService: NSObject {
                func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent call: @escaping F) -> R? {
                    \(body)
                }
            }
            \(rest)
            """
        let files = others.merging(["ios/A.swift": code]) { _, new in new }
        return try #require(try controlModel(files).rowBuilders.first)
    }

    private static let row = "return Row(key).onRowEvent(call)"

    private func word(_ evaluation: RowEvaluation) -> String {
        switch evaluation.verdict {
        case .row: "row"
        case .nil: "nil"
        case .either: "either"
        case .unknown: "unknown"
        }
    }

    @Test(arguments: [
        ("if format == \"a\" { \(row) }; return nil", "a", "row", "nil"),
        ("if format == \"a\" { \(row) }; return nil", "A", "nil", "nil"),
        ("if format.lowercased() == \"ab\" { \(row) }; return nil", "aB", "row", "nil"),
        ("if format.uppercased() == \"AB\" { \(row) }; return nil", "aB", "row", "nil"),
        ("guard [\"a\", \"b\"].contains(format) else { return nil }; \(row)", "b", "row", "nil"),
        ("if format != \"a\" && format != \"b\" { print(key); return nil }; \(row)", "c", "nil", "nil"),
        ("if format != \"a\" { \(row) } else { return nil }", "b", "row", "row"),
        ("return format != \"a\" ? Row(key) : nil", "a", "nil", "row"),
        (row, "a", "row", "row"), ("return nil", "a", "nil", "nil"),
        ("if format == name { \(row) }; return nil", "a", "unknown", "unknown"),
        ("if format == \"a\" || handles(format) { \(row) }; return nil", "a", "row", "unknown"),
        ("guard flag else { return nil }; \(row)", "a", "either", "either"),
        // Rows that are returned without a look at the format.
        ("if format == \"a\" { \(row) }; if key == \"k\" { \(row) }; return nil", "a", "row", "either"),
        ("if key == \"k\" { \(row) }; if format == \"a\" { \(row) }; return nil", "a", "row", "either"),
        ("guard format == \"a\" || key == \"k\" else { return nil }; \(row)", "a", "row", "either"),
        ("return format == \"a\" ? Row(key) : (key == \"k\" ? Row(key) : nil)", "a", "row", "either"),
        (
            "var row: R?\n if format == \"a\" { row = Row(key) }\n if key == \"k\" { row = Row(key) }\n return row",
            "a",
            "row", "either"
        ),
        ("var row: R? = made(key)\n if format == \"a\" { row = Row(key) }\n return row", "a", "row", "unknown"),
        (
            "switch format { case \"a\": \(row)\n default: break }\n if let row = made(key) { return row }\n return nil",
            "a", "row", "unknown"
        ),
        // Rows that are returned for "a" only.
        ("var row: R?\n if format == \"a\" { row = Row(key) }\n return row?.onRowEvent(call)", "a", "row", "nil"),
        (
            "if format == \"a\" { print(key) } else if format == \"c\" { print() } else { return nil }\n \(row)", "a",
            "row", "nil"
        ),
        ("let isMine = format == \"a\" && !key.isEmpty\n if !isMine { return nil }\n \(row)", "a", "either", "nil"),
        ("if key == \"k\" { guard format == \"a\" else { return nil }\n \(row) }\n return nil", "a", "either", "nil"),
    ])
    func returnsWhatTheCodeDoes(_ body: String, _ format: String, _ own: String, _ other: String) throws {
        let builder = try builder(body)
        #expect(word(builder.evaluation(for: format)) == own)
        #expect(word(builder.other) == other)
    }

    @Test func followsConstantsIntoOtherFiles() throws {
        let builder = try builder(
            "guard format == Names.mine else { return nil }; \(Self.row)",
            others: ["ios/Names.swift": "enum Names { static let mine = \"a\" }"])
        #expect(builder.comparedStrings.map(\.path) == ["ios/Names.swift"])
        #expect(builder.comparedStrings.first?.range == 32..<33)
        #expect(builder.owner == "AService")
    }

    /// The app calls an inherited builder on the class that it loads, whose members override others.
    @Test func runsOnTheClassThatIsLoaded() throws {
        let code = """
            class Base: NSObject {
                var name: String { "" }
                func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent call: @escaping F) -> R? {
                    format == name ? Row(key).onRowEvent(call) : nil
                }
            }
            @objc(AService) class AService: Base { override var name: String { "a" } }
            """
        let builder = try #require(try controlModel(["ios/A.swift": code]).rowBuilders.first)
        #expect(builder.evaluation(for: "a").verdict == .row)
        #expect(builder.other.verdict == .nil)
        #expect(builder.owner == "Base" && builder.service.name == "AService")
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
