import Findings
import Rules
import Testing

/// The examples of every rule are its documentation and its first test.
@Suite struct RuleExampleTests {
    static let ids: [String] = RuleRegistry.all.map { $0.info.id }

    @Test(arguments: ids)
    func theBadExampleGivesOneFindingAndTheGoodOneNone(_ id: String) throws {
        let info = try #require(RuleRegistry.rule(id)?.info)
        let found = findings(of: id, in: info.bad.files)
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.rule == id && $0.severity <= info.severity })
        #expect(findings(of: id, in: info.good.files).isEmpty)
    }

    @Test(arguments: ids)
    func theFixMakesTheFindingGoAwayAndBringsNoNewOne(_ id: String) throws {
        let info = try #require(RuleRegistry.rule(id)?.info)
        for finding in findings(of: id, in: info.bad.files) where finding.fix != nil {
            let files = try #require(fixed(finding, in: info.bad.files), "the fix of \(id) can't be made")
            let before = allFindings(info.bad.files)
            let after = allFindings(files)
            #expect(findings(of: id, in: files).isEmpty)
            #expect(after.subtracting(before).isEmpty, "new: \(after.subtracting(before))")
        }
    }

    @Test(arguments: ids)
    func theExamplesGiveTheSameWhenWrittenOtherwise(_ id: String) throws {
        let info = try #require(RuleRegistry.rule(id)?.info)
        guard !info.isAboutTheFileItself else { return }
        for variation in ExampleVariation.allCases {
            if let files = variation.apply(to: info.bad.files) {
                #expect(findings(of: id, in: files).count == 1, "\(variation)")
            }
            if let files = variation.apply(to: info.good.files) {
                #expect(findings(of: id, in: files).isEmpty, "\(variation)")
            }
        }
    }

    @Test(arguments: ids)
    func everyTextOfTheDeclarationIsWritten(_ id: String) throws {
        let info = try #require(RuleRegistry.rule(id)?.info)
        for text in [info.summary, info.rationale, info.remedy] {
            #expect(!text.isEmpty && !text.hasSuffix(" "))
        }
        #expect(!info.facts.isEmpty || !info.source.isEmpty)
        #expect(!info.summary.hasSuffix("."))
        #expect(info.rationale.hasSuffix(".") && info.remedy.hasSuffix("."))
    }

    private func allFindings(_ files: [String: String]) -> Set<String> {
        Set(
            RuleRegistry.all.flatMap { rule in findings(of: rule.info.id, in: files).map { "\($0.rule): \($0.message)" }
            })
    }
}

extension RuleInfo {
    /// Whether the rule is about the bytes of a file, which a variation of them may fix or break.
    fileprivate var isAboutTheFileItself: Bool {
        ["json-syntax", "json-encoding", "manifest-conflict", "manifest-foreign", "source-encoding"].contains(id)
    }
}
