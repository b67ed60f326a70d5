import Eureka
import QMobileUI
import XCTest

@testable import DeliveryDate

final class DeliveryDateRowTests: XCTestCase {
    private func row(for format: String, callback: @escaping OnRowEventCallback = { _, _, _ in }) -> BaseRow? {
        DeliveryDateRowService.instance.buildActionParameterCustomFormatRow(
            key: "when", format: format, onRowEvent: callback)
    }

    func testAnswersToItsFormat() {
        XCTAssertEqual(row(for: "deliveryDate")?.tag, "when")
    }

    func testLeavesOtherFormatsToOthers() {
        XCTAssertNil(row(for: "shortDate"))
    }

    func testShowsShortDate() throws {
        let row = try XCTUnwrap(row(for: "deliveryDate") as? DateRow)
        XCTAssertEqual(row.dateFormatter, .shortDate)
    }

    func testTellsTheFormOfChanges() throws {
        var changes = 0
        let row = try XCTUnwrap(row(for: "deliveryDate") { _, _, event in changes += event == .onChange ? 1 : 0 })
        let controller = FormViewController(style: .grouped)
        controller.form +++ Section() <<< row
        row.baseValue = Date(timeIntervalSince1970: 0)
        XCTAssertEqual(changes, 1)
    }
}
