/// The formats that an app shows with rows of its own. Compared byte for byte at run time.
package enum BuiltInFormats {
    /// The formats of a selection control, which are also those of Android's own lists [manifest-28] [manifest-48].
    package static let lists = ListFormat.names

    /// The formats that iOS decodes to its own rows, so that no row service is asked for them. [manifest-47]
    package static let ios =
        [
            "email", "url", "phone", "password", "zipCode", "textArea", "comment", "name", "account",
            "integer", "spellOut", "scientific", "percent", "rating", "stepper", "slider", "check", "`switch`",
            "energy", "mass", "duration", "shortDate", "longDate", "mediumDate", "fullDate",
            "barcode", "ocr", "signature", "camera", "photoLibrary", "document", "location",
        ] + lists

    /// The formats that Android shows as its own lists. [manifest-48]
    package static let android = lists

    /// The built-in format for which the iOS build also opens the control's folder of this name: the format without its
    /// first letter. Nil when there is none. [manifest-49]
    package static func opening(folder name: String) -> String? {
        ios.first { $0.utf8.dropFirst().elementsEqual(name.utf8) }
    }
}
