import Reporting
import Testing

@Suite struct HangingIndentTests {
    private static let word = String(repeating: "x", count: 30)

    private func lines(_ text: String) -> [String] {
        HangingIndent.lines(text, first: "  ", indentation: "    ").split(separator: "\n").map(String.init)
    }

    @Test func wordsThatDoNotFitGoToTheNextLine() {
        #expect(
            lines("\(Self.word) \(Self.word) \(Self.word)") == [
                "  \(Self.word) \(Self.word)", "    \(Self.word)",
            ])
    }

    @Test func aPathIsBrokenBehindASlashOnlyWhenNoLineHasRoomForIt() {
        let path = "\(Self.word)/\(Self.word)"
        #expect(lines("see it here, please: \(path)") == ["  see it here, please:", "    \(path)"])
        #expect(lines("see \(path)/\(Self.word)") == ["  see \(path)/", "    \(Self.word)"])
    }

    @Test func aNameWithDotsIsBrokenLikewise() {
        let name = "\(Self.word).\(Self.word)"
        #expect(lines("a \(name).\(Self.word)") == ["  a \(name).", "    \(Self.word)"])
        #expect(lines("a \(name)/b.swift") == ["  a \(name)/b.swift"])
    }

    @Test func aWordThatCannotBeBrokenStaysWhole() {
        let long = Self.word + Self.word + Self.word
        #expect(lines("a \(long) b") == ["  a", "    \(long)", "    b"])
    }

    /// The columns of a terminal count, not characters.
    @Test func wideCharactersTakeTwoColumns() {
        let wide = String(repeating: "日", count: 20)
        #expect(lines("\(wide) \(wide)") == ["  \(wide)", "    \(wide)"])
    }

    @Test(arguments: [1, 7, 33, 76, 77, 78, 79, 80])
    func noLineIsWiderThanATerminal(_ length: Int) {
        let text = Array(repeating: String(repeating: "y", count: min(length, 76)), count: 9).joined(separator: " ")
        #expect(lines(text).allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
        #expect(lines(text).joined(separator: " ").split(separator: " ").joined(separator: " ") == text)
    }
}
