import Findings
import InputControl
import Rules
import Testing

/// Correct controls give no error and no warning, however they are written.
@Suite struct CorrectControlsTests {
    @Test(arguments: CorrectControl.names)
    func areSilent(_ name: String) throws {
        let files = try CorrectControl.files(of: name)
        #expect(Self.problems(in: files).isEmpty)
    }

    @Test(arguments: CorrectControl.names)
    func areSilentWhenWrittenOtherwise(_ name: String) throws {
        // Pictures are no text, so they stay as they are.
        let files = try CorrectControl.files(of: name)
        let texts = files.filter { !$0.key.hasSuffix(".png") }
        for variation in ExampleVariation.allCases {
            // Twice is once too often.
            if variation == .byteOrderMark, texts.values.contains(where: { $0.hasPrefix("\u{FEFF}") }) { continue }
            if variation == .emojiBefore, files["manifest.json"]?.contains("$comment") == true { continue }
            guard let written = variation.apply(to: texts) else { continue }
            #expect(Self.problems(in: files.merging(written) { _, new in new }).isEmpty, "\(variation)")
        }
    }

    private static func problems(in files: [String: String]) -> [String] {
        RuleEngine.check([control(of: files)], rules: RuleRegistry.all).findings.filter { $0.severity > .note }
            .map { "\($0.rule): \($0.message)" }
    }
}
