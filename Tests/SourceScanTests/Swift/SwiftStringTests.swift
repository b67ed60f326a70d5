import SourceScan
import SourceText
import Testing

@Suite struct SwiftStringTests {
    private func value(_ literal: String, lineEnd: String = "\n") -> String? {
        let text = "let a = \(literal)\nlet b = 1".replacing("\n", with: lineEnd)
        return SwiftFileFacts(scanning: Array(text.utf8)).globals.first?.text?.value
    }

    @Test(arguments: [
        (#""""#, ""),
        (#""a""#, "a"),
        (#""\n\r\t\0\"\'\\""#, "\n\r\t\0\"'\\"),
        (#""\u{e9}\u{1F600}""#, "é😀"),
        (##"#"a\n"b"#"##, "a\\n\"b"),
        (##"#"a\#nb"#"##, "a\nb"),
        (###"##""# \#n"##"###, "\"# \\#n"),
        (##"#"""#"##, "\""),
        ("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"", "a\n  b\n\nc"),
        ("\"\"\"\n  a \\\n  b\\\\\n  c\\  \n  d\n  \"\"\"", "a b\\\nc  d".replacing("c  d", with: "cd")),
        ("\"\"\"\n\"\"\"", ""),
        ("\"\"\"\n  \"quoted\" \\\"\"\"\n  \"\"\"", "\"quoted\" \"\"\""),
        ("#\"\"\"\n  \"\"\" \\#\n  \\n\n  \"\"\"#", "\"\"\" \\n"),
        ("(\"a\")", "a"),
    ])
    func decodes(_ literal: String, _ expected: String) {
        #expect(value(literal) == expected)
        #expect(value(literal, lineEnd: "\r\n") == expected)
    }

    @Test(arguments: [
        #""\(x)""#, #""a"#, #""\q""#, #""\u{}""#, #""\u{D800}""#, #""\u{110000}""#, "\"\"\"a\"\"\"",
        "\"\"\"\n    a\n  b\n    \"\"\"",
        #""a" + "b""#, #""a".count"#, #""a" as NSString"#, "##\"a\"#",
    ])
    func doesNotGuess(_ literal: String) {
        #expect(value(literal) == nil)
    }
}
