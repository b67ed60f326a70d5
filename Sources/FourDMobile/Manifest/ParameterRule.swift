import JSONSyntax

/// The rules that `rules` may give for the value of a parameter: an object with one of these keys, or the text "mandatory".
///
/// Source: 4d/ios-QMobileAPI, `ActionParameterRule` (its `from(name:)` and `from(dictionary:)`). Android reads none of them.
package enum ParameterRule: String, Sendable, CaseIterable {
    case min
    case max
    case isMultipleOf
    case minLength
    case maxLength
    case exactLength
    case regex
    case mandatory

    /// The keys, in the order of the documentation.
    package static let names: [String] = allCases.map(\.rawValue)

    /// The only rule that may be written as a text.
    package static let bareName = ParameterRule.mandatory.rawValue

    /// The value that the key takes, in words.
    package var valueWords: String {
        switch self {
        case .min, .max, .isMultipleOf: "a number"
        case .minLength, .maxLength, .exactLength: "a whole number"
        case .regex: "a text that is not empty"
        case .mandatory: "true"
        }
    }

    /// Whether the iOS app takes `value` for this key.
    package func accepts(_ value: JSONNode) -> Bool {
        switch self {
        case .min, .max, .isMultipleOf: value.number != nil
        case .minLength, .maxLength, .exactLength: value.number.map { $0 == $0.rounded() } ?? false
        case .regex: !(value.string ?? "").isEmpty
        case .mandatory: value.boolean == true
        }
    }
}
