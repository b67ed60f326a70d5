import Foundation
import TestSupport
import Testing

/// The form of the cases below `Fixtures/Rules`.
@Suite struct RuleCaseTests {
    private func sections(_ text: String) -> [(name: String, content: String)] {
        RuleCase.sections(of: Array(text.utf8)).map { ($0.name, String(decoding: $0.content, as: UTF8.self)) }
    }

    @Test func eachHeaderBeginsAFile() throws {
        let found = sections("ignored\n-- a/b c.swift --\nlet a = 1 -- 2\n\n-- (1).txt --\n-- report --\nfine\n")
        #expect(found.map(\.name) == ["a/b c.swift", "(1).txt", "report"])
        #expect(found.map(\.content) == ["let a = 1 -- 2\n\n", "", "fine\n"])
    }

    @Test func linesWithoutEndAndAnyByteCanBeWritten() throws {
        #expect(sections("-- a (no line end) --\nx\\x41\n").map(\.content) == ["x\\x41"])
        let escaped = RuleCase.sections(of: Array("-- a (escaped) --\n\\x00\\xff\\\\x41é\\n\n-- b --\n".utf8))
        #expect(escaped.map(\.content) == [[0, 0xFF] + Array("\\x41é\\n\n".utf8), []])
        #expect(sections("-- a (escaped, no line end) --\n\\x2d- b --\n").map(\.content) == ["-- b --"])
    }

    @Test func everyCaseIsAFolderWithFiles() throws {
        #expect(RuleCase.all.count > 200)
        for fixture in RuleCase.all {
            #expect(!Repository.contents(of: fixture.folder).isEmpty, "\(fixture.name)")
        }
    }
}
