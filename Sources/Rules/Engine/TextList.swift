/// A string that was meant to be a list of strings.
enum TextList {
    /// The JSON list of the words that `text` has between commas, semicolons, bars or spaces; nil when there are not at
    /// least two, or one of them is unknown.
    static func split(_ text: String, where isKnown: (String) -> Bool) -> String? {
        guard text.utf8.count <= 100 else { return nil }
        let words = text.split { ",;|/+& ".contains($0) }.map(String.init)
        guard words.count > 1, words.allSatisfy(isKnown) else { return nil }
        return "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
