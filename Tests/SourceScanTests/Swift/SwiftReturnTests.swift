import SourceScan
import Testing

@Suite struct SwiftReturnTests {
    private func builder(_ body: String, callback: String = "onRowEvent cb") throws -> SwiftRowBuilder {
        let facts = SwiftFileFacts(scanning: Array(rowService(body, callback: callback).utf8))
        return try #require(facts.rowBuilders.first)
    }

    @Test(arguments: [
        ("if format == \"a\" { return Row(key) }; return nil", SwiftCertainty.yes),
        ("return format == \"a\" ? Row(key) : nil", .yes),
        ("return Row(key).onRowEvent(cb)", .no),
        ("return Row<Cell>(key) { $0.title = nil }.onRowEvent(cb)", .no),
        ("let row = Row(key); row.title = nil; return row.onRowEvent(cb)", .no),
        ("if format == \"a\" { return A(key) } else { return B(key) }", .no),
        ("var row: Row? = Row(key); if format == \"a\" { row = nil }; return row", .unsure),
        ("let row: Row? = Row(key); return row", .no),
        ("return make(key)", .unsure),
        ("return rows[key]", .unsure),
        ("return Row(key) as? Other", .unsure),
        ("if format == \"a\" { Row(key).onRowEvent(cb) } else { nil }", .yes),
        ("return if format == \"a\" { A(key) } else if ok { B(key) } else { nil }", .yes),
        ("return if format == \"a\" { A(key) } else if ok { B(key) } else { C(key) }", .no),
        ("switch format { case \"a\": A(key); default: nil }", .yes),
        ("switch format { case \"a\": A(key); default: B(key) }", .no),
        ("Row(key).onRowEvent(cb)", .no),
        ("nil", .yes),
        ("return .none", .yes),
        ("return (nil)", .yes),
        ("let make: () -> Row? = { return nil }; return Row(key)", .no),
        ("func inner() -> Row? { return nil }; return Row(key)", .no),
        ("guard format == \"a\" else { return nil }; return Row(key)", .yes),
        ("for x in y.map({ return nil }) { return nil }; return Row(key)", .yes),
        ("do { return try make() } catch { return nil }", .yes),
        ("guard format == \"a\" else { fatalError() }; return Row(key)", .no),
        ("", .unsure),
        ("let x = 1", .unsure),
    ])
    func knowsWhetherItCanBeNil(_ body: String, _ expected: SwiftCertainty) throws {
        #expect(try builder(body).returnsNil == expected)
    }

    @Test(arguments: [
        ("return Row(key).onRowEvent(cb)", SwiftCertainty.yes),
        ("return Row(key) { row in row.title = \"x\" }.cellSetup { _, _ in }.onRowEvent(cb)", .yes),
        ("return Row(key).onRowEvent { cell, row, event in cb(cell, row, event) }", .yes),
        ("let row = Row(key); return row.onRowEvent(cb)", .yes),
        ("let row = Row(key); row.onRowEvent(cb); return row", .yes),
        ("let row = Row(key)\nrow.cellSetup { }.onRowEvent(cb)\nreturn row", .yes),
        ("let row = Row(key).onRowEvent(cb); row.title = \"x\"; return row", .yes),
        ("var row: Row? = Row(key); row = row?.onRowEvent(cb); return row", .yes),
        ("return Row(key)", .no),
        ("return Row(key) { $0.title = \"x\" }", .no),
        ("let row = Row(key); row.title = \"x\"; return row", .no),
        ("let other = Row(key); other.onRowEvent(cb); let row = Row(key); return row", .no),
        ("let row = Row(key); configure(row, cb); return row", .unsure),
        ("return make(key)", .unsure),
        ("return self.row", .unsure),
        ("return Row(key, onRowEvent: cb)", .unsure),
        ("let row = Row(key); row.callback = cb; return row", .unsure),
    ])
    func knowsWhetherTheCallbackIsPassedOn(_ body: String, _ expected: SwiftCertainty) throws {
        #expect(try builder(body).returns.last?.isThroughOnRowEvent == expected)
    }

    @Test func tellsBranchesApart() throws {
        let body = """
            if format == "a" {
                let row = ARow(key)
                return row.onRowEvent(cb)
            }
            if format == "b" {
                let row = BRow(key)
                return row
            }
            return nil
            """
        let returns = try builder(body).returns
        #expect(returns.map(\.isThroughOnRowEvent) == [.yes, .no, .unsure])
        #expect(returns.map(\.rowType?.value) == ["ARow", "BRow", nil])
        #expect(returns.map(\.isNil) == [false, false, true])
        #expect(returns.map(\.expression.value) == ["row.onRowEvent(cb)", "row", "nil"])
    }

    @Test func aCallbackWithoutNameIsNeverPassedOn() throws {
        #expect(try builder("return Row(key)", callback: "onRowEvent _").returns.map(\.isThroughOnRowEvent) == [.no])
    }

    @Test func aBuilderWithoutBodyHasNoReturns() {
        let text =
            "protocol P { func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent: X) -> R? }"
        let builders = SwiftFileFacts(scanning: Array(text.utf8)).rowBuilders
        #expect(builders.map(\.returns) == [[]])
        #expect(builders.map(\.function.body) == [nil])
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
