import Eureka
import QMobileUI
import XCTest

@testable import {{class}}

final class {{row}}Tests: XCTestCase {
    private func makeRow(format: String, onRowEvent: @escaping OnRowEventCallback = { _, _, _ in }) -> BaseRow? {
        {{service}}.instance.buildActionParameterCustomFormatRow(
            key: Sample.key, format: format, onRowEvent: onRowEvent)
    }

    func testServiceIsTheClassTheManifestNames() throws {
        let service = try Manifest.read().capabilities.service
        XCTAssertEqual(String(describing: {{service}}.self), service)
        #if canImport(ObjectiveC)
        XCTAssertTrue(NSClassFromString(service) === {{service}}.self)
        #endif
    }

    func testHandlesTheNameOfTheManifest() throws {
        let row = makeRow(format: try Manifest.read().name)
        XCTAssertEqual(row?.tag, Sample.key)
    }

    func testLeavesOtherFormatsToOtherServices() {
        XCTAssertNil(makeRow(format: "{{name}}2"))
        XCTAssertNil(makeRow(format: ""))
    }

    func testReportsChangesToTheForm() throws {
        var changed: [String?] = []
        let row = try XCTUnwrap(
            makeRow(format: "{{name}}") { _, row, event in
                if event == .onChange { changed.append(row.tag) }
            })
        // A row reports changes only while it is in a form.
        let controller = FormViewController(style: .grouped)
        controller.form +++ Section() <<< row
        row.baseValue = Sample.value
        XCTAssertEqual(changed, [Sample.key])
    }
}

{{>cases}}

/// The part of the manifest that 4D and the app read.
private struct Manifest: Decodable {
    struct Capabilities: Decodable {
        let service: String
    }

    let name: String
    let capabilities: Capabilities

    static func read() throws -> Manifest {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try JSONDecoder().decode(
            Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
    }
}
