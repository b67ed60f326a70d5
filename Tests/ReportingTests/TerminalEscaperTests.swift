import Reporting
import Testing

@Suite struct TerminalEscaperTests {
    @Test(arguments: [
        ("\u{1B}[31mred", "<U+001B>[31mred"),
        ("\u{1B}]0;title\u{7}", "<U+001B>]0;title<U+0007>"),
        ("\u{9B}2J", "<U+009B>2J"),
        ("a\u{7F}b\u{0}c", "a<U+007F>b<U+0000>c"),
        ("one\ntwo\r\nthree\rfour\tfive", "one\\ntwo\\r\\nthree\\rfour\\tfive"),
        ("a\u{202E}b\u{2066}c\u{200F}", "a<U+202E>b<U+2066>c<U+200F>"),
        ("a\u{2028}b\u{2029}c", "a<U+2028>b<U+2029>c"),
        ("a\u{200B}b\u{2060}\u{FEFF}c", "a<U+200B>b<U+2060><U+FEFF>c"),
        ("a\u{AD}b\u{3164}", "a<U+00AD>b<U+3164>"),
        ("a\u{E0041}\u{E0042}b", "a<U+E0041><U+E0042>b"),
        ("😀\u{FE00}\u{FE01}\u{FE02}", "😀\u{FE00}<U+FE01><U+FE02>"),
        ("\u{200D}\u{200D}a", "<U+200D><U+200D>a"),
        ("\u{FFFE}", "<U+FFFE>"),
        ("::add-mask::e", ":<U+003A>add-mask::e"), ("a ::error::b", "a :<U+003A>error::b"),
        ("a/::b", "a/:<U+003A>b"), (":::", ":<U+003A><U+003A>"), ("##[group]é", "##<U+005B>group]é"),
        ("é::b", "é:<U+003A>b"), ("a##[b", "a##<U+005B>b"),
    ])
    func showsWhatWouldHideOrAct(_ text: String, _ shown: String) {
        #expect(Array(TerminalEscaper.line(text).unicodeScalars) == Array(shown.unicodeScalars))
    }

    @Test(arguments: [
        "plain", "View::class", "a: b", "#[", "# #[", "déjà vu", "e\u{301}", "氏名", "مثال", "می\u{200C}خواهم",
        "क्\u{200D}ष", "👩‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "1️⃣",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚\u{FE0E}", "“quoted” — dash…", "\u{A0}", "\u{FFFD}",
    ])
    func leavesWritingAlone(_ text: String) {
        #expect(Array(TerminalEscaper.line(text).unicodeScalars) == Array(text.unicodeScalars))
    }
}
