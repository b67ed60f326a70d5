import InputControl
import Mustache
import Scaffolding
import SourceText
import Testing

@Suite struct TemplateRenderingTests {
    static let files = [
        "t/template.json": """
        { "title": "T", "description": "D", "platforms": ["ios", "android"], "types": ["text"],
          "questions": [{ "id": "label", "type": "text", "prompt": "L", "default": "Value" }],
          "files": [
            { "source": "manifest.json" },
            { "source": "Row.swift", "path": "ios/{{row}}.swift", "when": "ios" },
            { "source": "C.kt", "path": "android/{{class}}.kt", "when": "android" },
            { "source": "check.yml", "path": ".github/check.yml", "delimiters": "[[ ]]" },
            { "source": "raw.bin", "raw": true }
          ],
          "next": ["open {{row}}.swift"] }
        """,
        "t/manifest.json":
            "{ \"name\": \"{{name}}\", \"target\": [{{#targets}}\"{{value}}\"{{^last}}, {{/last}}{{/targets}}] }\n",
        "t/Row.swift": "{{>head}}\nlet label = \"{{label}}\" // {{label}}\n",
        "t/C.kt": "val label = \"{{label}}\"\n",
        "t/check.yml": "run: ${{ github.ref }} [[name]]\n",
        "t/raw.bin": "{{name}}",
        "t/partials/head.swift": "// own ___DATE___ {{service}}\n",
        "partials/head.swift": "// shared\n",
    ]

    private func render(
        _ files: [String: String] = Self.files, given: [String: [String]] = [:],
        platforms: [Platform] = [.ios, .android]
    ) throws -> Result<[ScaffoldFile], TemplateIssues> {
        let template = try #require(library(files).template("t")).get()
        let values = template.definition.values(for: try sampleRequest(platforms: platforms), given: given)
        return template.render(try values.get())
    }

    @Test func rendersEachFileForItsPlace() throws {
        let files = try render(given: ["label": ["\"$x\\(y)*/"]]).get()
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        #expect(
            texts == [
                "manifest.json": "{ \"name\": \"mylocation\", \"target\": [\"ios\", \"android\"] }\n",
                "ios/MylocationRow.swift":
                    "// own ___DATE___ MylocationRowService\nlet label = \"\\\"$x\\\\(y)*/\" // \"$x\\(y)*/\n",
                "android/Mylocation.kt": "val label = \"\\\"\\$x\\\\(y)*/\"\n",
                ".github/check.yml": "run: ${{ github.ref }} mylocation\n", "raw.bin": "{{name}}",
            ])
        #expect(files.map(\.path) == files.map(\.path).sorted())
    }

    @Test func theFilesTogetherHaveALimit() throws {
        let entries = (0..<5).map { "{ \"source\": \"big.bin\", \"path\": \"\($0).bin\", \"raw\": true }" }
        let files = [
            "t/template.json": """
            { "title": "T", "description": "D", "platforms": ["ios"], "types": ["text"],
              "files": [\(entries.joined(separator: ", "))] }
            """,
            "t/big.bin": String(repeating: "x", count: 15 << 20),
        ]
        guard case .failure(let failure) = try render(files, platforms: [.ios]) else {
            Issue.record("75 MB were rendered")
            return
        }
        #expect(failure.issues.contains { $0.message.hasPrefix("the files up to this one are larger than") })
    }

    @Test func leavesOutWhatIsNotMade() throws {
        let files = try render(platforms: [.ios]).get()
        #expect(!files.contains { $0.path.hasPrefix("android") })
        #expect(
            files.first { $0.path == "manifest.json" }.map { String(decoding: $0.bytes, as: UTF8.self) }
                == "{ \"name\": \"mylocation\", \"target\": [\"ios\"] }\n")
    }

    @Test func tellsTheNextSteps() throws {
        let template = try #require(library(Self.files).template("t")).get()
        let values = try template.definition.values(for: sampleRequest(), given: [:]).get()
        #expect(try template.nextSteps(values).get() == ["open MylocationRow.swift"])
    }

    @Test(arguments: [
        ("t/Row.swift", "{{labell}}", ["template-unknown-name t/Row.swift 0"]),
        ("t/Row.swift", "{{#label}}", ["template-syntax t/Row.swift 0"]),
        ("t/Row.swift", "{{>haed}}", ["template-missing-partial t/Row.swift 0"]),
        ("t/Row.swift", "let {{label}} = 1", ["template-syntax t/Row.swift 4"]),
        ("t/partials/head.swift", "{{x}}", ["template-unknown-name t/partials/head.swift 0"]),
    ])
    func issuesNameTheirFile(_ path: String, _ text: String, _ expected: [String]) throws {
        var files = Self.files
        files[path] = text
        guard case .failure(let failure) = try render(files) else {
            Issue.record("it was rendered")
            return
        }
        #expect(failure.issues.map { "\($0.rule.rawValue) \($0.path) \($0.range?.lowerBound ?? -1)" } == expected)
    }

    @Test(arguments: [
        "../x", "/x", "a//b", "a/../b", "", ".", "con.swift", "a\\\\b", "a:b", "x.", "x ", "manifest.json",
        "MANIFEST.json",
        "manifest.json/x", "{{nothing}}",
    ])
    func refusesPathsThatLeadElsewhere(_ path: String) throws {
        var files = Self.files
        files["t/template.json"] = files["t/template.json"]?.replacingOccurrence(of: "ios/{{row}}.swift", with: path)
        let library = library(files)
        let template = try #require(library.template("t")).get()
        let values = try template.definition.values(for: sampleRequest(), given: [:]).get()
        #expect(throws: TemplateIssues.self) { try template.render(values).get() }
    }

    @Test func aMissingSourceAndAnUnknownConditionAreIssues() throws {
        var files = Self.files
        files["t/C.kt"] = nil
        files["t/template.json"] = files["t/template.json"]?.replacingOccurrence(
            of: "\"when\": \"ios\"", with: "\"when\": \"io\"")
        guard case .failure(let failure) = try render(files) else {
            Issue.record("it was rendered")
            return
        }
        #expect(failure.issues.map(\.rule) == [.unknownName, .path])
    }

    @Test func onlyFoldersWithADefinitionAreTemplates() {
        #expect(library(Self.files).names == ["t"])
        guard library(Self.files).template("partials") == nil else {
            Issue.record("a folder of partials is a template")
            return
        }
    }
}
