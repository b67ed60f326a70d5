import Foundation
import Mustache
import SourceText
import Testing

/// Runs the core suite of the Mustache specification in the lenient mode, comparing results as bytes.
@Suite struct SpecificationTests {
    private static let folder = ProcessInfo.processInfo.environment["INPUTCTL_CONFORMANCE"].map { $0 + "/mustache" }

    @Test(arguments: [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
        ("sections", 34),
    ])
    func passes(_ name: String, _ count: Int) throws {
        guard let folder = Self.folder else {
            print("mustache \(name): skipped: suite not present")
            return
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).json"))
        let cases = try JSONDecoder().decode(Suite.self, from: data).tests
        #expect(cases.count == count)
        var passed = 0
        for test in cases {
            let template = MustacheTemplate(parsing: SourceFile(path: test.name, text: test.template))
            let partials = (test.partials ?? [:]).map { name, text in
                (name, MustacheTemplate(parsing: SourceFile(path: name, text: text)))
            }
            let result = template.render(
                test.data.value, partials: Dictionary(uniqueKeysWithValues: partials),
                options: RenderOptions(.lenient, escaping: .html))
            let bytes = try? result.get()
            #expect(bytes == Array(test.expected.utf8), "\(name): \(test.name)")
            passed += bytes == Array(test.expected.utf8) ? 1 : 0
        }
        #expect(passed == count)
        print("mustache \(name): \(passed) of \(cases.count) passed")
    }

    private struct Suite: Decodable {
        let tests: [Case]
    }

    private struct Case: Decodable {
        let name: String
        let data: JSON
        let template: String
        let expected: String
        let partials: [String: String]?
    }

    private struct JSON: Decodable {
        let value: MustacheValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = .null
            } else if let flag = try? container.decode(Bool.self) {
                value = .bool(flag)
            } else if let number = try? container.decode(Int.self) {
                value = .integer(number)
            } else if let number = try? container.decode(Double.self) {
                value = .code("\(number)")
            } else if let text = try? container.decode(String.self) {
                value = .text(text)
            } else if let list = try? container.decode([JSON].self) {
                value = .list(list.map(\.value))
            } else {
                value = .object(try container.decode([String: JSON].self).mapValues(\.value))
            }
        }
    }
}
