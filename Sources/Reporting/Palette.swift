import Findings

/// The colours of text output.
package struct Palette: Sendable {
    /// A part of the output that looks different from its neighbours.
    package enum Role: Sendable {
        case path
        case severity(Severity)
        case message
        case rule
        case gutter
        case caret(Severity)
        case help
    }

    private let usesColor: Bool

    /// No colour, no control sequence at all.
    package static let plain = Palette(usesColor: false)

    /// The terminal's own 16 colours, which fit its background.
    package static let ansi = Palette(usesColor: true)

    /// `text` in the style of `role`; an empty text stays empty.
    package func paint(_ text: String, as role: Role) -> String {
        guard usesColor, !text.isEmpty else { return text }
        return "\u{1B}[\(Self.style(of: role))m\(text)\u{1B}[0m"
    }

    /// The parameters of the terminal's "select graphic rendition" sequence (ECMA-48, 8.3.117).
    private static func style(of role: Role) -> String {
        switch role {
        case .path, .message: "1"
        case .severity(let severity), .caret(let severity): "1;\(color(of: severity))"
        case .rule: "2"
        case .gutter: "34"
        case .help: "1;36"
        }
    }

    private static func color(of severity: Severity) -> String {
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .note: "36"
        }
    }
}
