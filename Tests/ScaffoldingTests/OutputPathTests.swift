import Testing

@testable import Scaffolding

@Suite struct OutputPathTests {
    @Test(arguments: [
        "/a", "a//b", "../a", "a/.", ".git/hooks/x", ".GIT/config", "a/Node_Modules/x", "CON", "a/lpt1.txt", "tail. ",
        "tail.", "a\nb", "a\u{1B}b", "a\u{202E}b", "a\u{200B}b", "a:b", "a\\b",
    ])
    func refuses(_ path: String) {
        #expect(OutputPath.problem(with: path) != nil)
    }

    @Test(arguments: [".gitignore", ".github/workflows/check.yml", "ios/Sources/Row.swift", "console/é.md", "a b/c.d"])
    func takes(_ path: String) {
        #expect(OutputPath.problem(with: path) == nil)
    }
}
