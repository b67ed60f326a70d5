import Findings
import Foundation
import InputControl
import Rules
import Scaffolding
import SourceText
import TestSupport
import Testing

@Suite struct TemplateOutputTests {
    @Test func theyAreAllThere() {
        #expect(
            BuiltInTemplates.names == [
                "basic", "choice-list", "data-source", "date", "direct-select", "image", "linked-choices", "location",
            ])
    }

    @Test(arguments: BuiltInTemplates.names)
    func everyCombinationRendersAndValidates(name: String) throws {
        let template = try BuiltInTemplates.template(name)
        #expect(template.issues.isEmpty)
        let combinations = template.definition.combinations()
        #expect(!combinations.isEmpty)
        for combination in combinations {
            let files = try BuiltInTemplates.render(template, combination)
            let tree = FileTree(files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
            let report = RuleEngine.check([ControlProject(reading: tree)], rules: RuleRegistry.all)
            #expect(report.findings.filter { $0.severity != .note }.isEmpty, "\(combination)")
            #expect(files.allSatisfy { $0.bytes.last == UInt8(ascii: "\n") }, "\(combination)")
            for file in files { checkLook(of: file, combination) }
            let steps = try template.nextSteps(BuiltInTemplates.values(of: template, combination)).get()
            #expect(!steps.isEmpty)
        }
    }

    /// What a reviewer would see at once: blanks at the end of lines, empty lines in a row, lines that are too long.
    private func checkLook(of file: ScaffoldFile, _ combination: TemplateCombination) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(!line.hasSuffix(" "), "\(file.path) \(combination): \(line)")
            #expect(!(line.isEmpty && next.isEmpty), "\(file.path) \(combination)")
            if file.path.hasSuffix(".swift") || file.path.hasSuffix(".kt") {
                #expect(line.count <= 120, "\(file.path) \(combination): \(line)")
            }
        }
    }
}

@Suite(.serialized, .enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"))
struct TemplateCodeTests {
    /// Every combination with a name of its own, all in one module: so they are in an app, too.
    @Test func swiftTypechecksAndItsTestsPass() throws {
        try withTemporaryFolder { folder in
            var controls: [String] = []
            var sources: [String] = []
            for template in try BuiltInTemplates.names.map(BuiltInTemplates.template) {
                for (index, combination) in template.definition.combinations().enumerated() {
                    let name = "\(template.name) \(index)"
                    let files = try BuiltInTemplates.render(template, combination, name: name)
                    let swift = files.map(\.path).filter(isSource)
                    guard !swift.isEmpty else { continue }
                    let control = try folder.write(files, in: name.filter { $0 != " " })
                    controls.append(control)
                    sources += swift.map { control + "/" + $0 }
                }
            }
            let types = try SDKStubs.typecheck(sources)
            #expect(types.status == 0 && types.output.isEmpty, "\(types.output)")
            let tests = try SDKStubs.runTests(of: controls)
            #expect(tests.status == 0, "\(tests.output)")
            print("built-in templates:", tests.output.split(separator: "\n").last.map(String.init) ?? "")
        }
    }

    /// Answers that would break out of literals, comments and paths: refused, or harmless.
    @Test(arguments: BuiltInTemplates.names)
    func hostileAnswersAreRefusedOrHarmless(name: String) throws {
        let template = try BuiltInTemplates.template(name)
        var taken = 0
        try withTemporaryFolder { folder in
            var sources: [String] = []
            for (index, combination) in try hostileCombinations(of: template).enumerated() {
                guard let files = try? BuiltInTemplates.render(template, combination, name: "hostile \(index)") else {
                    continue
                }
                taken += 1
                #expect(!files.contains { $0.path.contains("..") })
                let manifest = try #require(files.first { $0.path == "manifest.json" })
                #expect(throws: Never.self, "\(combination)") {
                    try JSONSerialization.jsonObject(with: Data(manifest.bytes))
                }
                let control = try folder.write(files, in: "\(index)")
                sources += files.map(\.path).filter(isSource).map { control + "/" + $0 }
            }
            guard !sources.isEmpty else { return }
            let outcome = try SDKStubs.typecheck(sources)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
        #expect(taken > Self.hostile.count / 2)
    }

    private static let hostile = [
        "\" + fatalError() + \"", "\\(fatalError())", "${x}", "{{x}}", "*/ class X {} /*", "\\", "$", "'''", "\"\"\"",
        "../../x", "#\"", "\u{202E}abc", "👩‍👩‍👧", "`rm`", "</string><x>", "%", "a, b", "//", "\u{FEFF}",
    ]

    private func hostileCombinations(of template: Template) throws -> [TemplateCombination] {
        let combination = try #require(template.definition.combinations().last)
        let asked = try BuiltInTemplates.values(of: template, combination)
        let texts = template.definition.questions.filter { $0.condition.holds(for: asked) == true && $0.takesText }
        return Self.hostile.map { word in
            var given = combination.given
            for answer in texts {
                given[answer.id.value] = [answer.hasKeys ? "\(word.filter { $0 != "=" })=\(word)" : word]
            }
            return TemplateCombination(platforms: combination.platforms, type: combination.type, given: given)
        }
    }

    private func isSource(_ path: String) -> Bool { path.hasPrefix("ios/") && path.hasSuffix(".swift") }
}

extension Question {
    fileprivate var takesText: Bool {
        switch kind {
        case .text, .list, .pairs: true
        default: false
        }
    }

    fileprivate var hasKeys: Bool {
        if case .pairs = kind { return true }
        return false
    }
}
