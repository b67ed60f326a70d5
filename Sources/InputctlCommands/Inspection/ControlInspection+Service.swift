extension ControlInspection {
    /// A service that the manifest names.
    package struct Service: Codable, Hashable, Sendable {
        package var name: String

        /// Where the manifest names it.
        package var namedAt: Place

        /// Where its class is; absent when nothing is found by the name.
        package var declaredAt: Place?

        /// The formats that its builders compare with.
        package var formats: [String]

        /// The result when the app requests the control's own format: `row`, `always`, `none` or `unsure`; absent
        /// when it builds no rows.
        package var answer: String?

        /// Where the value is that it compares the control's own format with; absent unless the answer is `row`.
        package var answersAt: Place?

        /// Why it does not work: what the rules report as errors.
        package var problems: [String]
    }
}
