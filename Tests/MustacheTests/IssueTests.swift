import Mustache
import SourceText
import Testing

/// Every way to get a template wrong, with the place it is reported at.
@Suite struct IssueTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let template: String
        let expected: [String]
        var partials: [String: String] = [:]

        init(_ template: String, _ expected: String..., partials: [String: String] = [:]) {
            (self.template, self.expected, self.partials) = (template, expected, partials)
        }

        var testDescription: String { template }
    }

    static let value = MustacheValue.object([
        "name": .text("n"), "title": .text("t"), "class": .code("C"), "flag": .bool(true), "off": .bool(false),
        "nothing": .null, "empty": .list([]), "items": .list([.object(["key": .text("k")])]),
        "place": .object(["city": .text("c")]),
    ])

    static let cases = [
        // Tags that are not closed
        Case("{{", "unclosedTag 1:1"),
        Case("a {{name", "unclosedTag 1:3"),
        Case("a\n  {{name}\nb", "unclosedTag 2:3"),
        Case("{{name {{title}}", "unclosedTag 1:1"),
        Case("{{#flag\n{{title}}{{/flag}}", "unclosedTag 1:1", "unopenedSection 2:10"),
        Case("{{! a comment", "unclosedTag 1:1"),
        Case("x{{{name}}", "unclosedTag 1:2"),
        Case("{{{name}} {{title}}", "unclosedTag 1:1"),
        Case("{{& name", "unclosedTag 1:1"),
        Case("{{> part", "unclosedTag 1:1"),
        Case("{{=<% %>}}", "unclosedTag 1:1"),
        Case("{{=<% %>=}}\r\n<%name", "unclosedTag 2:1"),
        Case("{{a\n{{b\n{{c", "unclosedTag 1:1", "unclosedTag 2:1", "unclosedTag 3:1"),
        // Delimiters
        Case("{{==}}", "invalidDelimiters 1:1"),
        Case("{{=<%=}}", "invalidDelimiters 1:1"),
        Case("a\n{{=<% %> !=}}", "invalidDelimiters 2:1"),
        Case("{{=<= =>=}}", "invalidDelimiters 1:1"),
        // Names
        Case("{{}}", "invalidName 1:1"),
        Case("{{ \n }}", "invalidName 1:1"),
        Case("{{#}}{{/}}", "invalidName 1:1", "invalidName 1:6"),
        Case("{{>}}", "invalidName 1:1"),
        Case("{{two words}}", "invalidName 1:1"),
        Case("é{{place..city}}", "invalidName 1:2"),
        Case("{{.name}}", "invalidName 1:1"),
        Case("{{name.}}", "invalidName 1:1"),
        Case("{{na/me}}", "invalidName 1:1"),
        Case("{{\"name\"}}", "invalidName 1:1"),
        // Sections
        Case("{{#flag}}a", "unclosedSection 1:1"),
        Case("a\n\n  {{^off}}a", "unclosedSection 3:3"),
        Case("{{#flag}}{{#items}}", "unclosedSection 1:1", "unclosedSection 1:10"),
        Case("{{/flag}}", "unopenedSection 1:1"),
        Case("{{#flag}}{{/flag}}\n{{/flag}}", "unopenedSection 2:1"),
        Case("{{#items}}{{/itmes}}", "unopenedSection 1:11"),
        Case("{{#flag}}{{^off}}{{/flag}}{{/off}}", "crossedSection 1:18"),
        Case("{{#flag}}\n{{#items}}\n{{/flag}}", "crossedSection 3:1"),
        Case("{{#flag}}{{/Flag}}", "unopenedSection 1:10"),
        Case(
            String(repeating: "{{#flag}}", count: 65) + String(repeating: "{{/flag}}", count: 65),
            "nestingTooDeep 1:577"),
        // Values
        Case("{{nam}}", "unknownName 1:1"),
        Case("a {{first}}\nb {{second}} {{first}}", "unknownName 1:3", "unknownName 2:3", "unknownName 2:14"),
        Case("{{#falg}}{{/falg}}", "unknownName 1:1"),
        Case("{{^falg}}{{/falg}}", "unknownName 1:1"),
        Case("{{place.town}}", "unknownName 1:1"),
        Case("{{name.length}}", "unknownName 1:1"),
        Case("{{#items}}\r\n  {{ky}}\r\n{{/items}}", "unknownName 2:3"),
        Case("{{key}}{{#items}}{{key}}{{/items}}", "unknownName 1:1"),
        Case("{{nothing}}", "notText 1:1"),
        Case("日本{{items}}", "notText 1:3"),
        Case("{{place}}", "notText 1:1"),
        Case("{{#place}}\n{{.}}{{/place}}", "notText 2:1"),
        Case("{{{name}}}", "unsafeValue 1:1"),
        Case("{{&name}} {{&class}}", "unsafeValue 1:1"),
        // Partials
        Case("{{>missing}}", "missingPartial 1:1"),
        Case("  {{> header }}\n", "missingPartial 1:3", partials: ["haeder": ""]),
        Case("{{>part}}", "unknownName part 2:1", partials: ["part": "a\n{{nam}}"]),
        Case("{{>part}}{{>part}}", "unclosedTag part 1:2", partials: ["part": "a{{nam"]),
        Case("a{{>part}}", "missingPartial part 1:4", partials: ["part": "123{{>other}}"]),
        Case("{{>part}}", "partialsTooDeep part 1:2", partials: ["part": "a{{>part}}"]),
    ]

    @Test(arguments: cases)
    func tellsWhatIsWrongAndWhere(_ test: Case) {
        let found = render(test.template, Self.value, partials: test.partials).issues.map { issue in
            let file = issue.path == "t.txt" ? "" : issue.path + " "
            return "\(issue.kind) \(file)\(issue.position.line):\(issue.position.column)"
        }
        #expect(found == test.expected)
    }

    @Test func hasAtLeastFortyCases() {
        #expect(Set(Self.cases.map(\.template)).count >= 40)
    }

    @Test func everyMessageIsOneLineAndSaysWhatToDo() {
        for test in Self.cases {
            for issue in render(test.template, Self.value, partials: test.partials).issues {
                #expect(!issue.message.contains { $0.isNewline } && !issue.message.hasSuffix("."))
                #expect(issue.message.first?.isUppercase == false)
            }
        }
    }

    @Test(arguments: [
        (
            "{{titel}}",
            "no value is called \"titel\" (did you mean \"title\"?); fix the name or add a question with this id"
        ),
        (
            "{{place.cty}}",
            "no value is called \"cty\" in \"place.cty\" (did you mean \"city\"?); fix the name or add a question with this id"
        ),
        ("{{#items}}{{/itmes}}", "no section \"itmes\" is open here; did you mean \"items\"?"),
        ("{{>hed}}", "there is no partial \"hed\" (did you mean \"head\"?); add its file or remove the tag"),
        (
            "{{#flag}}\n {{#items}}{{/flag}}",
            "the section \"flag\" ends while \"items\" (2:2) is still open; put {{/items}} before it"
        ),
    ])
    func suggestsWhatWasMeant(_ text: String, _ message: String) {
        #expect(render(text, Self.value, partials: ["head": ""]).issues.map(\.message) == [message])
    }

    @Test func tellsEverythingAtOnce() {
        let issues = render(
            "{{#flag}}{{/off}}\n{{nam}} {{>a}}\n{{>b}}\n{{name", Self.value, partials: ["b": "{{/x}}{{nothing}}"]
        ).issues
        #expect(
            issues.map(\.kind) == [
                .unopenedSection, .notText, .unclosedSection, .unopenedSection, .unknownName, .missingPartial,
                .unclosedTag,
            ])
    }

    @Test func aTemplateKnowsItsOwnIssuesBeforeItIsRendered() {
        #expect(template("{{#a}}").issues.map(\.kind) == [.unclosedSection])
        #expect(template("{{a}}").issues.isEmpty)
    }
}
