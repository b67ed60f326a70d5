import SourceText

/// The resource that an Android app gets for a picture of a selection control.
///
/// Source: 4d/4D-Mobile-App, `androidprojectgenerator.copyFolderImagesToApp` (4d-behaviour.md, section 6).
package enum AndroidImageName {
    /// The name of the resource for the picture `file` of the control `control`: both in lower case, every character that
    /// is no digit or unaccented letter as `_`. The extension is no part of a resource's name.
    package static func resource(for file: String, of control: String) -> String {
        plain(control) + "_" + plain(stem(of: file))
    }

    /// A file's name without its extension.
    package static func stem(of file: String) -> String {
        file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// The extension with its dot, which the copy keeps; empty when there is none.
    package static func fileExtension(of file: String) -> String {
        file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().unicodeScalars.reduce(into: "") { result, scalar in
            let byte = UInt8(exactly: scalar.value)
            let stays = byte.map { $0.isASCIIDigit || $0.isASCIILetter } ?? false
            result.append(stays ? Character(scalar) : "_")
        }
    }
}
