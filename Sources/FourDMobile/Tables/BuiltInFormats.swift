/// The formats that an app shows with rows of its own. Compared byte for byte at run time.
package enum BuiltInFormats {
    /// The formats of a selection control, which are also those of Android's own lists [manifest-28] [manifest-48].
    package static let lists = ListFormat.names

    /// The formats that iOS decodes to its own rows, so that no row service is asked for them.
    ///
    /// Source: ios-QMobileAPI, `ActionParameter`; ios-QMobileUI, `Eureka+ActionParameter` (4d-behaviour.md, section 3).
    package static let ios =
        [
            "email", "url", "phone", "password", "zipCode", "textArea", "comment", "name", "account",
            "integer", "spellOut", "scientific", "percent", "rating", "stepper", "slider", "check",
            "energy", "mass", "duration", "shortDate", "longDate", "mediumDate", "fullDate",
            "barcode", "ocr", "signature", "camera", "photoLibrary", "document", "location",
        ] + lists

    /// The formats that Android shows as its own lists.
    ///
    /// Source: android-ProjectGenerator (4d-behaviour.md, section 3).
    package static let android = lists
}
