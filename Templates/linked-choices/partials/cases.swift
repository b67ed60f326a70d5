private enum Sample {
    static let key = "{{first}}"
    static let value = "choice"
}

extension {{row}}Tests {
    /// A form with both rows, as the app makes it.
    private func makeForm() throws -> (FormViewController, first: {{row}}, second: {{row}}) {
        let controller = FormViewController(style: .grouped)
        let rows = try ["{{first}}", "{{second}}"].map { key in
            try XCTUnwrap(
                {{service}}.instance.buildActionParameterCustomFormatRow(
                    key: key, format: "{{name}}", onRowEvent: { _, _, _ in }) as? {{row}})
        }
        for row in rows { controller.form +++ Section() <<< row }
        return (controller, rows[0], rows[1])
    }

    private func choices(of row: {{row}}, in controller: FormViewController) -> [String] {
        var choices: [String] = []
        row.optionsProvider?.options(for: controller) { choices = $0 ?? [] }
        return choices
    }

    func testSecondOffersWhatFitsTheFirst() throws {
        let (controller, first, second) = try makeForm()
        XCTAssertEqual(choices(of: second, in: controller), [])
        for choice in choices(of: first, in: controller) {
            first.value = choice
            XCTAssertFalse(choices(of: second, in: controller).isEmpty, choice)
        }
    }

    func testValueThatIsNoChoiceAnyMoreIsDropped() throws {
        let (controller, first, second) = try makeForm()
        first.value = choices(of: first, in: controller).first
        second.value = choices(of: second, in: controller).first
        XCTAssertNotNil(second.value)
        first.value = nil
        XCTAssertNil(second.value)
    }

    func testOtherParametersKeepTheirPlainRow() {
        XCTAssertNil(
            {{service}}.instance.buildActionParameterCustomFormatRow(
                key: "{{first}} {{second}}", format: "{{name}}", onRowEvent: { _, _, _ in }))
    }
}
