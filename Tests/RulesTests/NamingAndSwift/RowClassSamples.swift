import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// Row services whose rows do or do not compile, and the rule that reports it: nil for those that compile.
struct RowClassSample: Sendable, CustomTestStringConvertible {
    let rule: String?
    /// What the builder does for its format.
    let body: String
    var rest = ""

    var testDescription: String { "\(body) \(rest)" }

    var sample: RowServiceSample {
        RowServiceSample.code(
            ("return EmailRow(key).onRowEvent(eventCallback)", body), ("import Eureka", "import Eureka\nimport UIKit")
        ).appending(rest)
    }

    private static let made = "return MyRow(key).onRowEvent(eventCallback)"
    private static let start = "{ required init(tag: String?) { super.init(tag: tag) } }"

    static let all: [RowClassSample] = [
        // Only rows of a known class have the methods of RowType.
        RowClassSample(
            rule: "row-method-missing", body: "let row: BaseRow = TextRow(key)\nreturn row.onRowEvent(eventCallback)"),
        RowClassSample(
            rule: "row-method-missing",
            body: "let row: BaseRow? = TextRow(key)\nreturn row?.onRowEvent(eventCallback)"),
        RowClassSample(
            rule: "row-method-missing",
            body: "let row = TextRow(key).onRowEvent(eventCallback)\nrow.cellUpdate { _, _ in }\nreturn row"),
        RowClassSample(
            rule: "row-method-missing",
            body: "return TextRow(key).onRowEvent(eventCallback).cellUpdate { _, _ in }"),
        RowClassSample(
            rule: "row-method-missing",
            body: "return TextRow(key)\n    .onRowEvent(eventCallback)\n    .onChange { _ in }"),
        RowClassSample(
            rule: "row-method-missing",
            body:
                "#if DEBUG\nreturn TextRow(key).onRowEvent(eventCallback).onChange { _ in }\n#else\nreturn nil\n#endif"),
        RowClassSample(rule: nil, body: "let row = TextRow(key)\nreturn row.onRowEvent(eventCallback)"),
        RowClassSample(
            rule: nil, body: "let row: BaseRow = TextRow(key).onRowEvent(eventCallback)\nrow.hidden = true\nreturn row"),
        RowClassSample(
            rule: nil,
            body: """
                let row: BaseRow = TextRow(key)
                if let row = row as? TextRow { return row.onRowEvent(eventCallback) }
                return row
                """),
        RowClassSample(
            rule: nil,
            body: """
                let row: BaseRow = EmailRow(key)
                [TextRow(key)].forEach { row in _ = row.onRowEvent(eventCallback) }
                return row
                """),
        RowClassSample(
            rule: nil, body: "let row: BaseRow = TextRow(key)\nreturn row.onRowEvent(eventCallback)",
            rest: "extension BaseRow { func onRowEvent(_ callback: @escaping OnRowEventCallback) -> BaseRow { self } }"),
        RowClassSample(
            rule: nil,
            body:
                "#if os(macOS)\nreturn TextRow(key).onRowEvent(eventCallback).onChange { _ in }\n#else\nreturn nil\n#endif"
        ),
        // Rows without RowType, cells without CellType.
        RowClassSample(
            rule: "row-conformance", body: made, rest: "final class MyRow: Row<TextCell> \(start)"),
        RowClassSample(
            rule: "row-conformance", body: made,
            rest: "class OpenRow: Row<TextCell> \(start)\nfinal class MyRow: OpenRow \(start)"),
        RowClassSample(
            rule: "row-conformance", body: made,
            rest: "class MyCell: Cell<String> {}\nfinal class MyRow: Row<MyCell>, RowType \(start)"),
        RowClassSample(rule: nil, body: made, rest: "final class MyRow: Row<TextCell>, RowType \(start)"),
        RowClassSample(
            rule: nil, body: made, rest: "final class MyRow: Row<TextCell> \(start)\nextension MyRow: RowType {}"),
        RowClassSample(
            rule: nil, body: made,
            rest: "class OpenRow: Row<TextCell>, RowType \(start)\nfinal class MyRow: OpenRow \(start)"),
        RowClassSample(
            rule: nil, body: "return MyRow(key)",
            rest: "final class MyRow: Row<TextCell> { init(_ key: String) { super.init(tag: key) }\n"
                + "required init(tag: String?) { super.init(tag: tag) } }"),
        RowClassSample(
            rule: nil, body: made,
            rest: "class MyCell: Cell<String>, CellType {}\nfinal class MyRow: Row<MyCell>, RowType \(start)"),
        RowClassSample(
            rule: nil, body: made,
            rest: "typealias MyBase = RowType\nfinal class MyRow: Row<TextCell>, MyBase \(start)"),
        RowClassSample(
            rule: nil, body: made,
            rest: "class BoxRow<MyCell: CellType>: Row<MyCell> where MyCell: BaseCell \(start)\n"
                + "final class MyRow: BoxRow<TextCell>, RowType \(start)"),
        // Classes that are declared nowhere.
        RowClassSample(rule: "row-class-missing", body: made),
        RowClassSample(
            rule: "row-class-missing", body: made, rest: "final class MyyRow: Row<TextCell>, RowType \(start)"),
        RowClassSample(
            rule: "row-class-missing", body: made, rest: "final class MyRow: Row<MyCell>, RowType \(start)"),
        RowClassSample(rule: nil, body: "return PasswordRow(key).onRowEvent(eventCallback)"),
        RowClassSample(rule: nil, body: made, rest: "typealias MyRow = TextRow"),
        RowClassSample(rule: nil, body: "return MyRow(key)", rest: "func MyRow(_ key: String) -> BaseRow? { nil }"),
        RowClassSample(
            rule: nil, body: made, rest: "#if os(macOS)\nlet other = OtherRow(key)\n#endif\ntypealias MyRow = IntRow"),
    ]
}

extension RowServiceSample {
    fileprivate func appending(_ rest: String) -> RowServiceSample {
        with([Self.codePath: code + rest + "\n"])
    }
}

@Suite struct RowClassSampleTests {
    @Test(arguments: RowClassSample.all)
    func theRulesAgree(_ sample: RowClassSample) {
        let rules = ["row-method-missing", "row-conformance", "row-class-missing"]
        let found = rules.filter { !sample.sample.findings(of: $0).isEmpty }
        #expect(found == [sample.rule].compactMap { $0 })
        // One mistake gives one finding.
        if let rule = sample.rule {
            #expect(sample.sample.findings(of: rule).count == 1)
            #expect(sample.sample.findings(of: "row-event-missing").filter { $0.severity != .note }.isEmpty)
        }
    }

    @Test(.enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"), arguments: RowClassSample.all)
    func theCompilerAgrees(_ sample: RowClassSample) throws {
        try withTemporaryFolder { folder in
            try folder.write(["Email2Row.swift": sample.sample.code])
            let outcome = try SDKStubs.typecheck([folder.path + "/Email2Row.swift"])
            // Without DEBUG the compiler does not see what is in Debug builds only.
            let isSeen = !sample.body.contains("#if DEBUG")
            #expect((outcome.status == 0) == (sample.rule == nil || !isSeen), "\(outcome.output)")
        }
    }
}
