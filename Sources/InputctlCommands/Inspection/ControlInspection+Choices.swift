extension ControlInspection {
    /// The choices of a selection control.
    package struct Choices: Codable, Hashable, Sendable {
        /// One choice of the manifest.
        package struct Choice: Codable, Hashable, Sendable {
            /// The value sent to 4D: a key of the manifest, or a position from 0.
            package var value: String

            /// The label as the manifest writes it; JSON when it is not a string.
            package var label: String
        }

        /// `object` or `list` for choices of the manifest, `data source` for records, `unusable` for a value without
        /// choices.
        package var form: String

        /// Those of the manifest, in its order.
        package var entries: [Choice]

        /// The data class and the field of a data source.
        package var dataClass: String?
        package var field: String?
    }

    /// How an app shows the choices of a selection control.
    package struct List: Codable, Hashable, Sendable {
        /// The pictures that are shown instead of the labels.
        package struct Pictures: Codable, Hashable, Sendable {
            /// The folder that they are in; absent when there is none.
            package var folder: String?

            /// The labels of which the picture is found.
            package var found: [String]

            /// Those of which it is not.
            package var missing: [String]

            /// Width and height of `assets`; absent where the app has a size of its own.
            package var size: String?

            /// Why the app shows none, or the build probably fails; absent when it shows those that are found.
            package var problem: String?
        }

        /// One of the five list formats.
        package var format: String

        /// What the list shows: `choices` of the manifest, `records`, an attribute of the `current entity`, or the `data
        /// source` itself as one choice.
        package var content: String

        /// The choices of the manifest as the app shows them, in its order; absent for other content, and when the order
        /// cannot be determined.
        package var labels: [String]?

        /// The label of an entry for nothing, where the parameter is not mandatory; absent when there is none.
        package var emptyEntry: String?

        /// When the list can be searched: `always`, or the smallest number of choices; absent for never.
        package var search: String?

        /// Absent unless the labels are names of pictures.
        package var pictures: Pictures?
    }
}
