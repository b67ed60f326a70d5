import InputControl
import SourceText

/// The folder with the pictures of a selection control, as one of the builds looks for it [image-2].
package struct ImageFolder: Sendable {
    /// The name that both builds find.
    package static let name = "images"

    /// The names that a build finds on every disk and in a zip, in the order in which it looks for them.
    package static func names(for platform: Platform) -> [String] {
        platform == .ios ? [name] : ["Images", name]
    }

    /// The folder as it is spelt in the control.
    package let spelling: String

    /// Whether the build finds it where upper and lower case differ: on a case-sensitive disk and in a zip.
    package let isFoundEverywhere: Bool

    /// What is in the folder at any depth, as paths inside it, sorted.
    package let files: [String]

    /// nil when the control has no such folder in any case.
    package init?(in tree: FileTree, for platform: Platform) {
        let candidates = tree.entries.filter { entry in
            entry.kind == .folder && entry.path.lowercased() == Self.name
        }.map(\.path)
        let names = Self.names(for: platform)
        guard let chosen = names.first(where: candidates.contains) ?? candidates.first else { return nil }
        spelling = chosen
        isFoundEverywhere = names.contains(chosen)
        files = tree.files(below: chosen).map { String($0.path.dropFirst(chosen.count + 1)) }
    }

    /// The files that the Android build copies, whether a choice names them or not: those directly in the folder that are
    /// not hidden [image-12].
    package var copiedToAndroid: [String] {
        files.filter { !$0.contains("/") && !$0.hasPrefix(".") }
    }
}

extension ControlModel {
    /// The folder in which a build finds the pictures of a selection control; nil for another control, when its files are
    /// not known, or when there is no such folder.
    package func imageFolder(for platform: Platform) -> ImageFolder? {
        guard otherKind == nil, manifest?.kind == .selectionControl else { return nil }
        return tree.flatMap { ImageFolder(in: $0, for: platform) }
    }
}
