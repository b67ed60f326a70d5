import Findings
import InputControl
import Rules
import SourceText
import Testing

/// A correct control for both platforms, of which tests damage a source.
enum DamagedSample {
    static let swift = RowServiceSample.codePath
    static let kotlin = "android/inputControl/Email2.kt"

    static let files: [String: String] = {
        var files = RowServiceSample.manifest((#""target": "ios""#, #""target": ["ios", "android"]"#)).files
        files[kotlin] = RuleRegistry.rule("kotlin-missing")?.info.good.files[kotlin].map { $0 + "\n" }
        return files
    }()

    /// All findings, but notes, of all rules on the control with the bytes of `path` changed.
    static func report(_ path: String, _ change: ([UInt8]) -> [UInt8]) -> Report {
        var bytes = files.mapValues { Array($0.utf8) }
        bytes[path] = change(bytes[path] ?? [])
        return RuleEngine.check([ControlProject(reading: FileTree(files: bytes))], rules: RuleRegistry.all)
    }

    /// The only finding on the control with the text of `path` changed, and what it marks.
    static func onlyFinding(
        _ path: String, sourceLocation: SourceLocation = #_sourceLocation, _ change: (String) -> String
    ) throws -> (finding: Finding, marked: [String]) {
        let text = change(files[path] ?? "")
        let findings = report(path) { _ in Array(text.utf8) }.findings
        #expect(findings.count == 1, "\(findings.map(\.message))", sourceLocation: sourceLocation)
        let finding = try #require(findings.first, sourceLocation: sourceLocation)
        #expect(finding.location.path == path, sourceLocation: sourceLocation)
        let source = SourceFile(path: path, text: text)
        let places = [finding.location] + finding.notes.map(\.location)
        return (finding, places.map { source.text(in: $0.range ?? 0..<0) })
    }
}
