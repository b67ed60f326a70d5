import Mustache
import SourceText
import Testing

@Suite struct RenderingTests {
    @Test(arguments: [
        ("// ___DATE___ ___FULLUSERNAME___", "// ___DATE___ ___FULLUSERNAME___"),
        ("{{=<% %>=}}\nuses: ${{ github.ref }} <%name%>", "uses: ${{ github.ref }} {{x}}"),
        ("func f() { { $0 } }", "func f() { { $0 } }"),
        ("{{name}}", "{{x}}"),
        ("{{#items}}\n- {{.}}\n{{/items}}\nend", "- 1\n- 2\nend"),
        ("{{#items}}{{.}},{{/items}}", "1,2,"),
        ("{{^none}}no{{/none}}{{#none}}yes{{/none}}", "no"),
        ("{{#blank}}yes{{/blank}}{{^blank}}no{{/blank}}", "no"),
        ("{{flag}} {{&flag}} {{{count}}}", "true true 3"),
        ("a\r\n  {{! gone }}\r\nb", "a\r\nb"),
        ("{{outer.inner}}", "deep"),
        ("{{#outer}}{{inner}} {{count}}{{/outer}}", "deep 3"),
        ("{{=<% %>=}}<%{count}%>", "3"),
    ])
    func rendersStrictly(_ text: String, _ expected: String) {
        let value = MustacheValue.object([
            "name": .text("{{x}}"), "items": .list([.integer(1), .integer(2)]), "none": .null, "blank": .text(""),
            "flag": .bool(true), "count": .integer(3), "outer": .object(["inner": .text("deep")]),
        ])
        let result = render(text, value)
        #expect(result.text == expected)
        #expect(result.issues.isEmpty)
    }

    @Test func delimitersCanBeSetFromOutside() throws {
        let delimiters = try #require(MustacheDelimiters("[[ ]]".utf8))
        let template = MustacheTemplate(
            parsing: SourceFile(path: "check.yml", text: "${{ secrets.X }} [[name]]"), delimiters: delimiters)
        let result = template.render(.object(["name": .code("n")]), options: RenderOptions(escaping: .codeOnly))
        #expect(try result.get() == Array("${{ secrets.X }} n".utf8))
        #expect(MustacheDelimiters("<%".utf8) == nil)
    }

    @Test func indentsPartialsButNotValues() {
        let partial = "|\n{{value}}\n{{#on}}\n{{on}}|\n{{/on}}\n{{>inner}}\n"
        let result = render(
            "  {{>p}}\nend", .object(["value": .text("<\n->"), "on": .bool(true)]),
            partials: ["p": partial, "inner": "x\n y\n"])
        #expect(result.text == "  |\n  <\n->\n  true|\n  x\n   y\nend")
    }

    @Test func tellsWhatItUses() {
        let uses = template("{{a.b}} {{{c}}}\n{{#d}}{{^e}}{{>f}}{{.}}{{/e}}{{/d}}").uses
        #expect(uses.map(\.name) == ["a.b", "c", "d", "e", "f", "."])
        #expect(uses.map(\.kind) == [.variable, .unescaped, .section, .inverted, .partial, .variable])
        #expect(uses[1].range == 8..<15)
    }
}
