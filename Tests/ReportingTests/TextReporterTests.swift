import Findings
import Reporting
import SourceText
import Testing

@Suite struct TextReporterTests {
    private let manifest = "{\n    \"name\": \"colorWheel\",\n    \"type\": \"text\"\n}\n"
    private let row = String(repeating: "\n", count: 8) + "private let kFormat = \"colorWhel\"\n"
    private let rowPath = "ios/Sources/Forms/Actions/ColorWheelRow.swift"

    private var finding: Finding {
        Finding(
            rule: "format-not-handled", .error, "no code answers to the format \"colorWheel\"",
            at: Location(
                path: "manifest.json", range: range(of: "\"colorWheel\"", in: manifest), pointer: "/name"),
            label: "the app asks each row service for this format",
            consequence: "4D shows the plain row of the type instead, and says nothing",
            notes: [
                Note(
                    "ColorWheelRowService answers to this one",
                    at: Location(path: rowPath, range: range(of: "colorWhel", in: row)))
            ],
            fix: FixIt("write \"colorWheel\"", in: rowPath, [TextEdit(range(of: "colorWhel", in: row), "colorWheel")]))
    }

    @Test func showsWhereWhatWhyAndTheWayOut() {
        let output = TextReporter().render(report([finding], ["manifest.json": manifest, rowPath: row], rules: 71))
        #expect(
            output == """
                manifest.json:2:13: error: no code answers to the format "colorWheel" [format-not-handled]
                  |
                2 |     "name": "colorWheel",
                  |             ^^^^^^^^^^^^ the app asks each row service for this format
                  |
                  ios/Sources/Forms/Actions/ColorWheelRow.swift:9:24
                  |
                9 | private let kFormat = "colorWhel"
                  |                        ^^^^^^^^^ ColorWheelRowService answers to this one
                  |
                  4D shows the plain row of the type instead, and says nothing
                  help: write "colorWheel"

                1 error in 1 control (2 files, 71 rules)

                """)
    }

    @Test func aWholeFileHasNoSnippet() {
        let finding = Finding(
            rule: "manifest-missing", .error, "no manifest.json", at: Location(path: "control"), label: "beside it",
            help: "rename it", notes: [Note("this one is spelt otherwise", at: Location(path: "control/Manifest.json"))]
        )
        #expect(
            TextReporter().render(report([finding], displayPrefix: "../")) == """
                ../control: error: no manifest.json [manifest-missing]
                  beside it
                  ../control/Manifest.json: this one is spelt otherwise
                  help: rename it

                1 error in 1 control (0 files, 36 rules)

                """)
    }

    @Test func aFileThatCouldNotBeReadHasNoSnippetEither() {
        let finding = Finding(rule: "r", .warning, "m", at: Location(path: "gone", range: 3..<4))
        #expect(TextReporter().render(report([finding])).hasPrefix("gone: warning: m [r]\n\n1 warning"))
    }

    @Test(
        arguments: [
            ("do this", nil, ["help: do this"]),
            (nil, "do that", ["help: do that"]),
            ("do that", "do that", ["help: do that"]),
            ("do this", "do that", ["help: do this"]),
            (nil, nil, []),
        ] as [(String?, String?, [String])])
    func tellsTheWayOutOnce(_ help: String?, _ fix: String?, _ expected: [String]) {
        let finding = Finding(
            rule: "r", .note, "m", at: Location(path: "f"), help: help,
            fix: fix.map { FixIt($0, in: "f", [TextEdit(0..<0, "x")]) })
        let lines = TextReporter().render(report([finding])).split(separator: "\n")
        #expect(lines.dropFirst().dropLast().map { String($0.drop { $0 == " " }) } == expected)
    }

    @Test func theMarginFitsTheWidestLineNumber() {
        let text = String(repeating: "\n", count: 120) + "here"
        let finding = Finding(
            rule: "r", .error, "m", at: Location(path: "f", range: 0..<0),
            notes: [Note("there", at: Location(path: "f", range: range(of: "here", in: text)))])
        #expect(
            TextReporter().render(report([finding], ["f": text])) == """
                f:1:1: error: m [r]
                    |
                  1 |
                    | ^
                    |
                  f:121:1
                    |
                121 | here
                    | ^^^^ there
                    |

                1 error in 1 control (1 file, 36 rules)

                """)
    }

    @Test func coloursAreOnlyAround() {
        let report = report([finding], ["manifest.json": manifest, rowPath: row])
        let painted = TextReporter(palette: .ansi).render(report)
        #expect(painted.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(painted.contains("\u{1B}[1;31m^^^^^^^^^^^^\u{1B}[0m"))
        var plain = ""
        var rest = painted[...]
        while let start = rest.firstIndex(of: "\u{1B}") {
            plain += rest[..<start]
            rest = rest[start...].drop { $0 != "m" }.dropFirst()
        }
        #expect(plain + rest == TextReporter().render(report))
    }

    @Test func nothingInAFileReachesTheTerminal() {
        let evil = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\u{8}"
        let location = Location(path: "a\n\(evil)", range: 0..<3)
        let finding = Finding(
            rule: "r", .error, evil, at: location, label: evil, consequence: evil, help: evil,
            notes: [Note(evil, at: location), Note(evil, at: Location(path: evil))],
            fix: FixIt("fix\(evil)", in: "f", [TextEdit(0..<0, evil)]))
        let report = report(
            [finding], [location.path: "\(evil)\n"],
            skipped: [SkippedCheck(path: evil, rules: ["r"], reason: evil)], controls: 2, displayPrefix: "\(evil)/")
        for output in [
            TextReporter().render(report), ConciseReporter().render(report),
            JSONReporter(toolVersion: evil).render(report),
        ] {
            #expect(!output.isEmpty)
            #expect(
                output.unicodeScalars.allSatisfy { scalar in
                    scalar == "\n"
                        || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && scalar != "\u{202E}")
                })
        }
        #expect(ConciseReporter().render(report).split(separator: "\n").count == 1)
    }

    @Test func tenThousandFindingsAreAllShown() {
        let text = String(repeating: "{\"key\": \"value\"}\n", count: 10_000)
        let findings = (0..<10_000).map { index in
            Finding(rule: "r", .warning, "m", at: Location(path: "f", range: index * 17 + 8..<index * 17 + 15))
        }
        let output = TextReporter().render(report(findings, ["f": text]))
        #expect(output.contains("\nf:10000:9: warning: m [r]\n"))
        #expect(output.hasSuffix("10000 warnings in 1 control (1 file, 36 rules)\n"))
    }
}
