/// How a template is rendered.
package struct RenderOptions: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// Names without a value, missing partials and values that do not fit their place are issues.
        case strict
        /// What the Mustache specification asks for: what is missing is written as nothing.
        case lenient
    }

    package var mode: Mode

    /// What protects the file that is written from the values put into it.
    package var escaping: Escaping

    /// The result's largest size in bytes.
    package var maximumOutput = 16 << 20

    /// How many pieces may be rendered; partials that include themselves twice would otherwise never end.
    package var maximumSteps = 2_000_000

    /// How deep partials may include each other.
    package var maximumPartialDepth = 32

    package init(_ mode: Mode = .strict, escaping: Escaping) {
        self.mode = mode
        self.escaping = escaping
    }
}
