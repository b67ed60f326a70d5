import Reporting

/// The output of `inspect --format json`.
package struct InspectionDocument: Codable, Hashable, Sendable {
    package var schemaVersion = 1
    package var controls: [ControlInspection]

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
