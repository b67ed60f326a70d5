import SourceText

/// A type of action parameter, as a manifest's `type` names it.
///
/// Source: 4D-Mobile-App, `ACTIONS_PARAMS` (the list of formats) and `actionParameters.json`.
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

    /// Whether 4D finds the type in any case: it looks the first five up with its own text comparison, which ignores
    /// case, and the names it uses inside as keys of an object, which does not.
    package var isFoundInAnyCase: Bool {
        switch self {
        case .text, .real, .integer, .boolean, .picture: true
        case .string, .number, .bool, .image, .date, .time: false
        }
    }

    /// The type that 4D takes a written one for; nil when it knows none of that name.
    package static func read(_ written: String) -> ParameterType? {
        if let exact = ParameterType(rawValue: written) { return exact }
        return ParameterType(rawValue: written.lowercased()).flatMap { $0.isFoundInAnyCase ? $0 : nil }
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
