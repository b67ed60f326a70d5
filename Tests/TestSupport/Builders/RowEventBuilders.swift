/// Builders that make a row for the right name, and pass the callback of the app to it or not.
extension RowBuilderCase {
    static let rowEvents: [RowBuilderCase] = [
        event(
            "own onChange behind onRowEvent", replaced: ["app onChange"],
            """
            let row = TextRow(key)
            _ = row.onRowEvent(eventCallback)
            row.onChange { _ in print("onChange") }
            return row
            """),
        event(
            "own onChange that calls the callback",
            """
            let row = TextRow(key)
            _ = row.onRowEvent(eventCallback)
            row.onChange { row in
                print("onChange")
                eventCallback(nil, row, .onChange)
            }
            return row
            """),
        event(
            "own onChange before onRowEvent", replaced: ["author onChange"],
            """
            let row = TextRow(key)
            row.onChange { _ in print("onChange") }
            return row.onRowEvent(eventCallback)
            """),
        event(
            "own cellUpdate in the chain before onRowEvent", replaced: ["author cellUpdate"],
            "return TextRow(key).cellUpdate { _, _ in print(\"cellUpdate\") }.onRowEvent(eventCallback)"),
        event(
            "own onCellSelection behind onRowEvent", replaced: ["app onCellSelection"],
            """
            let row = TextRow(key)
            let event = row.onRowEvent(eventCallback)
            row.onCellSelection { _, _ in print("onCellSelection") }
            return event
            """),
        event(
            "own closures in the initialiser", replaced: ["author cellSetup", "author onChange"],
            """
            return TextRow(key) { row in
                row.cellSetup { _, _ in print("cellSetup") }
                row.onChange { _ in print("onChange") }
            }.onRowEvent(eventCallback)
            """),
        event(
            "own closures that Eureka calls in another way",
            """
            return PushRow<String>(key) { $0.options = ["a", "b"] }
                .onPresent { _, _ in print("onPresent") }
                .onRowEvent(eventCallback)
            """),
        event(
            "own cell update in the row class",
            """
            final class UpdatedRow: _TextRow, RowType {
                required init(tag: String?) { super.init(tag: tag) }
                override func customUpdateCell() { print("customUpdateCell") }
            }
            return UpdatedRow(key).onRowEvent(eventCallback)
            """),
        event(
            "variable without the callback", missing: true,
            """
            var row: BaseRow?
            row = TextRow(key)
            return row
            """),
        event(
            "variable with the callback",
            """
            var row: BaseRow?
            row = TextRow(key).onRowEvent(eventCallback)
            return row
            """),
        event("first of a list without the callback", missing: true, "return [TextRow(key)].first"),
        event("first of a list with the callback", "return [TextRow(key).onRowEvent(eventCallback)].first"),
        event(
            "closure that makes the row", missing: true,
            """
            let make = { TextRow(key) }
            return make()
            """),
        event(
            "closure that makes the row with the callback",
            """
            let make: () -> BaseRow = { TextRow(key).onRowEvent(eventCallback) }
            return make()
            """),
        event(
            "closure that makes the row and the callback behind it",
            """
            let make = { TextRow(key) }
            return make().onRowEvent(eventCallback)
            """),
        event(
            "closure that is called in place", missing: true,
            """
            let row: TextRow = {
                let row = TextRow(key)
                row.title = "Colour"
                return row
            }()
            return row
            """),
        event("another callback", missing: true, "return TextRow(key).onRowEvent { _, _, _ in }"),
        event(
            "closure that calls the callback",
            "return TextRow(key).onRowEvent { cell, row, event in eventCallback(cell, row, event) }"),
        event(
            "copy of the callback",
            """
            let callback = eventCallback
            return TextRow(key).onRowEvent(callback)
            """),
        event(
            "discarded result",
            """
            let row = TextRow(key)
            _ = row.onRowEvent(eventCallback)
            return row
            """),
        event(
            "callback of another row", missing: true,
            """
            let other = LabelRow(key)
            _ = other.onRowEvent(eventCallback)
            let row = TextRow(key)
            return row
            """),
        event(
            "deferred callback",
            """
            let row = TextRow(key)
            defer { _ = row.onRowEvent(eventCallback) }
            return row
            """),
        event(
            "callback in a method of the row",
            """
            let row = ColorRow(key)
            row.connect(eventCallback)
            return row
            """),
        event(
            "callback in the initialiser of the row",
            """
            return TextRow(key) { row in
                _ = row.onRowEvent(eventCallback)
            }
            """),
        event(
            "callback in a helper function",
            """
            func connected(_ row: TextRow) -> BaseRow { row.onRowEvent(eventCallback) }
            return connected(TextRow(key))
            """),
        event(
            "callback in a generic helper function",
            """
            func connected<R: RowType>(_ row: R) -> BaseRow where R: BaseRow { row.onRowEvent(eventCallback) }
            return connected(TextRow(key))
            """),
        event(
            "helper function without the callback", missing: true,
            """
            func configured(_ row: TextRow) -> TextRow {
                row.title = "Colour"
                return row
            }
            return configured(TextRow(key))
            """),
        event(
            "optional row with the callback",
            """
            let row: TextRow? = TextRow(key)
            return row?.onRowEvent(eventCallback)
            """),
        event(
            "map with the callback",
            """
            let row: TextRow? = TextRow(key)
            return row.map { $0.onRowEvent(eventCallback) }
            """),
        event("row in parentheses", "return (TextRow(key) { $0.title = \"x\" }).onRowEvent(eventCallback)"),
        event("cast row", "return TextRow(key).onRowEvent(eventCallback) as BaseRow"),
        event(
            "own callback property and no callback", missing: true,
            """
            let row = ColorRow(key)
            row.didChoose = { _ in print("didChoose") }
            return row
            """),
        event(
            "replaced row", missing: true,
            """
            var row: BaseRow = TextRow(key).onRowEvent(eventCallback)
            row = LabelRow(key)
            return row
            """),
    ]

    private static func event(
        _ title: String, missing: Bool = false, replaced: Set<String> = [], _ body: String
    ) -> RowBuilderCase {
        RowBuilderCase(
            title, event: missing ? .missing : .passed, replaced: replaced,
            file: """
                private final class ColorRow: _TextRow, RowType {
                    var didChoose: ((String) -> Void)?
                    required init(tag: String?) { super.init(tag: tag) }
                    func connect(_ callback: @escaping OnRowEventCallback) { _ = onRowEvent(callback) }
                }
                """,
            body: "guard format == \"color2\" else { return nil }\n" + body)
    }
}
