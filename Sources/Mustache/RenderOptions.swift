/// How a template is rendered.
package struct RenderOptions: Hashable, Sendable {
    package enum Mode: Hashable, Sendable {
        /// Names without a value, missing partials and values that do not fit their place are issues.
        case strict
        /// Follows the Mustache specification: a missing value is written as nothing.
        case lenient
    }

    package var mode: Mode

    /// How values are escaped for the file.
    package var escaping: Escaping

    /// The result's largest size in bytes.
    package var maximumOutput = 16 << 20

    /// By how many bytes the lines of a partial may be indented, with those of the partials around it: each line of the
    /// partial repeats them.
    package var maximumIndentation = 1000

    /// How many pieces may be rendered; partials that include themselves twice would otherwise never end.
    package var maximumSteps = 2_000_000

    /// How deep partials may include each other.
    package var maximumPartialDepth = 32

    package init(_ mode: Mode = .strict, escaping: Escaping) {
        self.mode = mode
        self.escaping = escaping
    }
}
