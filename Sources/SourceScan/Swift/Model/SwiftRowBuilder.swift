import SourceText

/// What is known about a yes-or-no question.
package enum SwiftCertainty: String, Sendable, Hashable {
    case yes, no, unsure
}

/// A value that the format is compared with.
package struct SwiftComparison: Sendable, Hashable {
    /// What was done with the format before.
    package enum Folding: String, Sendable, Hashable {
        /// It is compared as it is.
        case none
        case lowercased, uppercased
        /// Both sides are compared without regard to case.
        case ignoringCase
    }

    /// The value; the place of a string is that of its content, without quotes.
    package let value: Located<SwiftValue>
    package let folding: Folding

    /// Whether it is compared with `!=`.
    package let isNegated: Bool

    /// Whether `value` is a collection that is asked whether it contains the format.
    package let isCollection: Bool

    /// Whether, of a comparison that is negated, it can't be told that other formats are refused because of it:
    /// `if format != "a" { return nil }` refuses them, `if format != "a" { return row }` serves just those.
    package var isInverted = false

    /// Whether a format that equals the value surely gets nil, while another one gets a row.
    package var isRefused = false

    /// The `==` or `!=` of a comparison that is refused; nil in a `switch`.
    package var refusingSign: Range<Int>?
}

/// What a builder gives back at one place.
package struct SwiftReturn: Sendable, Hashable {
    /// The expression as written, without `return`.
    package let expression: Located<String>

    /// Whether it is `nil`.
    package let isNil: Bool

    /// Whether the row goes through `.onRowEvent` with the builder's callback.
    package let isThroughOnRowEvent: SwiftCertainty

    /// The type that is constructed, here or where the returned variable is initialised; nil when that can't be told.
    package let rowType: Located<String>?
}

/// A function that the iOS SDK asks for a row (`Eureka+ActionParameter` of QMobileUI).
package struct SwiftRowBuilder: Sendable, Hashable {
    /// The function by its full name.
    package static let functionName = "buildActionParameterCustomFormatRow(key:format:onRowEvent:)"

    package let function: SwiftFunction

    /// The index in `SwiftFileFacts.types` of the type it belongs to; nil for a global or local function.
    package let type: Int?

    /// The parameter `format` by its internal name.
    package let format: Located<String>

    /// The parameter `onRowEvent` by its internal name.
    package let callback: Located<String>

    /// The values that the format is compared with, in the order they stand in.
    package let comparisons: [SwiftComparison]

    /// Where something is done with the format that the scanner can't judge: it may then answer to any value.
    package let unsureUses: [Range<Int>]

    /// What it returns where it may not have compared the format, in bytes: it may then answer to any value. Only looked
    /// for in a builder that compares its format, and not the wrong way round.
    package let unguardedRows: [Range<Int>]

    /// Whether it returns nil for some format.
    package let returnsNil: SwiftCertainty

    /// Every place that returns; empty without a body.
    package let returns: [SwiftReturn]
}
