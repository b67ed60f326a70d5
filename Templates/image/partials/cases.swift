private enum Sample {
    static let key = "parameter"
    static let value = UIImage()
}

extension {{row}}Tests {
    func testTakesThePictureOfThePicker() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? {{row}})
        row.propagator.imagePickerController(
            UIImagePickerController(), didFinishPickingMediaWithInfo: [.originalImage: Sample.value])
        XCTAssertTrue(row.value === Sample.value)
    }

    func testKeepsItsPictureWhenThePickerIsCancelled() throws {
        let row = try XCTUnwrap(makeRow(format: "{{name}}") as? {{row}})
        row.value = Sample.value
        row.propagator.imagePickerControllerDidCancel(UIImagePickerController())
        XCTAssertTrue(row.value === Sample.value)
    }

    func testOffersOnlySourcesOfTheDevice() {
        for source in {{row}}.sources {
            XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(source.type), source.title)
        }
    }
}
