import Foundation
import TestSupport
import Testing

/// Every text that a person reads is plain technical English.
@Suite struct LanguageTests {
    @Test(arguments: AvoidedPhrases.phrases.indices)
    func eachPhraseIsFoundWhereItIsWrongOnly(_ index: Int) {
        let phrase = AvoidedPhrases.phrases[index]
        let words = phrase.words.joined(separator: " ")
        #expect(AvoidedPhrases.matches(in: phrase.wrong).map(\.phrase) == [words])
        #expect(AvoidedPhrases.matches(in: phrase.right).isEmpty, "\(phrase.right)")
        let comment = "/// So \(phrase.wrong)".replacing(words, with: words.replacing(" ", with: "\n/// "))
        #expect(AvoidedPhrases.matches(in: comment, isSwift: true).map(\.phrase) == [words], "on two lines")
    }

    @Test func quotedValuesAndCodeDoNotCount() {
        #expect(AvoidedPhrases.matches(in: "\"is no x\" and `answers to` are names").isEmpty)
        #expect(AvoidedPhrases.matches(in: #"report("\"is no x\" is unknown")"#, isSwift: true).isEmpty)
        #expect(AvoidedPhrases.matches(in: #"report("this is no JSON")"#, isSwift: true).map(\.line) == [1])
        #expect(AvoidedPhrases.matches(in: "the value is. No number").isEmpty)
        #expect(AvoidedPhrases.matches(in: "an inch is 2.54\" and\nthis is no value").map(\.line) == [2])
    }

    @Test func ruleTextsArePlain() {
        for info in RuleFilesTests.infos {
            for text in [info.summary, info.rationale, info.remedy] {
                #expect(AvoidedPhrases.matches(in: text).isEmpty, "\(info.id): \(text)")
            }
        }
    }

    @Test func recordedOutputIsPlain() throws {
        let paths =
            Repository.files(in: "Fixtures", withSuffix: ".txt")
            + Repository.files(in: "Tests/Expected", withSuffix: "")
        try expectPlain(paths, atLeast: 250)
    }

    /// Comments, messages and help texts.
    @Test func sourcesArePlain() throws {
        try expectPlain(
            Repository.files(in: "Sources", withSuffix: ".swift") + Repository.files(in: "Sources", withSuffix: ".md"),
            atLeast: 500)
    }

    @Test func generatedFilesArePlain() throws {
        try expectPlain(Repository.files(in: "Templates", withSuffix: ""), atLeast: 100)
    }

    @Test func documentsArePlain() throws {
        try expectPlain(["README.md"] + Repository.files(in: ".github", withSuffix: ".md"), atLeast: 3)
    }

    @Test func theUnreleasedChangesArePlain() throws {
        let parts = try Repository.text(of: "CHANGELOG.md").split(separator: "\n## ")
        let unreleased = try #require(parts.first { $0.hasPrefix("[Unreleased]") })
        #expect(AvoidedPhrases.matches(in: String(unreleased)).isEmpty)
    }

    private func expectPlain(_ paths: [String], atLeast count: Int) throws {
        var read = 0
        for path in paths {
            guard let text = try? String(contentsOfFile: Repository.path(path), encoding: .utf8) else { continue }
            read += 1
            let matches = AvoidedPhrases.matches(in: text, isSwift: path.hasSuffix(".swift"))
            #expect(matches.isEmpty, "\(path): \(matches)")
        }
        #expect(read >= count, "\(read) texts were found")
    }
}
