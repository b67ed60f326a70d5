import SourceScan
import Testing

@Suite struct RowEventTests {
    private func rows(_ body: String, callback: String = "onRowEvent cb", around: String = "") -> [BuiltRow] {
        let text = rowService(body, around: around, callback: callback)
        return (evaluation(of: [text], for: .exactly("a"))?.outcomes ?? []).compactMap { outcome in
            if case .row(let row) = outcome.kind { row } else { nil }
        }
    }

    @Test(arguments: [
        ("return TextRow(key).onRowEvent(cb)", BuiltRow.Event.passed),
        ("return TextRow(key) { row in row.title = \"x\" }.onRowEvent(cb)", .passed),
        ("return TextRow(key).onRowEvent { cell, row, event in cb(cell, row, event) }", .passed),
        ("let row = TextRow(key); return row.onRowEvent(cb)", .passed),
        ("let row = TextRow(key); row.onRowEvent(cb); return row", .passed),
        ("let row = TextRow(key)\nrow.onRowEvent(cb)\nreturn row", .passed),
        ("let row = TextRow(key).onRowEvent(cb); row.title = \"x\"; return row", .passed),
        ("var row: TextRow? = TextRow(key); row = row?.onRowEvent(cb); return row", .passed),
        ("return TextRow(key) { $0.onRowEvent(cb) }", .passed),
        ("let forward: OnRowEventCallback = { cb($0, $1, $2) }; return TextRow(key).onRowEvent(forward)", .passed),
        ("return TextRow(key)", .missing),
        ("return TextRow(key) { $0.title = \"x\" }", .missing),
        ("let row = TextRow(key); row.title = \"x\"; return row", .missing),
        ("let other = TextRow(key); other.onRowEvent(cb); let row = TextRow(key); return row", .missing),
        ("var row: BaseRow?; row = TextRow(key); return row", .missing),
        ("return [TextRow(key)].first", .missing),
        ("let make = { TextRow(key) }; return make()", .missing),
        ("let rows = [\"a\": TextRow(key)]; return rows[format]", .missing),
        ("func make() -> BaseRow { TextRow(key) }; return make()", .missing),
        ("return TextRow(key).onRowEvent { _, _, _ in }", .otherCallback),
        ("let row = TextRow(key); configure(row, cb); return row", .unknown),
        ("return TextRow(key, onRowEvent: cb)", .unknown),
        ("let row = TextRow(key); row.callback = cb; return row", .unknown),
        ("let row = TextRow(key); if key == \"x\" { row.onRowEvent(cb) }; return row", .unknown),
        ("return TextRow(key).onChange { row in cb(nil, row, .onChange) }", .unknown),
    ])
    func knowsWhetherARowPassesItsEvents(_ body: String, _ expected: BuiltRow.Event) {
        #expect(rows(body).map(\.event) == [expected])
    }

    @Test(arguments: [
        ("let row = TextRow(key); _ = row.onRowEvent(cb); row.onChange { _ in }; return row", "onChange", true),
        ("let row = TextRow(key); row.onRowEvent(cb); row.cellUpdate { _, _ in }; return row", "cellUpdate", true),
        ("return TextRow(key).cellUpdate { _, _ in }.onRowEvent(cb)", "cellUpdate", false),
        ("return TextRow(key) { $0.onCellSelection { _, _ in } }.onRowEvent(cb)", "onCellSelection", false),
        ("let row = TextRow(key)\nrow.onChange { _ in }\nreturn row.onRowEvent(cb)", "onChange", false),
    ])
    func knowsWhichClosureIsReplaced(_ body: String, _ callback: String, _ replacesApp: Bool) throws {
        let row = try #require(rows(body).first)
        let replaced = try #require(row.replacements.first)
        #expect(row.replacements.count == 1 && row.event == .passed)
        #expect(replaced.callback == callback && replaced.replacesApp == replacesApp)
        #expect(replaced.replaced.value == (replacesApp ? "onRowEvent" : callback))
        #expect(replaced.replacing.value == (replacesApp ? callback : "onRowEvent"))
    }

