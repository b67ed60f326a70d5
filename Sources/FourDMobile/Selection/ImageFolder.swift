import InputControl

/// The folder with the pictures of a selection control (4d-behaviour.md, section 2).
package struct ImageFolder: Sendable {
    /// The name that every platform takes.
    package static let name = "images"

    /// The other name that the Android build takes, and looks for first. The iOS build finds it only where the disk does
    /// not tell upper case from lower.
    ///
    /// Source: 4d/4D-Mobile-App, `androidprojectgenerator.copyFolderImagesToApp`; method `asset`.
    package static let androidName = "Images"

    /// The folder as it is spelt in the control.
    package let spelling: String

    /// What is in the folder at any depth, as paths inside it, sorted.
    package let files: [String]

    /// The control's folder: `images`, else `Images`, else one that is spelt so in another case; nil when there is none.
    package init?(in tree: FileTree) {
        let candidates = tree.entries.filter { entry in
            entry.kind == .folder && entry.path.lowercased() == Self.name
        }.map(\.path)
        let chosen = [Self.name, Self.androidName].first(where: candidates.contains) ?? candidates.first
        guard let chosen else { return nil }
        spelling = chosen
        files = tree.files(below: chosen).map { String($0.path.dropFirst(chosen.count + 1)) }
    }

    /// The files that become resources of an Android app: those directly in the folder that are not hidden.
    package var androidPictures: [String] {
        files.filter { !$0.contains("/") && !$0.hasPrefix(".") }
    }
}

extension ControlModel {
    /// The pictures of the control; nil when its files are not known, or there is no such folder.
    package var imageFolder: ImageFolder? {
        project.tree.flatMap(ImageFolder.init(in:))
    }
}
