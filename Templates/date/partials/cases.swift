private enum Sample {
    static let key = "parameter"
    static let value = Date(timeIntervalSince1970: 0)
}

extension {{row}}Tests {
    func testWritesDatesItsOwnWay() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? DateRow)
{{#is.style.short}}
        XCTAssertEqual(row.dateFormatter, .shortDate)
{{/is.style.short}}
{{#is.style.medium}}
        XCTAssertEqual(row.dateFormatter, .mediumDate)
{{/is.style.medium}}
{{#is.style.long}}
        XCTAssertEqual(row.dateFormatter, .longDate)
{{/is.style.long}}
{{#is.style.full}}
        XCTAssertEqual(row.dateFormatter, .fullDate)
{{/is.style.full}}
{{#is.style.pattern}}
        XCTAssertEqual(row.dateFormatter?.dateFormat, "{{pattern}}")
        XCTAssertEqual(row.dateFormatter?.timeZone.secondsFromGMT(), 0)
{{/is.style.pattern}}
    }
{{#future}}

    func testLeavesOutThePast() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? DateRow)
        let earliest = try XCTUnwrap(row.minimumDate)
        XCTAssertLessThanOrEqual(earliest, Date())
        XCTAssertEqual(earliest, Calendar.current.startOfDay(for: earliest))
    }
{{/future}}
}
