import SourceText

/// A function from which the iOS SDK requests a row (`Eureka+ActionParameter` of QMobileUI).
package struct SwiftRowBuilder: Sendable, Hashable {
    /// The function by its full name.
    package static let functionName = "buildActionParameterCustomFormatRow(key:format:onRowEvent:)"

    package let function: SwiftFunction

    /// The index in `SwiftFileFacts.types` of the type it belongs to; nil for a global or local function.
    package let type: Int?

    /// Whether its body passes the callback to `.onRowEvent`, which keeps it.
    package let keepsCallback: Bool

    /// The parameter `format` by its internal name.
    package var format: Located<String> { function.parameters[1].name }

    /// The parameter `onRowEvent` by its internal name.
    package var callback: Located<String> { function.parameters[2].name }
}

/// The answer to a yes-or-no question, as far as it is known.
package enum SwiftCertainty: String, Sendable, Hashable {
    case yes, no, unsure
}
