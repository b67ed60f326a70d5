import JSONSyntax

extension JSONNode {
    /// Whether other values may stand in it.
    var holdsOthers: Bool { kind == .object || kind == .array }

    /// The word for this kind of value in a sentence, with its article.
    var kindWords: String {
        switch kind {
        case .object: "an object"
        case .array: "a list"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        case .unreadable: "no value"
        }
    }

    /// The value as a message names it: what is written, in quotes, or `a list`, `an object`.
    var messageWords: String {
        switch kind {
        case .object, .array, .unreadable: kindWords
        case .string: shortText
        case .number, .boolean, .null: "\"\(shortText)\""
        }
    }
}

extension Sequence<String> {
    /// The texts in quotes as a list in a sentence, such as `"a", "b" or "c"`.
    func quotedList(_ conjunction: String) -> String {
        let quoted = map { "\"\($0)\"" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
