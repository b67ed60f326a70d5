import Foundation
import Mustache
import Scaffolding
import SourceText
import TestSupport
import Testing

/// `Templates/README.md` says what the reader of `template.json` takes.
@Suite struct TemplateReadMeTests {
    private static let text = (try? Repository.text(of: "Templates/README.md")) ?? ""

    @Test func theExampleIsTakenAsItIs() throws {
        let block = try #require(
            Self.text.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
        let (definition, issues) = TemplateDefinition.parse(SourceFile(path: "template.json", text: block))
        #expect(issues == [])
        #expect(definition?.files.count == 5)
    }

    @Test func everyTypeEscapingAndKeyIsThere() throws {
        let escapings = Escaping.allCases.filter { $0 != .path }.map(\.rawValue)
        for word in Question.typeNames + escapings { #expect(Self.text.contains("`\(word)`"), "\(word)") }
        for key in try keysThatAreKnown() {
            #expect(Self.text.contains("`\(key)`") || Self.text.contains("\"\(key)\""), "\(key)")
        }
    }

    /// As the reader tells them when it meets one that it does not know, at every place.
    private func keysThatAreKnown() throws -> [String] {
        let types = Question.typeNames.map { "{ \"zzzzzz\": 1, \"id\": \"a\", \"type\": \"\($0)\" }" }
        let text = """
            { "zzzzzz": 1, "questions": [\(types.joined(separator: ","))], "files": [{ "zzzzzz": 1, "source": "a" }] }
            """
        let (_, issues) = TemplateDefinition.parse(SourceFile(path: "template.json", text: text))
        let lists = issues.compactMap { $0.message.components(separatedBy: "use one of ").dropFirst().first }
        #expect(lists.count == types.count + 2)
        return Set(lists.flatMap { $0.components(separatedBy: ", ") }).sorted()
    }
}
