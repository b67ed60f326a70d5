/// Finds phrases that the project's language rules replace by plainer ones.
///
/// Quoted values and code in backticks do not count, nor does the markup at the start of a line, so that a phrase is also
/// found across two lines of a comment.
package enum AvoidedPhrases {
    package struct Phrase: Sendable {
        package let words: [String]
        package let instead: String
        /// Words before or after it with which the phrase means something else.
        let exceptAfter: Set<String>
        let exceptBefore: Set<String>
        /// A sentence that has it.
        package let wrong: String
        /// A sentence that has its words in another sense, or says it plainly.
        package let right: String

        init(
            _ words: String, instead: String, exceptAfter: Set<String> = [], exceptBefore: Set<String> = [],
            wrong: String, right: String
        ) {
            self.words = words.split(separator: " ").map(String.init)
            self.instead = instead
            self.exceptAfter = exceptAfter
            self.exceptBefore = exceptBefore
            self.wrong = wrong
            self.right = right
        }
    }

    package struct Match: Hashable, Sendable, CustomStringConvertible {
        /// From 1.
        package let line: Int
        package let phrase: String
        package let instead: String

        package var description: String { "line \(line): \"\(phrase)\", write \"\(instead)\"" }
    }

    /// The phrases in `text`; in Swift code, values are quoted with `\"`, since its strings are texts themselves.
    package static func matches(in text: String, isSwift: Bool = false) -> [Match] {
        let words = words(of: text, isSwift: isSwift)
        return words.indices.flatMap { start in
            (byFirstWord[words[start].text] ?? []).compactMap { phrase in
                let end = start + phrase.words.count
                guard end <= words.count, words[start..<end].map(\.text) == phrase.words,
                    start == 0 || !phrase.exceptAfter.contains(words[start - 1].text),
                    end == words.count || !phrase.exceptBefore.contains(words[end].text)
                else { return nil }
                return Match(
                    line: words[start].line, phrase: phrase.words.joined(separator: " "), instead: phrase.instead)
            }
        }
    }

    private static let byFirstWord = Dictionary(grouping: phrases) { $0.words[0] }

    /// The words in lower case. A quoted value and a punctuation mark are words of their own, which no phrase has.
    private static func words(of text: String, isSwift: Bool) -> [(text: String, line: Int)] {
        var result: [(text: String, line: Int)] = []
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            var rest = line
            while let byte = rest.first {
                if let mark = quote(at: rest, isSwift: isSwift) {
                    rest = rest.dropFirst(mark.count)
                    if let end = rest.firstRange(of: mark) { rest = rest[end.upperBound...] }
                    result.append(("\"", index + 1))
                } else if isPartOfWord(byte) {
                    let word = rest.prefix(while: isPartOfWord)
                    result.append((String(decoding: word, as: UTF8.self).lowercased(), index + 1))
                    rest = rest.dropFirst(word.count)
                } else {
                    if ".,;:!?()".utf8.contains(byte) { result.append((".", index + 1)) }
                    rest = rest.dropFirst()
                }
            }
        }
        return result
    }

    private static func quote(at rest: Substring.UTF8View, isSwift: Bool) -> [UInt8]? {
        guard let byte = rest.first else { return nil }
        let mark = UInt8(ascii: "\"")
        let backslash = UInt8(ascii: "\\")
        if byte == UInt8(ascii: "`") || byte == mark, !isSwift || byte != mark { return [byte] }
        return isSwift && byte == backslash && rest.dropFirst().first == mark ? [backslash, mark] : nil
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "'"), 0x80...: true
        default: false
        }
    }
}
