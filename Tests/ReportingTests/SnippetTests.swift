import Findings
import Reporting
import SourceText
import TestSupport
import Testing

/// Where the marks stand under a source line, as it comes out of the text report.
@Suite struct SnippetTests {
    /// The source line and the line under it, without their margins, for a finding at `range`.
    private func lines(_ bytes: [UInt8], _ range: Range<Int>, label: String? = nil) -> (source: String, marks: String) {
        let report = Report(
            findings: [
                Finding(rule: "r", .error, "m", at: Location(path: "f", range: range), label: label)
            ],
            skipped: [], controls: 1, files: 1, rules: 1, sources: ["f": SourceFile(path: "f", bytes: bytes)])
        let lines = TextReporter().render(report).split(separator: "\n", omittingEmptySubsequences: false)
        let margin = (lines[2].firstIndex(of: "|")).map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
        return (String(lines[2].dropFirst(margin + 2)), String(lines[3].dropFirst(margin + 2)))
    }

    private func lines(_ marked: String) -> (source: String, marks: String) {
        let marked = MarkedText(marked)
        return lines(marked.bytes, marked.range)
    }

    @Test(arguments: [
        ("«abc»", "abc", "^^^"),
        ("  \"a\": «1»,", "  \"a\": 1,", "       ^"),
        ("\t«x»", "    x", "    ^"),
        ("ab\t«x»\ty", "ab  x   y", "    ^"),
        ("«\t»x", "    x", "^^^^"),
        ("漢\t«x»", "漢  x", "    ^"),
        ("\"氏名\": «名前»", "\"氏名\": 名前", "        ^^^^"),
        ("👩‍👩‍👧‍👦«x»", "👩‍👩‍👧‍👦x", "  ^"),
        ("a«👍🏽»b", "a👍🏽b", " ^^"),
        ("e\u{301}e\u{301}«n»", "e\u{301}e\u{301}n", "  ^"),
        ("🇫🇷«🇩🇪»", "🇫🇷🇩🇪", "  ^^"),
        ("«»abc", "abc", "^"),
        ("ab«»c", "abc", "  ^"),
        ("abc«»", "abc", "   ^"),
        ("abc«»\n", "abc", "   ^"),
        ("abc«\n»def", "abc", "   ^"),
        ("abc«\r\n»def", "abc", "   ^"),
        ("«abc\n»def", "abc", "^^^"),
        ("«abc\r\n»def", "abc", "^^^"),
        ("a «[\n1\n]»", "a [", "  ^… (to line 3)"),
        ("a «[ x\r\n1,\r\n]» b", "a [ x", "  ^^^… (to line 3)"),
        ("«", "", "^"),
        ("\u{FEFF}«{»}", "{}", "^"),
        ("«\u{FEFF}»{}", "{}", "^"),
        ("a\u{1B}[31m«b»", "a<U+001B>[31mb", "             ^"),
        ("«\u{202E}»b", "<U+202E>b", "^^^^^^^^"),
    ])
    func marksStandUnderTheirCharacters(_ marked: String, _ source: String, _ marks: String) {
        let lines = lines(marked)
        #expect(lines.source == source)
        #expect(lines.marks == marks)
    }

    @Test func aPlaceInsideACharacterMarksTheWholeCharacter() {
        #expect(lines(Array("x👩‍💻y".utf8), 5..<6).marks == " ^^")
        #expect(lines(Array("漢字".utf8), 1..<2).marks == "^^")
    }

    @Test func bytesThatAreNotTextAreShown() {
        let lines = lines([0x61, 0xFF, 0xE6, 0xBC, 0x62, 0xC3], 4..<5)
        #expect(lines.source == "a<FF><E6><BC>b<C3>")
        #expect(lines.marks == "             ^")
    }

    @Test func aPlaceBehindTheEndIsTheEnd() {
        #expect(lines(Array("ab".utf8), 7..<9).marks == "  ^")
        #expect(lines(Array("ab\n".utf8), 3..<3).source == "")
    }

    @Test func theLabelStandsBesideTheMarks() {
        #expect(lines(Array("abc".utf8), 1..<2, label: "this\none").marks == " ^ this\\none")
    }

    @Test(arguments: ["a", "漢", "é", "👩‍💻", "\t", "\u{1B}", "e\u{301}\u{302}"])
    func aLongLineIsCutAroundThePlace(_ filler: String) {
        let padding = String(repeating: filler, count: 3000)
        let lines = lines("\(padding)«mark»\(padding)")
        #expect(lines.source.hasPrefix("…") && lines.source.hasSuffix("…"))
        let columns = DisplayWidth.columns(of: lines.source)
        #expect((90...102).contains(columns), "\(columns) columns")
        let before = lines.source.prefix { $0 != "m" }
        #expect(lines.marks == String(repeating: " ", count: DisplayWidth.columns(of: before)) + "^^^^")
        #expect(lines.source.contains("mark"))
    }

    @Test func aLongLineIsCutOnOneSideOnly() {
        let padding = String(repeating: "x", count: 3000)
        let start = lines("«ab»\(padding)")
        #expect(start.source.hasPrefix("abx") && start.source.hasSuffix("x…"))
        #expect(start.marks == "^^")
        let end = lines("\(padding)«ab»")
        #expect(end.source.hasPrefix("…x") && end.source.hasSuffix("xab"))
        #expect(end.source.count == 101)
        #expect(end.marks == String(repeating: " ", count: 99) + "^^")
    }

    @Test func aLongMarkGoesOnUnderTheCut() {
        let lines = lines("[ «\(String(repeating: "x", count: 5000))» ]")
        #expect(lines.source == "[ \(String(repeating: "x", count: 98))…")
        #expect(lines.marks == "  " + String(repeating: "^", count: 99))
    }

    @Test func oneHugeCharacterIsNotPrintedWhole() {
        let lines = lines("«a\(String(repeating: "\u{200D}", count: 100_000))»b")
        #expect(lines.source.utf8.count < 200)
        #expect(lines.marks.hasPrefix("^") || lines.marks.hasPrefix(" ^"))
    }

    @Test func aHugeLineWithManyFindingsIsShownAroundEach() {
        let item = #"{"k": "v"},"#
        let count = 100_000
        let bytes = Array(String(repeating: item, count: count).utf8)
        let findings = stride(from: 0, to: count, by: 50).map { index in
            let start = index * item.utf8.count + 6
            return Finding(rule: "r", .error, "m", at: Location(path: "f", range: start..<start + 3))
        }
        let output = TextReporter().render(
            Report(
                findings: findings, skipped: [], controls: 1, files: 1, rules: 1,
                sources: ["f": SourceFile(path: "f", bytes: bytes)]))
        #expect(output.contains("f:1:\((count - 50) * item.utf8.count + 7): error"))
        #expect(output.utf8.count < findings.count * 400)
        #expect(output.split(separator: "\n").count { $0.hasSuffix("^^^") } == findings.count)
    }
}
