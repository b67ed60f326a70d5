import Findings
import InputControl
import Rules
import TestSupport
import Testing

/// Correct controls give no error and no warning, however they are written.
@Suite struct CorrectControlsTests {
    @Test(arguments: CorrectControl.names)
    func areSilent(_ name: String) throws {
        #expect(try Self.problems(of: name).isEmpty)
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
            #expect(try Self.problems(of: name, written: written).isEmpty, "\(variation)")
        }
    }

    /// The errors and warnings on a control with some of its files written otherwise.
    private static func problems(of name: String, written: [String: String] = [:]) throws -> [String] {
        let tree = try FileTree.folder(at: Repository.path("Fixtures/ok/\(name)")).get()
        let control = ControlProject(reading: tree.adding(written.mapValues { Array($0.utf8) }))
        return RuleEngine.check([control], rules: RuleRegistry.all).findings.filter { $0.severity > .note }
            .map { "\($0.rule): \($0.message)" }
    }
}
