import Findings
import Foundation
import InputControl
import Rules
import SourceText
import TestSupport
import Testing

/// Real code around a correct row service raises no finding about it.
@Suite(.enabled(if: RealCode.folder != nil, "\(RealCode.missing)"))
struct ServiceAmongRealCodeTests {
    @Test func serviceBesideAndBehindRealCodeIsFound() throws {
        let code = RealCode(folder: try #require(RealCode.folder))
        print("\(code.swift.count) Swift files of real code")
        #expect(code.swift.count >= 1_000)
        var counts = (beside: 0, behind: 0, together: 0, skipped: 0)
        for (number, file) in code.swift.enumerated() {
            let service = Self.services[number % Self.services.count]
            let name = file.name == "Color2Row.swift" ? "Real.swift" : file.name
            counts.skipped += check(
                file.path, "beside", ["\(name)": file.bytes, "Color2Row.swift": Array(service.utf8)])
            counts.skipped += check(file.path, "behind", ["Color2Row.swift": file.bytes + Array(("\n" + service).utf8)])
            counts.beside += 1
            counts.behind += 1
        }
        for start in stride(from: 0, to: code.swift.count, by: 20) {
            let files = code.swift[start..<min(start + 20, code.swift.count)]
            var sources = ["Color2Row.swift": Array(Self.services[start % Self.services.count].utf8)]
            for (number, file) in files.enumerated() { sources["\(number)-\(file.name)"] = file.bytes }
            counts.skipped += check(files[start].path, "among 20 files", sources)
            counts.together += 1
        }
        print(
            "\(counts.beside) beside, \(counts.behind) behind, \(counts.together) among 20; \(counts.skipped) not checked"
        )
    }

    @Test func wrongServiceBesideRealCodeIsReported() throws {
        let code = RealCode(folder: try #require(RealCode.folder))
        for (number, file) in code.swift.enumerated() where number.isMultiple(of: 5) {
            let service = Self.services[number % Self.services.count].replacing("\"color2\"", with: "\"colour2\"")
            let name = file.name == "Color2Row.swift" ? "Real.swift" : file.name
            let report = report(on: [name: file.bytes, "Color2Row.swift": Array(service.utf8)])
            #expect(report.findings.map(\.rule) == ["format-not-handled"], "\(file.path)")
        }
    }

    /// Records findings; returns 1 when rules could not judge.
    private func check(_ path: String, _ place: String, _ sources: [String: [UInt8]]) -> Int {
        let report = report(on: sources)
        for finding in report.findings {
            Issue.record("\(path), \(place): \(finding.rule): \(finding.message)")
        }
        return report.skipped.isEmpty ? 0 : 1
    }

    private func report(on sources: [String: [UInt8]]) -> Report {
        var files = ["manifest.json": Array(Self.manifest.utf8)]
        for (name, bytes) in sources { files["ios/Sources/Forms/Actions/" + name] = bytes }
        return RuleEngine.check([ControlProject(reading: FileTree(files: files))], rules: Self.rules)
    }

    private static let manifest = BuilderTableRuleTests.files("")["manifest.json"] ?? ""

    private static let rules: [any Rule.Type] = RuleRegistry.all.filter { rule in
        ["service-", "format-", "row-"].contains { rule.info.id.hasPrefix($0) }
    }

    /// Correct ones in different styles, whose names real code does not have.
    private static let services = [
        "guard", "if and nil", "switch", "conditional expression", "static constant", "set",
        "local function that returns the row", "closure that makes the row with the callback",
    ].compactMap { title in RowBuilderCase.all.first { $0.title == title }?.source }
}
