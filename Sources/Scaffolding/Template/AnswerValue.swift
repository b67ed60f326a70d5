import Mustache
import SourceText

/// Why a value is not an answer to a question.
package struct AnswerProblem: Error, Hashable, Sendable {
    /// The id of the question, or the unknown id.
    package let id: String
    /// One line: what is wrong with the answer, and what to give instead.
    package let message: String
}

extension Question {
    /// The value of an answer given as words, of which only lists take more than one.
    package func value(of words: [String]) -> Result<MustacheValue, AnswerProblem> {
        if let word = words.first(where: { $0.unicodeScalars.contains(where: \.isControl) }) {
            return refuse(word, "has a control character or line break", "keep it on one line")
        }
        switch kind {
        case .list(let count, let maxLength): return list(words, count: count, maxLength: maxLength, hasKeys: false)
        case .pairs(let count, let maxLength): return list(words, count: count, maxLength: maxLength, hasKeys: true)
        default: break
        }
        guard let word = words.first, words.count == 1 else {
            return .failure(
                AnswerProblem(
                    id: id.value, message: "\"\(id.value)\" takes one answer, not \(words.count); give it once"))
        }
        return single(word)
    }

    private func single(_ word: String) -> Result<MustacheValue, AnswerProblem> {
        switch kind {
        case .text(let length):
            if let problem = lengthProblem(word, length) { return problem }
            return .success(.text(word))
        case .identifier(let maxLength):
            let bytes = Array(word.utf8)
            guard bytes.first.map({ $0.isASCIILetter || $0 == UInt8(ascii: "_") }) == true,
                bytes.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
            else { return refuse(word, "is not an identifier", "use letters, digits and \"_\", a letter first") }
            if let problem = lengthProblem(word, 1...max(1, maxLength)) { return problem }
            guard !Keywords.all.contains(word) else {
                return refuse(word, "is a keyword", "choose another word")
            }
            return .success(.code(word))
        case .integer(let range):
            guard let integer = Int(word), String(integer) == word, range.contains(integer) else {
                return refuse(word, "is not a whole number from \(range.lowerBound) to \(range.upperBound)", "give one")
            }
            return .success(.integer(integer))
        case .number(let range):
            let isPlain = word.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
            guard isPlain, word.utf8.last?.isASCIIDigit == true, let number = Double(word), range.contains(number)
            else {
                return refuse(
                    word, "is not a number from \(range.lowerBound) to \(range.upperBound)", "give one, such as 0.5")
            }
            return .success(.code("\(number)"))
        case .boolean:
            switch word.lowercased() {
            case "true", "yes", "y": return .success(.bool(true))
            case "false", "no", "n": return .success(.bool(false))
            default: return refuse(word, "is neither true nor false", "give one of them")
            }
        case .choice(let choices):
            guard choices.contains(word) else {
                let meant = Spelling.suggestion(for: word, among: choices).map { "did you mean \"\($0)\"?" }
                return refuse(
                    word, "is not one of the choices", meant ?? "give one of \(choices.joined(separator: ", "))")
            }
            return .success(.code(word))
        case .color: return color(word)
        case .list, .pairs: return refuse(word, "is not a list", "give a list")
        }
    }

    private func list(
        _ words: [String], count: ClosedRange<Int>, maxLength: Int, hasKeys: Bool
    ) -> Result<MustacheValue, AnswerProblem> {
        guard count.contains(words.count) else {
            return .failure(
                AnswerProblem(
                    id: id.value,
                    message:
                        "\"\(id.value)\" takes \(count.lowerBound) to \(count.upperBound) items, not \(words.count); "
                        + "repeat --set \(id.value)=… for each"))
        }
        var items: [[String: MustacheValue]] = []
        var keys: Set<String> = []
        for word in words {
            if let problem = lengthProblem(word, 1...max(1, maxLength)) { return problem }
            guard hasKeys else {
                items.append(["value": .text(word)])
                continue
            }
            guard let separator = word.firstIndex(of: "="), separator > word.startIndex else {
                return refuse(word, "is not a pair", "give it as key=text")
            }
            let key = String(word[..<separator])
            guard keys.insert(key).inserted else {
                return refuse(key, "is a duplicate key", "use another key")
            }
            items.append(["key": .text(key), "value": .text(String(word[word.index(after: separator)...]))])
        }
        return .success(.list(marking: items))
    }

    private func color(_ word: String) -> Result<MustacheValue, AnswerProblem> {
        let digits = Array(word.utf8.dropFirst())
        guard word.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ $0.hexDigitValue != nil })
        else { return refuse(word, "is not a colour", "give it as #RRGGBB") }
        let parts = stride(from: 0, to: 6, by: 2).map { index in
            let byte = Int(digits[index].hexDigitValue ?? 0) * 16 + Int(digits[index + 1].hexDigitValue ?? 0)
            let thousandths = (byte * 1000 + 127) / 255
            let fraction = String(1000 + thousandths % 1000).dropFirst()
            return MustacheValue.code("\(thousandths / 1000).\(fraction)")
        }
        return .success(.object(["hex": .text(word), "red": parts[0], "green": parts[1], "blue": parts[2]]))
    }

    private func lengthProblem(_ word: String, _ length: ClosedRange<Int>) -> Result<MustacheValue, AnswerProblem>? {
        let count = word.unicodeScalars.count
        guard !length.contains(count) else { return nil }
        let unit = count == 1 ? "character" : "characters"
        return refuse(word, "has \(count) \(unit)", "give \(length.lowerBound) to \(length.upperBound)")
    }

    private func refuse(_ word: String, _ reason: String, _ advice: String) -> Result<MustacheValue, AnswerProblem> {
        .failure(AnswerProblem(id: id.value, message: "\(id.value): \"\(word.shortened)\" \(reason); \(advice)"))
    }
}

extension MustacheValue {
    /// A list whose items know whether they are the first or last, and their position from 0.
    static func list(marking items: [[String: MustacheValue]]) -> MustacheValue {
        .list(
            items.enumerated().map { index, item in
                .object(
                    item.merging([
                        "index": .integer(index), "first": .bool(index == 0), "last": .bool(index == items.count - 1),
                    ]) { own, _ in own })
            })
    }
}
