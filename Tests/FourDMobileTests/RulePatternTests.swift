import FourDMobile
import Testing

@Suite struct RulePatternTests {
    @Test(
        arguments: [
            ("^a$", "^a$", nil), ("^a$ only a", "^a$", " only a"), (#"a\$b"#, #"a\$b"#, nil),
            ("^[$€]?x", "^[$", "€]?x"),
            ("^a$|^b$", "^a$|^b$", nil), ("$", "$", nil), ("a", "a", nil), (#"^a$ costs 5\$"#, #"^a$ costs 5\$"#, nil),
        ] as [(String, String, String?)])
    func isCutAfterTheLastDollarSign(_ text: String, _ pattern: String, _ message: String?) {
        let rule = RulePattern(text)
        #expect(rule.pattern == pattern)
        #expect(rule.message == message)
    }

    @Test(
        arguments: [
            ("$", RulePattern.Failure.nothingBeforeDollar), ("$a", .nothingBeforeDollar), ("$a$", nil),
            ("((a)", .syntax(.unclosedGroup)), ("a))", .syntax(.extraParenthesis)), ("[a", .syntax(.unclosedSet)),
            (#"a\"#, .syntax(.loneBackslash)), ("+a", .syntax(.nothingToRepeat)), (#"[a\"#, .syntax(.unclosedSet)),
            ("(?#a", .syntax(.unclosedGroup)), (#"\Q(\E("#, .syntax(.unclosedGroup)),
            ("[a]b(", .syntax(.unclosedGroup)),
        ] as [(String, RulePattern.Failure?)])
    func failsWhereICUSurelyRefusesIt(_ text: String, _ failure: RulePattern.Failure?) {
        #expect(RulePattern(text).failure == failure)
    }

    @Test func readsLongPatternsInNoTime() {
        for part in ["(?", "[", "\\", "(", "[a", "$"] {
            _ = RulePattern(String(repeating: part, count: 200_000))
        }
    }
}
