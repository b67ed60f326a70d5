import SourceText

/// A question that a template asks.
package struct Question: Sendable {
    package enum Kind: Hashable, Sendable {
        /// Lengths in Unicode scalars.
        case text(length: ClosedRange<Int>)
        case identifier(maxLength: Int)
        case integer(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case boolean
        case choice([String])
        case list(count: ClosedRange<Int>, maxLength: Int)
        case pairs(count: ClosedRange<Int>, maxLength: Int)
        case color

        /// As `template.json` writes it.
        package var name: String {
            switch self {
            case .text: "text"
            case .identifier: "identifier"
            case .integer: "integer"
            case .number: "number"
            case .boolean: "boolean"
            case .choice: "choice"
            case .list: "list"
            case .pairs: "pairs"
            case .color: "color"
            }
        }
    }

    package let id: Located<String>
    package let kind: Kind
    package let prompt: String
    package let condition: Condition
    /// The default as `--set` would give it, one element for each item; nil when there is none.
    package let defaultWords: [String]?
    /// Words that stand for an answer when the template is checked; nil when there is a default.
    package let exampleWords: [String]?
    package let isOptional: Bool
}
