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
}
