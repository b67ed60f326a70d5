import Reporting
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("½", 1), ("\u{AD}", 0), ("\u{200B}", 0), ("\u{301}", 0),
        ("漢", 2), ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("か", 2), ("か\u{3099}", 2), ("。", 2), ("\u{FF21}", 2),
        ("\u{FF76}", 1), ("\u{FFE5}", 2), ("\u{3000}", 2), ("\u{20000}", 2), ("ﬁ", 1), ("…", 1), ("→", 1), ("नि", 2),
        ("ก็", 1),
        ("😀", 2), ("👍🏽", 2), ("☝🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("❤", 1), ("❤️", 2),
        ("🇫🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("1", 1), ("⌚", 2), ("⌚\u{FE0E}", 2), ("©", 1), ("©️", 2), ("↔️", 2),
    ])
    func columnsOfACharacter(_ text: String, _ columns: Int) {
        #expect(text.count == 1)
        #expect(text.reduce(0) { $0 + DisplayWidth.columns(of: $1) } == columns)
        #expect(DisplayWidth.columns(of: "a\(text)b") == columns + 2)
    }

    @Test func columnsOfTextAddUp() {
        #expect(DisplayWidth.columns(of: "") == 0)
        #expect(DisplayWidth.columns(of: "氏名: 👩‍💻 é") == 4 + 2 + 2 + 1 + 1)
    }
}
