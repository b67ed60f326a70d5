import SourceText

/// A type of action parameter, as a manifest's `type` names it. [editor-4]
package enum ParameterType: String, Sendable, CaseIterable {
    // As documented.
    case text, real, integer, boolean, picture
    // As 4D calls them inside, which a manifest may write too.
    case string, number, bool, image, date, time

    /// What 4D calls the type inside.
    package enum Internal: String, Sendable, CaseIterable {
        case string, number, bool, image, date, time
    }

    /// The type that parameters of this type have inside 4D.
    package var internalType: Internal {
        switch self {
        case .text, .string: .string
        case .real, .integer, .number: .number
        case .boolean, .bool: .bool
        case .picture, .image: .image
        case .date: .date
        case .time: .time
        }
    }

    /// The names that the documentation gives, with those inside 4D that it has no other word for.
    package static let documented: [ParameterType] = [.text, .real, .integer, .boolean, .picture, .date, .time]

    /// Whether 4D finds the type also in another case or with accents (4D-RT): it compares the first five as strings,
    /// which ignores both, and uses the others as keys of an object, which it compares exactly.
    package var isFoundInAnyCase: Bool {
        switch self {
        case .text, .real, .integer, .boolean, .picture: true
        case .string, .number, .bool, .image, .date, .time: false
        }
    }

    /// The type that 4D finds for a written one; nil when it knows none of that name.
    package static func read(_ written: String) -> ParameterType? {
        if let exact = ParameterType(rawValue: written) { return exact }
        let folded = FoldedName(written)
        return allCases.first { $0.isFoundInAnyCase && FoldedName($0.rawValue) == folded }
    }

    /// The type that a word was meant to be: what other languages call it, or the nearest name; nil when there is none.
    package static func meant(by written: String) -> ParameterType? {
        let word = written.lowercased()
        if let other = otherNames[word] ?? ParameterType(rawValue: word) { return other }
        return Spelling.suggestion(for: word, among: allCases.map(\.rawValue)).flatMap(ParameterType.init)
    }

    private static let otherNames: [String: ParameterType] = [
        "alpha": .text, "str": .text, "char": .text, "varchar": .text, "int": .integer, "long": .integer,
        "longint": .integer, "long integer": .integer, "float": .real, "double": .real, "decimal": .real,
        "numeric": .number, "logical": .boolean, "img": .picture, "photo": .picture, "datetime": .date,
    ]
}