    @Test(arguments: [
        "let row = TextRow(key); row.onRowEvent(cb); row.onChange { cb(nil, $0, .onChange) }; return row",
        "return TextRow(key).onChange { cb(nil, $0, .onChange) }.onRowEvent(cb)",
        "let row = TextRow(key); row.onChange { _ in }; return row",
        "let row = TextRow(key); row.onRowEvent(cb); row.title = \"x\"; return row",
    ])
    func keepsClosuresThatCallTheCallback(_ body: String) {
        #expect(rows(body).map(\.replacements) == [[]])
    }

    @Test func tellsBranchesApart() throws {
        let body = """
            if format == "a" {
                let row = TextRow(key)
                return row.onRowEvent(cb)
            }
            if format == "b" {
                let row = EmailRow(key)
                return row
            }
            return nil
            """
        let found = ["a", "b", "c"].compactMap { evaluation(of: [rowService(body)], for: .exactly($0))?.outcomes.first }
        #expect(found.map(\.place.value) == ["row.onRowEvent(cb)", "row", "nil"])
        let rows = found.compactMap { outcome in if case .row(let row) = outcome.kind { row } else { nil as BuiltRow? }
        }
        #expect(rows.map(\.event) == [.passed, .missing])
        #expect(rows.map(\.type) == ["TextRow", "EmailRow"])
        #expect(rows.map(\.made?.value) == ["TextRow", "EmailRow"])
    }

    @Test func aCallbackWithoutNameIsNeverPassedOn() {
        #expect(rows("return TextRow(key)", callback: "onRowEvent _").map(\.event) == [.missing])
    }

    /// A row is what is known to be one: a class of Eureka or from outside, or one of the control that inherits from it.
    @Test(arguments: [
        ("return TextRow(key)", "", true), ("return SplitRow<TextRow, IntRow>(key)", "", true),
        ("return PushRow<Pair<A, B>>(key) { $0.title = nil }", "", true),
        ("return OwnRow(key)", "final class OwnRow: Row<OwnCell>, RowType {}", true),
        ("return OwnView(key)", "final class OwnView: _TextRow, RowType {}", true),
        ("return Foreign(key)", "", true), ("return Foreign(key).row()", "", false),
        (
            "return Factory(key: key).row(key)",
            "struct Factory { let key: String; func row(_ k: String) -> BaseRow? { nil } }", false
        ),
        ("return Eureka.TextRow(key)", "", true),
    ])
    func knowsWhatARowIs(_ body: String, _ around: String, _ isRow: Bool) {
        #expect(rows(body, around: around).count == (isRow ? 1 : 0))
    }

    @Test func aBuilderWithoutBodyIsUnknown() {
        let text =
            "protocol P { func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent: X) -> R? }"
        let outcomes = evaluation(of: [text])?.outcomes ?? []
        #expect(outcomes.map(\.kind) == [.unknown(reason: "the builder has no body")])
    }

    /// None of these compiles.
    @Test(arguments: [
        "break", "fallthrough", "guard format == \"a\" else {}", "guard format == \"b\" else { x }\nbreak",
    ])
    func codeWithoutAWayOutIsUnknown(_ body: String) {
        let text = """
            class A: B {
                func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent: X) -> R? {
                    \(body)
                }
            }
            """
        let outcomes = evaluation(of: [text])?.outcomes ?? []
        #expect(outcomes.map(\.kind) == [.unknown(reason: "the code ends without a return")])
    }

    @Test func onlyTheRightLabelsMakeABuilder() {
        let text = """
            func buildActionParameterCustomFormatRow(key: String, format: String, onEvent: X) -> R? { nil }
            func buildActionParameterCustomFormatRow(_ key: String, format: String, onRowEvent: X) -> R? { nil }
            """
        let facts = SwiftFileFacts(scanning: Array(text.utf8))
        #expect(facts.rowBuilders.isEmpty)
        #expect(
            facts.functions.map(\.fullName) == [
                "buildActionParameterCustomFormatRow(key:format:onEvent:)",
                "buildActionParameterCustomFormatRow(_:format:onRowEvent:)",
            ])
    }
}
