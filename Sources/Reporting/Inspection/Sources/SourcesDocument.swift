/// The output of `inspect --sources --format json`.
package struct SourcesDocument: Codable, Hashable, Sendable {
    package var schemaVersion = 1

    /// In the order in which they were asked for; those of a folder in the order of their paths.
    package var files: [SourceInspection]

    package init(files: [SourceInspection]) {
        self.files = files
    }

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
