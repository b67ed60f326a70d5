extension ControlInspection {
    /// What a selection control lets choose.
    package struct Choices: Codable, Hashable, Sendable {
        /// One choice of the manifest.
        package struct Choice: Codable, Hashable, Sendable {
            /// What is sent: a key of the manifest, or a position from 0.
            package var value: String

            /// What is shown, as the manifest has it; JSON when it is no text.
            package var label: String

            package init(value: String, label: String) {
                self.value = value
                self.label = label
            }
        }

        /// The pictures that are shown instead of the labels.
        package struct Pictures: Codable, Hashable, Sendable {
            /// The folder that they are in; absent when there is none.
            package var folder: String?

            /// How many of the labels name a file in it.
            package var found: Int

            /// The labels that name none.
            package var missing: [String]

            package init(folder: String?, found: Int, missing: [String]) {
                self.folder = folder
                self.found = found
                self.missing = missing
            }
        }

        /// `object` or `list` for choices of the manifest, `data source` for records, `unusable` for what gives none.
        package var form: String

        /// Those of the manifest, in its order.
        package var entries: [Choice]

        /// The data class and the field of a data source.
        package var dataClass: String?
        package var field: String?

        /// How they are shown: `push` when the manifest says nothing.
        package var format: String
        package var isFormatKnown: Bool

        /// Absent unless the labels are names of pictures.
        package var pictures: Pictures?

        package init(
            form: String, entries: [Choice], dataClass: String?, field: String?, format: String, isFormatKnown: Bool,
            pictures: Pictures?
        ) {
            self.form = form
            self.entries = entries
            self.dataClass = dataClass
            self.field = field
            self.format = format
            self.isFormatKnown = isFormatKnown
            self.pictures = pictures
        }
    }
}
