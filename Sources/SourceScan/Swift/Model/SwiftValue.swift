import SourceText

/// What an expression stands for, as far as it can be read without compiling.
package indirect enum SwiftValue: Sendable, Hashable {
    /// A string literal without interpolation, decoded.
    case literal(String)

    /// A name with its dots: `["kFormat"]`, `["Self", "format"]`, `["Format", "email", "rawValue"]`; the first part is
    /// empty for `.email`.
    case reference([String])

    /// An array literal of values.
    case list([Located<SwiftValue>])

    /// The raw values of all cases of a type: what `Format(rawValue: format)` accepts.
    case rawValues(of: [String])

    /// Anything else.
    case unknown

    /// The decoded text of a literal; nil for everything else.
    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }
}
