import Findings
import InputControl
import Rules
import SourceText
import TestSupport
import Testing

/// Each Swift file of real apps and libraries as a part of a control whose service is right: nothing false is reported. With
/// `INPUTCTL_REAL_CODE=DIR`; the counts by rule are printed.
@Suite(.enabled(if: RealCode.folder != nil, "\(RealCode.missing)")) struct RealCodeTests {
    /// Rules that speak of what real files do have, and a control must not.
    private static let trueOfRealCode: Set = [
        "capability-required", "nib-missing", "resource-missing", "source-encoding", "swift-entry-point",
        "swift-import-unknown", "swift-import-missing", "swift-name-taken", "swift-type-missing", "tests-injected",
        "swift-tag-unknown",
    ]

    @Test func swiftFilesBesideAServiceGiveNothingFalse() throws {
        let files = RealCode(folder: try #require(RealCode.folder)).swift
        Self.judge(files) { file in
            var texts = RowServiceSample().files.mapValues { Array($0.utf8) }
            texts["ios/Sources/Real/\(file.name)"] = file.bytes
            return texts
        }
    }

    private static func judge(_ files: [RealCode.File], _ control: (RealCode.File) -> [String: [UInt8]]) {
        var counts: [String: Int] = [:]
        var examples: [String: [String]] = [:]
        for file in files {
            let project = ControlProject(reading: FileTree(files: control(file)))
            let findings = RuleEngine.check([project], rules: RuleRegistry.all).findings.filter { $0.severity > .note }
            for finding in findings {
                counts[finding.rule, default: 0] += 1
                examples[finding.rule, default: []].append("\(file.path): \(finding.message)")
            }
        }
        print("\(files.count) files")
        for (rule, count) in counts.sorted(by: { $0.key < $1.key }) {
            print("\(rule): \(count)")
            for example in (examples[rule] ?? []).prefix(trueOfRealCode.contains(rule) ? 3 : 20) {
                print("    \(example)")
            }
        }
        let suspicious = Set(counts.keys).subtracting(trueOfRealCode)
        #expect(suspicious.isEmpty, "\(suspicious.sorted())")
    }
}
