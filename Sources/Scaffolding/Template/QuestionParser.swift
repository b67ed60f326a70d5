import JSONSyntax
import SourceText

extension Question {
    /// The `type` values of a question.
    package static let typeNames = [
        "text", "identifier", "integer", "number", "boolean", "choice", "list", "pairs", "color",
    ]

    /// Reads one element of `questions`; nil when it has no valid id or type.
    static func parse(_ node: JSONNode, path: String) -> (answer: Question?, issues: [TemplateIssue]) {
        var reader = DefinitionReader(node, path: path)
        let id = reader.id()
        let kind = reader.kind()
        let prompt = reader.text("prompt", required: true)
        let condition = reader.condition()
        let isOptional = reader.flag("optional")
        let defaultNode = reader.value("default")
        let exampleNode = reader.value("example")
        let defaultWords = defaultNode.flatMap { reader.words($0, "default") }
        let exampleWords = exampleNode.flatMap { reader.words($0, "example") }
        if defaultNode == nil, exampleNode == nil {
            reader.report(
                node.range, "there is neither \"default\" nor \"example\", so the template cannot be checked; add one")
        }
        if isOptional, let defaultNode {
            reader.report(
                defaultNode.range, "a question with a default always has an answer; remove \"optional\" or the default")
        }
        var answer: Question?
        if let id, let kind {
            let made = Question(
                id: id, kind: kind, prompt: prompt?.value ?? id.value, condition: condition, defaultWords: defaultWords,
                exampleWords: exampleWords, isOptional: isOptional)
            for (words, node) in [(defaultWords, defaultNode), (exampleWords, exampleNode)] {
                guard let words, let node, case .failure(let problem) = made.value(of: words) else { continue }
                reader.report(node.range, problem.message)
            }
            answer = made
        }
        reader.finish()
        return (answer, reader.issues)
    }
}

extension DefinitionReader {
    fileprivate mutating func id() -> Located<String>? {
        guard let id = text("id", required: true) else { return nil }
        let bytes = Array(id.value.utf8)
        guard bytes.first?.isASCIILetter == true, bytes.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
            report(id.range, "\"\(id.value)\" is not a valid id; use letters and digits, a letter first")
            return nil
        }
        return id
    }

    fileprivate mutating func kind() -> Question.Kind? {
        guard let type = text("type", required: true) else { return nil }
        switch type.value {
        case "text": return .text(length: range("minLength", 1, "maxLength", 200, least: 0))
        case "identifier": return .identifier(maxLength: size("maxLength", least: 1) ?? 40)
        case "integer": return .integer(range("minimum", Int(Int32.min), "maximum", Int(Int32.max)))
        case "number":
            let lower = number("minimum") ?? -1e9
            return .number(lower...max(lower, number("maximum") ?? 1e9))
        case "boolean": return .boolean
        case "choice": return choices().map(Question.Kind.choice)
        case "list": return .list(count: items(), maxLength: size("maxLength", least: 1) ?? 200)
        case "pairs": return .pairs(count: items(), maxLength: size("maxLength", least: 1) ?? 200)
        case "color": return .color
        default:
            ignore(["minLength", "maxLength", "minimum", "maximum", "choices", "minItems", "maxItems"])
            let known = Question.typeNames
            let meant = Spelling.suggestion(for: type.value, among: known).map { "did you mean \"\($0)\"?" }
            report(
                type.range,
                "\"\(type.value)\" is not a type of question; \(meant ?? "use \(known.joined(separator: ", "))")")
            return nil
        }
    }

    private mutating func items() -> ClosedRange<Int> { range("minItems", 1, "maxItems", 100, least: 0) }

    private mutating func range(
        _ lowerKey: String, _ lower: Int, _ upperKey: String, _ upper: Int, least: Int = .min
    ) -> ClosedRange<Int> {
        let lowerBound = size(lowerKey, least: least) ?? lower
        let upperBound = size(upperKey, least: least) ?? max(lowerBound, upper)
        if upperBound < lowerBound, let node = object[upperKey] {
            report(
                node.range, "\"\(upperKey)\" is less than \"\(lowerKey)\", so no answer is valid; fix one of them")
            // Further checks use the defaults, so that one mistake gives one issue.
            return lower...upper
        }
        return lowerBound...max(lowerBound, upperBound)
    }

    private mutating func choices() -> [String]? {
        guard let choices = texts("choices", required: true) else { return nil }
        for choice in choices where !choice.value.utf8.allSatisfy(\.isChoiceByte) {
            report(choice.range, "\"\(choice.value)\" is not a valid choice; use letters, digits, \"-\" and \"_\"")
        }
        let values = choices.map(\.value)
        if Set(values).count < max(values.count, 2), let node = object["choices"] {
            report(node.range, "\"choices\" must have two different choices; add one")
        }
        return values
    }

    /// A default or example of the JSON as `--set` would give it.
    fileprivate mutating func words(_ node: JSONNode, _ key: String) -> [String]? {
        switch node.kind {
        case .string: return [node.string ?? ""]
        case .number, .boolean: return [node.sourceText]
        case .array where node.elements.allSatisfy({ [.string, .number, .boolean].contains($0.kind) }):
            return node.elements.map { $0.string ?? $0.sourceText }
        default:
            report(node.range, "\"\(key)\" is not an answer; write a string, a number, true, false or a list of them")
            return nil
        }
    }
}

extension UInt8 {
    fileprivate var isChoiceByte: Bool {
        isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
