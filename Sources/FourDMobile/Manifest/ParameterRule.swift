import InputControl
import JSONSyntax

/// The rules that `rules` may give for the value of a parameter: an object with one of these keys, or the string
/// "mandatory". iOS apps read them; Android apps read none. [rule-1] [rule-2]
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

    /// The only rule that may be written as a string.
    package static let bareName = ParameterRule.mandatory.rawValue

    /// The value that the key takes, in words.
    package var valueWords: String {
        switch self {
        case .min, .max, .isMultipleOf: "a number"
        case .minLength, .maxLength, .exactLength: "a whole number"
        case .regex: "a string that is not empty"
        case .mandatory: "true"
        }
    }

    /// Whether it limits how many characters a value has. [rule-3]
    package var isLength: Bool {
        switch self {
        case .minLength, .maxLength, .exactLength: true
        case .min, .max, .isMultipleOf, .regex, .mandatory: false
        }
    }

    /// Whether the iOS app applies it to rows of text only. [rule-3]
    package var isForText: Bool { isLength || self == .regex }

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

/// What an element of `rules` is to the iOS app.
package enum ParameterRuleReading: Sendable {
    /// A rule, and its value; nil for the string "mandatory".
    case rule(ParameterRule, JSONNode?)
    /// Several rules, of which the app takes one and ignores the others. [rule-2]
    case several([JSONMember])
    /// Something for which the app drops the whole list. [rule-2]
    case malformed(Mistake)
    /// Damaged by a syntax error.
    case unreadable

    package enum Mistake: Sendable {
        /// Neither a string nor an object.
        case kind(JSONNode)
        /// A string other than "mandatory".
        case string(JSONNode)
        /// An object without a member.
        case empty(JSONNode)
        /// An object with none of the keys; its first member.
        case unknownKey(JSONMember)
        /// A value that the app does not take for this key.
        case value(JSONNode, of: ParameterRule)
    }

    package init(_ element: JSONNode) {
        switch element.kind {
        case .unreadable: self = .unreadable
        case .string:
            self = element.string == ParameterRule.bareName ? .rule(.mandatory, nil) : .malformed(.string(element))
        case .object: self = element.isComplete ? Self.object(element) : .unreadable
        case .array, .number, .boolean, .null: self = .malformed(.kind(element))
        }
    }

    private static func object(_ object: JSONNode) -> ParameterRuleReading {
        let known = object.members.filter { ParameterRule(rawValue: $0.keyText) != nil }
        guard let first = known.first, let rule = ParameterRule(rawValue: first.keyText) else {
            return .malformed(object.members.first.map { .unknownKey($0) } ?? .empty(object))
        }
        for member in known {
            guard let rule = ParameterRule(rawValue: member.keyText), let value = member.value else { continue }
            if !rule.accepts(value) {
                return value.kind == .unreadable ? .unreadable : .malformed(.value(value, of: rule))
            }
        }
        return known.count > 1 ? .several(known) : .rule(rule, first.value)
    }

    /// Whether the app keeps the list in which this stands. [rule-2]
    package var isTaken: Bool {
        switch self {
        case .rule, .several: true
        case .malformed, .unreadable: false
        }
    }

    /// Whether it requires a value.
    package var isMandatory: Bool {
        if case .rule(.mandatory, _) = self { true } else { false }
    }

    /// The elements of a manifest's `rules`, each read; nothing where that is not a list.
    package static func all(in manifest: Manifest?) -> [ParameterRuleReading] {
        guard let rules = manifest?.value("rules"), rules.kind == .array else { return [] }
        return rules.elements.map(ParameterRuleReading.init)
    }
}
