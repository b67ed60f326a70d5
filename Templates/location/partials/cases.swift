private enum Sample {
    static let key = "parameter"
    static let value = "48.8584,2.2945"
}

extension {{row}}Tests {
    func testShowsTheLocationItFound() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? {{row}})
        row.take(.success(Sample.value))
        XCTAssertEqual(row.value, Sample.value)
        XCTAssertEqual(row.cell.textLabel?.text, Sample.value)
    }

    func testSaysWhyThereIsNoLocationAndKeepsTheOldOne() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? {{row}})
        row.value = Sample.value
        row.take(.failure(.notAllowed))
        XCTAssertEqual(row.value, Sample.value)
        XCTAssertEqual(row.cell.textLabel?.text, {{class}}Problem.notAllowed.message)
    }

    func testReportsAFailureOnce() {
        let controller = {{class}}ViewController()
        var problems: [{{class}}Problem] = []
        controller.didFinish = { result in
            if case .failure(let problem) = result { problems.append(problem) }
        }
        controller.locationManager(CLLocationManager(), didFailWithError: CLError(.denied))
        controller.locationManager(CLLocationManager(), didFailWithError: CLError(.locationUnknown))
        XCTAssertEqual(problems, [.notAllowed])
    }
{{#is.result.coordinates}}

    func testWritesTheCoordinates() {
        let controller = {{class}}ViewController()
        var locations: [String] = []
        controller.didFinish = { result in
            if case .success(let location) = result { locations.append(location) }
        }
        controller.locationManager(
            CLLocationManager(), didUpdateLocations: [CLLocation(latitude: 48.8584, longitude: 2.2945)])
        XCTAssertEqual(locations, [Sample.value])
    }
{{/is.result.coordinates}}
}
