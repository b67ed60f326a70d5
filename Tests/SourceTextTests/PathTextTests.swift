import SourceText
import Testing

@Suite struct PathTextTests {
    @Test(arguments: [("ios/Sources/A.swift", "A.swift"), ("A.swift", "A.swift"), ("a/\u{301}b", "\u{301}b"), ("", "")])
    func lastPartOfAPath(_ path: String, _ part: String) {
        #expect(path.lastPathPart == part)
    }

    @Test(arguments: [("a.b.C", "C"), ("C", "C"), ("", "")])
    func lastPartOfAName(_ name: String, _ part: String) {
        #expect(name.lastNamePart == part)
    }

    @Test(arguments: [("a.kt", "ios", "ios/a.kt"), ("a.kt", "", "a.kt"), ("", "ios", "ios"), ("", "", "")])
    func pathInAFolder(_ path: String, _ folder: String, _ whole: String) {
        #expect(path.inside(folder) == whole)
    }
}
