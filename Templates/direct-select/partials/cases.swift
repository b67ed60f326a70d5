private enum Sample {
    static let key = "parameter"
    static let value = "value"
}

extension {{row}}Tests {
    func testModelHasTheValuesAndStartsWithOneOfThem() {
        let model = {{cell}}(style: .default, reuseIdentifier: nil).model
        XCTAssertEqual(model.values as? [String], {{row}}.values)
        XCTAssertTrue({{row}}.values.indices.contains(model.initialIndex))
        XCTAssertEqual(model.longPressDuration, {{longPress}})
    }

    func testTakesTheValueThatIsChosen() {
        let receiver = {{class}}Receiver()
        var chosen: [Int] = []
        receiver.didSelect = { chosen.append($0) }
        receiver.selectedValue(index: 1, value: nil, view: nil)
        XCTAssertEqual(chosen, [1])
    }
}
