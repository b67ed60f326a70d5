import Findings
import Reporting
import SourceText
import Testing

@Suite struct GitHubReporterTests {
    private func render(_ findings: [Finding], skipped: [SkippedCheck] = [], prefix: String = "") -> String {
        let report = Report(
            findings: findings, skipped: skipped, controls: 1, files: 1, rules: 1,
            sources: ["manifest.json": SourceFile(path: "manifest.json", text: "{\n  \"name\": 1\n}")],
            displayPrefix: prefix)
        return GitHubReporter().render(report)
    }

    @Test func oneCommandForEachFindingWithItsPlace() {
        let finding = Finding(
            rule: "name-invalid", .error, "\"name\" is 1", at: Location(path: "manifest.json", range: 12..<13),
            consequence: "4D ignores it", help: "write a text")
        #expect(
            render([finding], prefix: "controls/a/")
                == "::error file=controls/a/manifest.json,line=2,col=11,title=name-invalid::"
                + "\"name\" is 1%0A4D ignores it%0Ahelp: write a text\n")
    }

    @Test func severitiesHaveTheirLevelsAndWholeFilesNoLine() {
        let warning = Finding(rule: "a-b", .warning, "w", at: Location(path: "x"))
        let note = Finding(rule: "a-b", .note, "n", at: Location(path: "y"))
        #expect(render([warning, note]) == "::warning file=x,title=a-b::w\n::notice file=y,title=a-b::n\n")
    }

    @Test func aNoticeForEachSkippedCheck() {
        let place = Location(path: "manifest.json", range: 12..<13)
        let skipped = [
            SkippedCheck("the value cannot be determined", at: place, rules: ["a-b", "c-d"]),
            SkippedCheck(path: "lost.zip", reason: "it is damaged"),
        ]
        #expect(
            render([], skipped: skipped, prefix: "controls/")
                == "::notice file=controls/manifest.json,line=2,col=11,title=not checked::"
                + "a-b, c-d: the value cannot be determined\n"
                + "::notice file=controls/lost.zip,title=not checked::it is damaged\n")
    }

    @Test func nothingInAFileCanEndTheCommand() {
        let hostile = Finding(
            rule: "a-b", .error, "100%::error::\r\n::stop", at: Location(path: "a,b:c%.swift"))
        let output = render([hostile])
        #expect(output.hasPrefix("::error file=a%2Cb%3Ac%25.swift,title=a-b::100%25:<U+003A>error::"))
        #expect(output.split(whereSeparator: \.isNewline).count == 1)
    }
}
