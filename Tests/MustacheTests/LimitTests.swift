import Mustache
import SourceText
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

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
