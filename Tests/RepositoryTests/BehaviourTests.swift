import Findings
import FourDMobile
import Rules
import TestSupport
import Testing

/// The reference of 4D's behaviour, the rules and the model agree: every cited fact exists, every fact is used.
@Suite struct BehaviourTests {
    private static let ids = Set(Behaviour.facts.map(\.id))

    /// Ids that the code of the model and of the rules cites, such as `[ios-3]`.
    private static let citedInCode: Set<String> = {
        HouseRulesTests.sources.reduce(into: []) { cited, path in
            cited.formUnion(citations(in: (try? Repository.text(of: path)) ?? ""))
        }
    }()

    private static let citedByRules = Set(RuleRegistry.all.flatMap { $0.info.facts })

    /// The facts that BEHAVIOUR.md lists as not predicted, each with the reason.
    private static let notPredicted: [String: String] = {
        let text = (try? Repository.text(of: "Sources/FourDMobile/BEHAVIOUR.md")) ?? ""
        let section = text.split(separator: "\n## ").first { $0.hasPrefix("13. ") } ?? ""
        return section.split(separator: "\n").reduce(into: [:]) { table, line in
            let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
            guard cells.count == 2, cells[0].contains("-"), !cells[0].hasPrefix("-") else { return }
            table[String(cells[0].prefix { $0 != " " })] = String(cells[1])
        }
    }()

    /// `[word-12]`, also in lists such as `[ios-3] [ios-4]`.
    private static func citations(in text: String) -> [String] {
        text.matches(of: /\[([a-z]+-[0-9]+)\]/).map { String($0.1) }
    }

    @Test func everyFactHasAnIdOfItsOwn() {
        #expect(Behaviour.facts.count == 265)
        #expect(Self.ids.count == Behaviour.facts.count)
        #expect(Behaviour.facts.allSatisfy { !$0.text.isEmpty })
    }

    @Test func everyRuleCitesFactsThatExist() {
        for rule in RuleRegistry.all {
            #expect(!rule.info.facts.isEmpty, "\(rule.info.id) cites no fact")
            #expect(rule.info.facts.filter { !Self.ids.contains($0) } == [], "\(rule.info.id)")
        }
        #expect(Self.citedInCode.subtracting(Self.ids).sorted() == [])
    }

    @Test func everyFactIsPredictedOrHasAReason() {
        let predicted = Self.citedByRules.union(Self.citedInCode)
        #expect(Self.ids.subtracting(predicted).subtracting(Self.notPredicted.keys).sorted() == [])
        #expect(Self.notPredicted.keys.filter { predicted.contains($0) || !Self.ids.contains($0) }.sorted() == [])
    }
}
