import Findings
import SourceText
import TestSupport
import Testing

@Suite struct FingerprintTests {
    /// The fingerprint of one finding on the marked place.
    private func fingerprint(
        _ marked: String, rule: String = "a-rule", message: String = "message", path: String = "a.swift",
        pointer: String? = nil
    ) -> String? {
        let marked = MarkedText(marked)
        let finding = Finding(
            rule: rule, .error, message, at: Location(path: path, range: marked.range, pointer: pointer))
        return Fingerprint.all(of: [finding], in: [path: SourceFile(path: path, bytes: marked.bytes)]).first
    }

    @Test func is16Digits() throws {
        let value = try #require(fingerprint("«x»"))
        #expect(value.utf8.count == 16)
        #expect(value.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    }

    @Test(arguments: ["\n\n\nlet «x» = 1", "    let «x» = 2", "\u{FEFF}// 😀\r\nlet «x» = 1"])
    func staysWhenThePlaceMoves(_ marked: String) {
        #expect(fingerprint(marked) == fingerprint("let «x» = 1"))
    }

    @Test(arguments: ["\r\n", "\r"])
    func staysWhenLineEndsChange(_ lineEnd: String) {
        let line = "line \(String(repeating: "x", count: 40))"
        let long = Array(repeating: line, count: 200)
        for lines in [["a", "b", "", "c"], long] {
            let marked = { (lineEnd: String) in "«\(lines.joined(separator: lineEnd))»" }
            #expect(fingerprint(marked(lineEnd)) == fingerprint(marked("\n")))
        }
    }

    @Test func staysWhenKeysAreReorderedOrTheMessageChanges() {
        let before = fingerprint(#"{"a": «1», "b": 2}"#, pointer: "/a")
        #expect(fingerprint(#"{"b": 2, "a":   «1»}"#, message: "other words", pointer: "/a") == before)
        #expect(fingerprint(#"{"b": 2, "a":   «12»}"#, pointer: "/a") == before)
    }

    @Test func tellsFindingsApart() {
        let all = [
            fingerprint("«x»"), fingerprint("«y»"), fingerprint("«x»", rule: "b-rule"),
            fingerprint("«x»", path: "b.swift"), fingerprint("«x»", pointer: "/x/0"),
            fingerprint("«x»", pointer: "/x/1"), fingerprint("«»"),
        ]
        #expect(Set(all).count == all.count)
        #expect(!all.contains(nil))
    }

    @Test func numbersEqualFindingsInReportOrder() {
        let one = Finding(rule: "r", .error, "m", at: Location(path: "f", range: 0..<1))
        let two = Finding(rule: "r", .error, "m", at: Location(path: "f", range: 2..<3))
        let whole = Finding(rule: "r", .error, "m", at: Location(path: "f"))
        let sources = ["f": SourceFile(path: "f", text: "x x")]
        let both = Fingerprint.all(of: [one, two], in: sources)
        #expect(Set(both).count == 2)
        #expect(both.first == Fingerprint.all(of: [two], in: sources).first)
        #expect(Set(Fingerprint.all(of: [whole, whole, one, two], in: sources)).count == 4)
    }

    @Test func readsOnlyTheStartOfALongText() {
        let long = String(repeating: "x", count: 5000)
        #expect(fingerprint("«\(long)»") == fingerprint("«\(long)y»"))
        #expect(fingerprint("«\(long)»") != fingerprint("«xx»"))
    }

    @Test func anUnreadFileOrAPlaceOutsideIsNoProblem() {
        let finding = Finding(rule: "r", .error, "m", at: Location(path: "f", range: 90..<99))
        #expect(Fingerprint.all(of: [finding], in: [:]).count == 1)
        #expect(Fingerprint.all(of: [finding], in: ["f": SourceFile(path: "f", text: "x")]).count == 1)
    }
}
