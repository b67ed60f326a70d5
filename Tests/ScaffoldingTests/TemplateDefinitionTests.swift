import InputControl
import Mustache
import Scaffolding
import SourceText
import Testing

@Suite struct TemplateDefinitionTests {
    static let good = """
        {
          "$comment": "free",
          "title": "T", "description": "D", "platforms": ["ios", "android"], "types": ["text", "integer"],
          "questions": [
            { "id": "label", "type": "text", "prompt": "Label", "default": "Value", "maxLength": 10 },
            { "id": "steps", "type": "integer", "prompt": "Steps", "default": 2, "minimum": 1, "when": "is.type.integer" },
            { "id": "style", "type": "choice", "prompt": "Style", "choices": ["plain", "boxed"], "default": "plain" },
            { "id": "owner", "type": "text", "prompt": "Owner", "optional": true, "example": "ACME" },
            { "id": "items", "type": "pairs", "prompt": "Items", "example": ["a=A"], "when": ["ios", "!is.style.plain"] }
          ],
          "files": [
            { "source": "m.json", "path": "manifest.json" },
            { "source": "icon", "raw": true, "when": "android" },
            { "source": "check.yml", "delimiters": "[[ ]]", "escape": "none" }
          ],
          "next": ["open {{row}}"]
        }
        """

    @Test func theFormerKeyOfQuestionsIsReportedWithItsNewName() throws {
        let text = """
            { "title": "T", "description": "D", "platforms": ["ios"],
              "answers": [{ "id": "label", "type": "text", "prompt": "Label" }],
              "files": [{ "source": "manifest.json" }] }
            """
        let file = SourceFile(path: "t/template.json", bytes: Array(text.utf8))
        let issues = TemplateDefinition.parse(file).issues
        #expect(issues.map(\.message) == ["the key \"answers\" is not read any more; rename it to \"questions\""])
        let renamed = SourceFile(
            path: "t/template.json", bytes: Array(text.replacing("answers", with: "questions").utf8))
        #expect(TemplateDefinition.parse(renamed).issues.count == 1, "the question without a default is read")
    }

    @Test func readsEverything() throws {
        let (definition, issues) = TemplateDefinition.parse(SourceFile(path: "t/template.json", text: Self.good))
        #expect(issues.map(\.message) == [])
        let read = try #require(definition)
        #expect(
            read.title == "T" && read.platforms == [.ios, .android] && read.types.map(\.value) == ["text", "integer"])
        #expect(read.questions.map(\.id.value) == ["label", "steps", "style", "owner", "items"])
        #expect(read.questions[0].kind == .text(length: 1...10))
        #expect(read.questions[2].kind == .choice(["plain", "boxed"]))
        #expect(read.questions[1].defaultWords == ["2"] && read.questions[3].isOptional)
        #expect(read.questions[4].condition.terms.map(\.value.isNegated) == [false, true])
        #expect(read.files.map(\.path.value) == ["manifest.json", "icon", "check.yml"])
        #expect(read.files[1].isRaw && read.files[2].escaping == Escaping.none)
        #expect(read.files[2].delimiters == MustacheDelimiters("[[ ]]".utf8))
    }

    /// A change of the good definition, and what is then wrong, each as `line:column message`.
    @Test(arguments: [
        (
            "\"title\": \"T\"", "\"titel\": \"T\"",
            ["1:1 there is no \"title\" here; add it", "3:3 unknown key \"titel\"; did you mean \"title\"?"]
        ),
        ("\"title\": \"T\"", "\"title\": 1", ["3:12 \"title\" must be a string; write it in quotes"]),
        ("\"title\": \"T\"", "\"title\": \"T\", \"title\": \"U\"", ["3:17 duplicate key \"title\"; keep one"]),
        (
            "[\"ios\", \"android\"]", "[\"iOS\", \"android\"]",
            ["3:52 \"iOS\" is not a platform; write \"ios\" or \"android\""]
        ),
        (
            "[\"ios\", \"android\"]", "[]",
            ["3:50 \"platforms\" is empty, so there is nothing to make; list \"ios\", \"android\" or both"]
        ),
        (
            "[\"text\", \"integer\"]", "[\"texte\"]",
            ["3:81 \"texte\" is not a type that 4D knows; did you mean \"text\"?"]
        ),
        (
            "\"id\": \"label\"", "\"id\": \"my label\"",
            ["5:14 \"my label\" is not a valid id; use letters and digits, a letter first"]
        ),
        (
            "\"id\": \"label\"", "\"id\": \"row\"",
            ["5:14 \"row\" is a name that every template has; rename the question"]
        ),
        ("\"id\": \"steps\"", "\"id\": \"label\"", ["6:14 \"label\" is the id of two questions; keep one"]),
        (
            "\"type\": \"choice\"", "\"type\": \"choise\"",
            [
                "7:31 \"choise\" is not a type of question; did you mean \"choice\"?"
            ]
        ),
        (
            "\"default\": \"Value\"", "\"default\": \"A long value\"",
            ["5:68 label: \"A long value\" has 12 characters; give 1 to 10"]
        ),
        (
            "\"default\": 2", "\"default\": 2.5",
            ["6:71 steps: \"2.5\" is not a whole number from 1 to 2147483647; give one"]
        ),
        (
            "\"default\": 2,", "",
            ["6:5 there is neither \"default\" nor \"example\", so the template cannot be checked; add one"]
        ),
        (
            "\"maxLength\": 10", "\"maxLength\": 10, \"minLength\": 20",
            [
                "5:90 \"maxLength\" is less than \"minLength\", so no answer is valid; fix one of them"
            ]
        ),
        ("[\"plain\", \"boxed\"]", "[\"plain\"]", ["7:70 \"choices\" must have two different choices; add one"]),
        ("\"raw\": true", "\"raw\": \"yes\"", ["13:32 \"raw\" is neither true nor false; write one of them"]),
        (
            "\"[[ ]]\"", "\"[[\"",
            ["14:45 \"[[\" is not a pair of delimiters; write two with a space between, without \"=\""]
        ),
        (
            "\"escape\": \"none\"", "\"escape\": \"c\"",
            [
                "14:64 \"c\" is not an escape mode; use one of swift, kotlin, json, xml, markdown, html, path, code-only, none"
            ]
        ),
        (
            "{ \"source\": \"icon\",", "{ \"sorce\": \"icon\",",
            ["13:5 there is no \"source\" here; add it", "13:7 unknown key \"sorce\"; did you mean \"source\"?"]
        ),
    ])
    func tellsWhatIsWrongAndWhere(_ old: String, _ new: String, _ expected: [String]) {
        let text = Self.good.replacingOccurrence(of: old, with: new)
        #expect(text != Self.good)
        let file = SourceFile(path: "t/template.json", text: text)
        let lines = LineTable(file.bytes)
        let found = TemplateDefinition.parse(file).issues.map { issue in
            let place = lines.position(of: issue.range?.lowerBound ?? 0)
            return "\(place.line):\(place.column) \(issue.message)"
        }
        #expect(Set(found) == Set(expected))
    }

    @Test(arguments: ["", "[]", "{", "{\"title\": }", "\u{0}", "null"])
    func whatIsNoDefinitionIsAnIssue(_ text: String) {
        #expect(!TemplateDefinition.parse(SourceFile(path: "t", text: text)).issues.isEmpty)
    }
}

extension String {
    /// This text with the first `old` replaced.
    func replacingOccurrence(of old: String, with new: String) -> String {
        guard let range = self.firstRange(of: old) else { return self }
        return replacingCharacters(in: range, with: new)
    }

    private func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
        String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
    }
}
