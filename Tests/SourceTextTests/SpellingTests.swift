import SourceText
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        ("injcet", "inject"), ("Name", "name"), ("capabilites", "capabilities"), ("tpye", "type"),
    ])
    func findsWhatWasMeant(_ written: String, _ meant: String) {
        #expect(Spelling.suggestion(for: written, among: ["type", "inject", "capabilities", "name"]) == meant)
    }

    @Test func staysSilentWhenNothingIsNear() {
        #expect(Spelling.suggestion(for: "colour", among: ["type", "name"]) == nil)
        #expect(Spelling.suggestion(for: "x", among: ["y"]) == nil)
        #expect(Spelling.suggestion(for: String(repeating: "a", count: 10_000), among: ["aa"]) == nil)
    }
}
