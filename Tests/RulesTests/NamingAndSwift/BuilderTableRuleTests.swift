import Findings
import Rules
import TestSupport
import Testing

/// The rules report of each builder of the table what it does when it runs.
@Suite struct BuilderTableRuleTests {
    @Test(arguments: RowBuilderCase.all)
    func reportWhatTheBuilderDoes(_ builder: RowBuilderCase) {
        let report = RuleEngine.check([control(of: Self.files(builder.source))], rules: Self.rules)
        let found = report.findings.map(\.rule)
        if builder.mayBeUnknown {
            #expect(found.isEmpty, "the code is right")
            return
        }
        #expect(report.skipped.isEmpty, "\(report.skipped)")
        let messages = report.findings.map(\.message)
        #expect(Self.expected(of: builder).contains(found), "\(messages)")
    }

    /// The rules that one finding each is expected of; several possibilities where each describes the mistake.
    private static func expected(of builder: RowBuilderCase) -> [[String]] {
        let hasOwn = builder.own == .row || builder.own == .either
        let hasOther = builder.other == .row || builder.other == .either
        if !hasOwn { return hasOther ? [["format-not-handled"], ["format-unconditional"]] : [["format-not-handled"]] }
        if hasOther { return [["format-unconditional"], ["format-unconditional", "row-event-missing"]] }
        if builder.event == .missing { return [["row-event-missing"]] }
        return [Array(repeating: "row-event-missing", count: builder.replaced.count)]
    }

    static func files(_ source: String) -> [String: String] {
        [
            "manifest.json": """
            {
                "name": "color2", "type": "text", "inject": true, "target": "ios",
                "capabilities": {"service": "Color2RowService"}
            }
            """,
            "ios/Sources/Forms/Actions/Color2Row.swift": source,
        ]
    }

    private static let rules: [any Rule.Type] = RuleRegistry.all.filter { rule in
        ["service-", "format-", "row-event-"].contains { rule.info.id.hasPrefix($0) }
    }
}
