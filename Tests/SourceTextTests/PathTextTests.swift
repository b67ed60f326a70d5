import SourceText
import Testing

@Suite struct PathTextTests {
    @Test(arguments: [("ios/Sources/A.swift", "A.swift"), ("A.swift", "A.swift"), ("ios/", "ios"), ("/", ""), ("", "")])
    func lastPartOfAPath(_ path: String, _ part: String) {
        #expect(path.lastPathPart == part)
    }

    @Test(arguments: [("a.b.C", "C"), ("C", "C"), ("", "")])
    func lastPartOfAName(_ name: String, _ part: String) {
        #expect(name.lastNamePart == part)
    }
}
