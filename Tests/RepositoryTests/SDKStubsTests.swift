import Foundation
import TestSupport
import Testing

@Suite(.serialized, .enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"))
struct SDKStubsTests {
    static let seeds = ProcessInfo.processInfo.environment["INPUTCTL_SEEDS"] ?? Repository.path("../shared/seeds")
    static let hasSeeds = FileManager.default.fileExists(atPath: seeds + "/000_c7d2bf2e45e7b1d7.txt")

    @Test(arguments: okControls(having: "ios"))
    func swiftOfCorrectControlsTypechecks(control: String) throws {
        let outcome = try SDKStubs.typecheck(swiftFiles(below: Repository.path("Fixtures/ok/\(control)/ios")))
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func testsOfCorrectControlsPass() throws {
        let controls = Self.okControls(having: "Tests")
        #expect(!controls.isEmpty)
        let outcome = try SDKStubs.runTests(of: controls.map { Repository.path("Fixtures/ok/" + $0) })
        #expect(outcome.status == 0, "\(outcome.output)")
        print(outcome.output)
    }

    /// The three samples of the guide, as they stand there.
    @Test(
        .enabled(if: hasSeeds, "no ../shared/seeds here (or INPUTCTL_SEEDS)"),
        arguments: [
            ("import QMobileUI\nimport Eureka\n\n@objc(YourName", "Create a custom Eureka row"),
            ("import QMobileUI\nimport Eureka\nimport CoreLocation", "Sample with choice dependent"),
            ("import UIKit\nimport ContactsUI", ""),
        ])
    func samplesOfTheGuideTypecheck(first: String, end: String) throws {
        let guide = try String(contentsOfFile: Self.seeds + "/000_c7d2bf2e45e7b1d7.txt", encoding: .utf8)
        let start = try #require(guide.range(of: first)).lowerBound
        let rest = guide[start...]
        let sample = end.isEmpty ? rest : rest[..<(try #require(rest.range(of: end)).lowerBound)]
        try withTemporaryFolder { folder in
            try folder.write(["Sample.swift": String(sample)])
            let outcome = try SDKStubs.typecheck([folder.path + "/Sample.swift"])
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }

    @Test(arguments: [
        "import Eureka\nlet title: Int = TextRow(\"a\").title",
        "import QMobileUI\n@objc(A) class A: NSObject { @objc static var instance: Missing? }",
        "import UIKit\nclass A { @objc func tap() {} ; @objc var size: (Int, Int) = (0, 0) }",
    ])
    func wrongSwiftDoesNot(source: String) throws {
        try withTemporaryFolder { folder in
            try folder.write(["Wrong.swift": source])
            let outcome = try SDKStubs.typecheck([folder.path + "/Wrong.swift"])
            #expect(outcome.status != 0)
            #expect(outcome.output.contains(folder.path + "/Wrong.swift:2:"), "\(outcome.output)")
        }
    }

    @Test func failingTestCaseFailsTheRun() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "ios/Sources/A.swift": "import Eureka\nlet row = TextRow(\"a\")",
                "Tests/ATests.swift": """
                import XCTest
                final class ATests: XCTestCase {
                    func testRight() { XCTAssertEqual(row.tag, "a") }
                    func testWrong() { XCTAssertEqual(row.tag, "b") }
                }
                """,
            ])
            let outcome = try SDKStubs.runTests(of: [folder.path])
            #expect(outcome.status != 0)
            #expect(outcome.output.contains("1 of 2 test cases passed"), "\(outcome.output)")
        }
    }

    private static func okControls(having folder: String) -> [String] {
        Repository.names(in: "Fixtures/ok").filter {
            FileManager.default.fileExists(atPath: Repository.path("Fixtures/ok/\($0)/\(folder)"))
        }
    }

    private func swiftFiles(below folder: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.map { folder + "/" + $0 }
            .sorted()
    }
}
