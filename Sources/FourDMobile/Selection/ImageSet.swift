/// The image sets that the iOS build makes of the pictures of a control.
package enum ImageSet {
    /// The name of the image set for a choice, by which the app loads it [image-5].
    package static func name(of key: String, control: String) -> String { "input_\(control)_\(key)" }

    /// The formats that `assets.format` may name; the first without it [image-7].
    package static let formats = ["png", "pdf"]

    /// The format of that name, in any case, since it is looked up as a folder; nil when there is none.
    package static func format(_ written: String) -> String? { formats.first { $0 == written.lowercased() } }
}
