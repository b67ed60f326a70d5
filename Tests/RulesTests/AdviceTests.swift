import Findings
import Foundation
import InputControl
import Rules
import TestSupport
import Testing

/// Every fix, and every help that leaves no choice, removes its finding and brings no other one of the same rule.
@Suite struct AdviceTests {
    private static let fixtures: [String] =
        RuleCase.all.map { "Fixtures/Rules/" + $0.name }
        + Repository.names(in: "Fixtures/findings").filter { !$0.contains(".") }.map { "Fixtures/findings/\($0)" }

    @Test(arguments: fixtures)
    func removesTheFinding(_ fixture: String) throws {
        let files = try Self.files(in: fixture)
        let before = Self.allFindings(in: files)
        for finding in before {
            guard let changed = Advice(finding: finding).applied(to: files) else { continue }
            var expected = before.filter { $0.rule == finding.rule }.map(\.message)
            expected.removeAll { $0 == finding.message }
            let after = Self.allFindings(in: changed).filter { $0.rule == finding.rule }.map(\.message)
            #expect(
                Set(after).isSubset(of: expected),
                "\(finding.rule): \(finding.message); \(finding.help ?? ""): \(after)")
        }
    }

    @Test(arguments: RuleRegistry.all.map { $0.info.id })
    func removesTheFindingOfTheExample(_ id: String) throws {
        let example = try #require(RuleRegistry.rule(id)).info.bad.files
        let files = example.mapValues { Array($0.utf8) }
        for finding in findings(of: id, in: example) {
            guard let changed = Advice(finding: finding).applied(to: files) else { continue }
            let after = findings(of: id, in: changed.mapValues { String(decoding: $0, as: UTF8.self) })
            #expect(after.isEmpty, "\(finding.help ?? ""): \(after.map(\.message))")
        }
    }

    @Test func understandsTheHelpsThatLeaveNoChoice() {
        let manifest = #"{"name": "a", "target": 5}"#
        func applied(_ help: String, at pointer: String, in files: [String: String]) -> [String: String]? {
            let location = Location(path: "manifest.json", range: 0..<1, pointer: pointer)
            let finding = Finding(rule: "rule", .error, "message", at: location, help: help)
            return Advice(finding: finding).applied(to: files.mapValues { Array($0.utf8) })?.mapValues {
                String(decoding: $0, as: UTF8.self)
            }
        }
        let files = ["manifest.json": manifest, "iOS/A.swift": ""]
        #expect(
            applied(#"write "ios""#, at: "/target", in: files)?["manifest.json"] == #"{"name": "a", "target": "ios"}"#)
        #expect(
            applied(#"add "b": {}, since it is so"#, at: "", in: files)?["manifest.json"]
                == #"{"name": "a", "target": 5, "b": {}}"#)
        #expect(applied(#"rename "iOS" to "ios""#, at: "", in: files)?["ios/A.swift"] == "")
        #expect(applied(#"write "ios", or a list of both"#, at: "/target", in: files) == nil)
    }

    private static func allFindings(in files: [String: [UInt8]]) -> [Finding] {
        RuleEngine.check(FoundControls(in: FileTree(files: files)).controls.map { $0.read() }, rules: RuleRegistry.all)
            .findings
    }

    private static func files(in folder: String) throws -> [String: [UInt8]] {
        let tree = try FileTree.folder(at: RuleCase.root(of: folder) + "/" + folder).get()
        return try tree.files(below: "").reduce(into: [:]) { $0[$1.path] = try tree.read($1.path).get() }
    }
}
