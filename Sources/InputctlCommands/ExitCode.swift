/// The exit codes that users and CI may rely on.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Something was checked and nothing is wrong.
    package static let clean = ExitCode(rawValue: 0)

    /// There are findings of severity error, or with `--strict` of severity warning.
    package static let findings = ExitCode(rawValue: 1)

    /// Wrong usage or configuration.
    package static let usage = ExitCode(rawValue: 2)

    /// The job could not be done: an unreadable path, a failure to write, nothing to check.
    package static let failure = ExitCode(rawValue: 3)
}
