import Mustache
import SourceText
import TestSupport
import Testing

/// Input made to exhaust memory, time or the stack ends in an issue.
@Suite struct LimitTests {
    @Test func partialsThatMultiplyEnd() {
        var options = RenderOptions(escaping: .none)
        options.maximumSteps = 10_000
        let issues = render("{{>p}}", partials: ["p": "{{>p}}{{>p}}"], options: options).issues
        #expect(issues.map(\.kind).contains(.tooManySteps))
    }

    @Test func outputEnds() {
        var options = RenderOptions(escaping: .none)
        options.maximumOutput = 1000
        let list = MustacheValue.list(Array(repeating: .text("0123456789"), count: 1000))
        #expect(
            render("{{#l}}{{.}}{{/l}}", .object(["l": list]), options: options).issues.map(\.kind) == [.outputTooLarge])
        #expect(render("{{#l}}{{/l}}", .object(["l": list]), options: options).text == "")
    }

    /// One step writes the indentation once for each line of a partial.
    @Test func anIndentedPartialEnds() {
        var options = RenderOptions(escaping: .none)
        options.maximumOutput = 100_000
        let lines = String(repeating: "a\n", count: 1_000_000)
        let indented = render(String(repeating: " ", count: 900) + "{{>p}}\n", partials: ["p": lines], options: options)
        #expect(indented.issues.map(\.kind) == [.outputTooLarge])
        let wide = render(String(repeating: " ", count: 1001) + "{{>p}}\n", partials: ["p": "a\n"], options: options)
        #expect(wide.issues.map(\.kind) == [.outputTooLarge])
        let nested = render(
            String(repeating: " ", count: 600) + "{{>p}}\n",
            partials: ["p": String(repeating: " ", count: 600) + "{{>q}}\n", "q": "a\n"], options: options)
        #expect(nested.issues.map(\.kind) == [.outputTooLarge])
    }

    @Test(arguments: [
        "{{", "{{{", "{{{a}} ", "{{=", "{{=a}} ", "{{!", "{{#a}}", "{{/a}}", "{{a}\n", "{{a b}}", " {{!}} ",
    ])
    func longTemplatesAreReadInOnePass(_ piece: String) {
        let parsed = template(String(repeating: piece, count: 50_000))
        #expect(parsed.issues.count <= 1000)
        #expect(parsed.issues.allSatisfy { $0.range.upperBound <= parsed.file.bytes.count })
    }

    @Test func anyBytesAreParsedAndRendered() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "{{", "}}", "{", "}", "#", "^", "/", ">", "&", "!", "=", "<% %>", "a", ".", " ", "\n", "\r", "é", "\"",
            "\\(",
        ]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let parsed = template(text.joined())
            for escaping in [Escaping.swift, .kotlin, .markdown, .xml, .json] {
                let result = parsed.render(
                    .object(["a": .list([.text("x"), .object(["a": .null])])]), partials: ["a": parsed],
                    options: RenderOptions(.lenient, escaping: escaping))
                guard case .failure(let failure) = result else { continue }
                #expect(failure.issues.allSatisfy { $0.range.upperBound <= parsed.file.bytes.count })
            }
        }
    }
}
