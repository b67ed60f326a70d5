import InputControl
import SourceText

/// The pictures of a control, for finding those that its choices name.
package struct ChoicePictures: Sendable {
    /// What the iOS build finds for a choice [image-1] [image-2].
    package enum OnIOS: Sendable, Hashable {
        case found
        /// A file of this name, which differs in case, so that only a disk that ignores case has it.
        case otherCase(String)
        /// A file of this name, whose accents are encoded in another way.
        case otherAccents(String)
        case missing
    }

    /// What the Android app finds for a choice [image-12] [image-13] [image-14].
    package enum OnAndroid: Sendable, Hashable {
        case found
        /// The file is in a folder inside the folder, or hidden.
        case notCopied
        /// The file is copied as the resource `copied`, and the app looks for `wanted`. That is only probable where the
        /// names differ by how 4D writes a letter with an accent.
        case otherName(copied: String, wanted: String, isProbable: Bool)
        case missing
    }

    package let folderOnIOS: ImageFolder?
    package let folderOnAndroid: ImageFolder?

    private let control: String

    /// As bytes: Swift takes two spellings of an accent as equal, a disk may not.
    private let onIOS: Set<[UInt8]>
    private let byLowerCase: [String: String]
    private let onAndroid: Set<String>
    private let onAndroidWithAccents: Set<String>

    fileprivate init(of control: String, _ folderOnIOS: ImageFolder?, _ folderOnAndroid: ImageFolder?) {
        self.control = control
        self.folderOnIOS = folderOnIOS
        self.folderOnAndroid = folderOnAndroid
        let files = folderOnIOS?.files ?? []
        onIOS = Set(files.map { Array($0.utf8) })
        byLowerCase = Dictionary(files.map { ($0.lowercased(), $0) }) { first, _ in first }
        let copied = folderOnAndroid?.copiedToAndroid ?? []
        onAndroid = Set(copied.map { AndroidImageName.resource(for: $0, of: control) })
        onAndroidWithAccents = Set(
            copied.map { AndroidImageName.resource(for: $0, of: control, keepingAccents: true) })
    }

    /// What the iOS build finds for the choice that is called `label`.
    package func onIOS(_ label: String) -> OnIOS {
        if onIOS.contains(Array(label.utf8)) { return .found }
        guard let other = byLowerCase[label.lowercased()] else { return .missing }
        return other == label ? .otherAccents(other) : .otherCase(other)
    }

    /// What the Android app finds for the choice that is called `label`.
    package func onAndroid(_ label: String) -> OnAndroid {
        let wanted = AndroidImageName.wanted(by: label, of: control)
        if onAndroid.contains(wanted) { return .found }
        guard onIOS(label) != .missing else { return .missing }
        if label.utf8.contains(.slash) || label.hasPrefix(".") { return .notCopied }
        return .otherName(
            copied: AndroidImageName.resource(for: label, of: control), wanted: wanted,
            isProbable: onAndroidWithAccents.contains(wanted))
    }
}

extension ControlModel {
    /// The pictures of the control; nil unless its choices name pictures and its files are known.
    package var pictures: ChoicePictures? {
        guard hasImageBinding, choiceList != nil, tree != nil else { return nil }
        return ChoicePictures(
            of: manifest?.name?.value ?? "", imageFolder(for: .ios), imageFolder(for: .android))
    }
}
