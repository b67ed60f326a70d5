import Foundation
import JSONSyntax
import Testing

/// The public suite of JSON files, which is no part of the project: its folder is named by `INPUTCTL_CONFORMANCE`, and
/// where that is not set the test says so and is skipped.
@Suite struct ConformanceTests {
    private static let folder: URL? = {
        guard let path = ProcessInfo.processInfo.environment["INPUTCTL_CONFORMANCE"] else { return nil }
        let folder = URL(fileURLWithPath: path).appendingPathComponent("json")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    private static let isPresent: Bool = {
        if folder == nil { print("JSON conformance: skipped: suite not present") }
        return folder != nil
    }()

    /// `y_` files have to be accepted and `n_` files refused; `i_` files may be either.
    @Test(.enabled(if: isPresent, "skipped: suite not present"))
    func suite() throws {
        let folder = try #require(Self.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }.sorted()
        var agreed: [Character: Int] = [:]
        for name in names {
            let document = JSONDocument(parsing: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
            #expect(inconsistencies(document) == [], "\(name)")
            let isAccepted = document.issues.isEmpty
            switch name.first {
            case "y": #expect(isAccepted, "\(name): \(document.issues)")
            case "n": #expect(!isAccepted, "\(name) is accepted")
            default: break
            }
            if let group = name.first, group == "i" || isAccepted == (group == "y") { agreed[group, default: 0] += 1 }
        }
        for group in ["y", "n", "i"] as [Character] {
            #expect(agreed[group] == names.filter { $0.first == group }.count)
        }
        print(
            """
            JSON conformance: \(names.count) files; \(agreed["y"] ?? 0) y_ accepted, \(agreed["n"] ?? 0) n_ refused, \
            \(agreed["i"] ?? 0) i_ either
            """)
        #expect(names.count == 318)
    }
}
