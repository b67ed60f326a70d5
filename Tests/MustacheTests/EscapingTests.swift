import Foundation
import Mustache
import SourceText
import TestSupport
import Testing

@Suite struct EscapingTests {
    /// More than is kept of a line to find out what it is.
    private static let long = String(repeating: "word ", count: 80)

    @Test(arguments: [
        ("Sources/Row.swift", Escaping.swift), ("android/X.kt", .kotlin), ("manifest.json", .json), ("Cell.xib", .xml),
        ("README.md", .markdown), ("a.HTML", .html), (".gitignore", .codeOnly), ("a/check.yml", .codeOnly),
        ("folder.swift/LICENSE", .codeOnly),
    ])
    func followsTheFileName(_ path: String, _ expected: Escaping) {
        #expect(Escaping(forPath: path) == expected)
    }

    @Test(arguments: [
        // Swift
        (Escaping.swift, #"let a = "{{x}}""#, #"a"b\c"#, #"let a = "a\"b\\c""#),
        (.swift, #"let a = "{{x}}""#, "\\(x)\n${x}", #"let a = "\\(x)\n${x}""#),
        (.swift, "let a = \"\"\"\n{{x}}\n\"\"\"", "\"\"\"\n\\", "let a = \"\"\"\n\\\"\\\"\\\"\\n\\\\\n\"\"\""),
        (.swift, ##"let a = #"{{x}}"#"##, ##"a"#b\#(c)"##, ##"let a = #"a\#"\#u{23}b\#\\#u{23}(c)"#"##),
        (.swift, #"f("\(g("{{x}}")) {{x}}")"#, "\"", #"f("\(g("\"")) \"")"#),
        (.swift, "// {{x}}\nlet a", "a\nfatalError()", "// a fatalError()\nlet a"),
        (.swift, "/* {{x}}*/ \"{{x}}\"", "*/ \" /*", "/* * / \" / * */ \"*/ \\\" /*\""),
        (.swift, "/** *{{x}}/ */", "/", "/** * / / */"),
        (.swift, #""" + "{{x}}""#, "\"", #""" + "\"""#),
        (.swift, "\"{{x}}\"", "\u{202E}\0\u{301}", "\"\\u{202E}\\u{0}\u{301}\""),
        // Kotlin
        (.kotlin, #"val a = "{{x}}""#, #"$a ${b} "\"#, #"val a = "\$a \${b} \"\\""#),
        (.kotlin, "val a = '\"' + \"{{x}}\"", "'", "val a = '\"' + \"\\'\""),
        (.kotlin, "\"\"\"{{x}}\"\"\"", "\"$a\\", "\"\"\"${'\"'}${'$'}a\\\"\"\""),
        (.kotlin, "\"${ f(\"{{x}}\", { 1 }) } {{x}}\"", "\"", "\"${ f(\"\\\"\", { 1 }) } \\\"\""),
        (.kotlin, "/* {{x}} */", "/*", "/* / *  */"),
        (.kotlin, "\"\"\"a\"\"\"\" // {{x}}", "\n", "\"\"\"a\"\"\"\" //  "),
        // JSON
        (.json, #"{"a": "{{x}}"}"#, "\"\\\n\u{1F600}\0", "{\"a\": \"\\\"\\\\\\n\u{1F600}\\u0000\"}"),
        // XML
        (
            .xml, "<a b=\"{{x}}\">{{x}}</a>", "<\"'&>\n",
            "<a b=\"&lt;&quot;&#x27;&amp;&gt;&#xA;\">&lt;&quot;&#x27;&amp;&gt;&#xA;</a>"
        ),
        (.xml, "<!-- {{x}} -->", "--><a/>", "<!-- \u{2010}\u{2010}><a/> -->"),
        // Markdown
        (.markdown, "# {{x}}", "a_b *c* [d](e)\n# f", "# a\\_b \\*c\\* \\[d\\](e) # f"),
        (.markdown, "{{x}}", "1. <b>", "1\\. &lt;b&gt;"),
        (.markdown, "- {{x}}", "`a`", "- \\`a\\`"),
        (.markdown, "[a]({{x}})", "b) c", "[a](b\\)%20c)"),
        (.markdown, long + "[a]({{x}})", "b) c", long + "[a](b\\)%20c)"),
        (.markdown, long + "({{x}} {{x}}", "b c", long + "(b%20c b c"),
        (.markdown, "`{{x}}` and ``{{x}}``", "a*b", "`a*b` and ``a*b``"),
    ])
    func escapesForThePlace(_ escaping: Escaping, _ text: String, _ value: String, _ expected: String) {
        let result = render(text, .object(["x": .text(value)]), options: RenderOptions(escaping: escaping))
        #expect(result.text == expected)
        #expect(result.issues.map(\.message) == [])
    }

    @Test(arguments: [
        (Escaping.swift, "let {{x}} = 1", "a", MustacheIssue.Kind.unsafeValue),
        (.swift, #"let a = "\({{x}})""#, "a", .unsafeValue),
        (.swift, #"let a = "\{{x}}""#, "(a)", .unsafeValue),
        (.swift, ##"let a = #"\#{{x}}"#"##, "(a)", .unsafeValue),
        (.swift, "let a = \"\"\n{{x}}", "a", .unsafeValue),
        (.swift, "let a = \"unclosed\n{{x}}", "a", .unsafeValue),
        (.kotlin, #"val a = "${{x}}""#, "a", .unsafeValue),
        (.kotlin, "\"\"\"a\"\"\"{{x}}", "a", .unsafeValue),
        (.json, #"{"a": {{x}}}"#, "1", .unsafeValue),
        (.json, #"{"a": "\{{x}}"}"#, "n", .unsafeValue),
        (.xml, "<a {{x}}>", "b", .unsafeValue),
        (.xml, "<![CDATA[{{x}}]]>", "b", .unsafeValue),
        (.xml, "<![CDATA[?>{{x}}]]>", "b", .unsafeValue),
        (.xml, "<?a ]]>{{x}}?>", "b", .unsafeValue),
        (.xml, "<a>{{x}}</a>", "\0", .notEncodable),
        (.markdown, "`{{x}}`", "a`b", .notEncodable),
        (.markdown, "```sh\n{{x}}\n```\n", "a\nb", .notEncodable),
        (.markdown, "\\{{x}}", "*", .unsafeValue),
        (.markdown, long + "\\{{x}}", "*", .unsafeValue),
        (.path, "ios/{{x}}.swift", "../a", .notEncodable),
        (.path, "ios/{{x}}.swift", "a\\b", .notEncodable),
        (.path, "ios/{{x}}.swift", "a\0", .notEncodable),
        (.codeOnly, "{{x}}", "a", .unsafeValue),
    ])
    func refusesWhatCannotBeMadeSafe(
        _ escaping: Escaping, _ text: String, _ value: String, _ kind: MustacheIssue.Kind
    ) {
        let result = render(text, .object(["x": .text(value)]), options: RenderOptions(escaping: escaping))
        #expect(result.issues.map(\.kind) == [kind])
    }

    @Test(arguments: [
        (Escaping.swift, "class {{x}}Row {}", "class Row {}"), (.kotlin, "\"${{x}}\"", "\"$\""),
        (.json, "{\"a\": {{x}}}", "{\"a\": }"), (.xml, "<{{x}}/>", "</>"), (.codeOnly, "a: {{x}}", "a: "),
        (.swift, "{{{x}}} // {{x}}", " // "),
    ])
    func codeStandsAnywhere(_ escaping: Escaping, _ text: String, _ without: String) {
        let result = render(text, .object(["x": .code("Code")]), options: RenderOptions(escaping: escaping))
        #expect(result.text?.replacingOccurrences(of: "Code", with: "") == without)
    }

    static let hostile = [
        "\"", "\\", "\n", "\r\n", "{{x}}", "{{{x}}}", "{{/a}}", "\\(x)", "\\#(x)", "${x}", "$x", "*/", "/*", "//",
        "\"\"\"", "\"#",
        "'", "`", "]]>", "-->", "<!--", "</a>", "&amp;", "\0", "\u{7}", "\t", "\u{1F600}", "\u{202E}", "\u{200F}",
        "\u{2028}",
        "e\u{301}", "../../x", String(repeating: "x", count: 300), "#", "___DATE___", " ", "a", "\u{FEFF}",
        "\u{10FFFF}",
    ]

    /// Puts random mixtures of hostile pieces into every kind of literal and comment and reads them back.
    @Test func hostileValuesComeBackAsTheyWere() {
        var random = SeededGenerator(seed: 42)
        var count = 0
        for _ in 0..<1500 {
            let pieces = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                Self.hostile.randomElement(using: &random) ?? ""
            }
            let value = pieces.joined()
            for (escaping, text, read) in Self.readers {
                let result = render(text, .object(["x": .text(value)]), options: RenderOptions(escaping: escaping))
                guard let output = result.text else {
                    #expect(escaping == .xml && result.issues.allSatisfy { $0.kind == .notEncodable })
                    continue
                }
                let parts = text.components(separatedBy: "{{x}}")
                #expect(output.utf8.starts(with: parts[0].utf8))
                let body = Array(output.utf8.dropFirst(parts[0].utf8.count).dropLast(parts[1].utf8.count))
                let back = read(String(decoding: body, as: UTF8.self))
                #expect(
                    back.map { Array($0.utf8) } == Array(value.utf8), "\(escaping) \(text): \(value.debugDescription)")
                count += 1
            }
        }
        #expect(count > 10_000)
    }

    @Test func hostileValuesStayInTheirComment() {
        var random = SeededGenerator(seed: 43)
        for _ in 0..<1500 {
            let pieces = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                Self.hostile.randomElement(using: &random) ?? ""
            }
            let value = MustacheValue.object(["x": .text(pieces.joined())])
            let options = RenderOptions(escaping: .swift)
            let line = render("// {{x}}", value, options: options).text
            #expect(line?.contains { $0.isNewline } == false)
            let block = render("/* *{{x}}* */", value, options: options).text ?? ""
            #expect(block.components(separatedBy: "*/").count == 2)
            #expect(block.components(separatedBy: "/*").count == 2)
        }
    }

    private static let readers: [(Escaping, String, @Sendable (String) -> String?)] = [
        (.swift, "let a = \"{{x}}\"", { unescape($0, "\\", forbidden: ["\"", "\n", "\r"]) }),
        (.swift, "let a = \"\"\"\n{{x}}\n\"\"\"", { unescape($0, "\\", forbidden: ["\"", "\n", "\r"]) }),
        (.swift, "let a = #\"{{x}}\"#", { unescape($0, "\\#", forbidden: ["\"", "#", "\n", "\r"]) }),
        (.kotlin, "val a = \"{{x}}\"", { unescape($0, "\\", forbidden: ["\"", "$", "\n", "\r"]) }),
        (.kotlin, "val a = \"\"\"{{x}}\"\"\"", unescapeRawKotlin),
        (.json, "[\"{{x}}\"]", { try? JSONDecoder().decode([String].self, from: Data("[\"\($0)\"]".utf8)).first }),
        (.xml, "<a b=\"{{x}}\"/>", unescapeXML),
        (.xml, "<a>{{x}}</a>", unescapeXML),
    ]

    /// Reads the inside of a literal; nil when it has something that ends it or an escape that is none.
    private static func unescape(_ text: String, _ escape: String, forbidden: Set<Unicode.Scalar>) -> String? {
        let mark = Array(escape.unicodeScalars)
        var units: [UInt16] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.first {
            guard rest.starts(with: mark) else {
                guard !forbidden.contains(scalar) else { return nil }
                units += Array(String(scalar).utf16)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(mark.count)
            guard let letter = rest.popFirst() else { return nil }
            switch letter {
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "\"", "\\", "$", "'": units.append(UInt16(letter.value))
            case "u":
                let isBraced = rest.first == "{"
                let digits = isBraced ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(4)
                rest = rest.dropFirst(digits.count + (isBraced ? 2 : 0))
                guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else { return nil }
                if isBraced {
                    guard let scalar = Unicode.Scalar(value) else { return nil }
                    units += Array(String(scalar).utf16)
                } else {
                    units.append(UInt16(value))
                }
            default: return nil
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static func unescapeRawKotlin(_ text: String) -> String? {
        let parts = text.components(separatedBy: "${")
        guard let first = parts.first, !first.contains("\"") && !first.contains("$") else { return nil }
        return parts.dropFirst().reduce(first) { result, part in
            guard let result, let quote = part.unicodeScalars.first, quote == "'" || quote == "\"" else { return nil }
            let body = part.dropFirst()
            guard let end = body.range(of: "\(quote)}") else { return nil }
            let literal = String(body[..<end.lowerBound])
            let rest = String(body[end.upperBound...])
            guard !rest.contains("\""), !rest.contains("$") else { return nil }
            let value = literal == "\"" || literal == "$" ? literal : unescape(literal, "\\", forbidden: ["\"", "$"])
            return value.map { result + $0 + rest }
        }
    }

    private static func unescapeXML(_ text: String) -> String? {
        guard !text.contains(where: { "<>\"'".contains($0) || $0.isNewline }) else { return nil }
        let parts = text.components(separatedBy: "&")
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
        return parts.dropFirst().reduce(parts[0]) { result, part in
            guard let result, let end = part.unicodeScalars.firstIndex(of: ";") else { return nil }
            let entity = String(part.unicodeScalars[..<end])
            let rest = String(part.unicodeScalars[part.unicodeScalars.index(after: end)...])
            if let value = named[entity] { return result + value + rest }
            guard entity.hasPrefix("#x"), let value = UInt32(entity.dropFirst(2), radix: 16) else { return nil }
            return Unicode.Scalar(value).map { result + String($0) + rest }
        }
    }
}
