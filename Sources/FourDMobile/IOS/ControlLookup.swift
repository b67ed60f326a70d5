import InputControl

/// How the iOS build comes from the reference in a parameter to a control.
package enum ControlLookup: Sendable, Hashable {
    /// It knows the control by its name. [manifest-43]
    case byName
    /// It does not, and takes the folder that is called like the reference: its code if `inject` is true there, and its
    /// capabilities, but no choice list. [place-5]
    case byFolder
    /// It finds nothing.
    case notFound
}

extension ControlModel {
    /// How the iOS build finds the control by the name in its manifest, or by that of its folder where it has none; nil
    /// when there is no manifest, or it is not known how the folder is called.
    package var iOSLookup: ControlLookup? {
        guard let manifest, let editor else { return nil }
        if manifest.name != nil, editor.target.isKnownToIOSBuild { return .byName }
        guard archive == nil else { return .notFound }
        guard let folderName = folderName else { return nil }
        return manifest.name.map { $0.value.utf8.elementsEqual(folderName.utf8) } ?? true ? .byFolder : .notFound
    }
}
