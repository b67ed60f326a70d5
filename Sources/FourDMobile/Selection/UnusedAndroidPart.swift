import InputControl
import JSONSyntax

/// A part of a selection control that is meant for Android and that no build takes [kind-5].
package enum UnusedAndroidPart: Sendable {
    case code(path: String)
    case resource(path: String)
    case localProperties(path: String)
    case permissions(JSONNode)
}

extension ControlModel {
    /// The first of each kind; empty for an action control.
    package var unusedAndroidParts: [UnusedAndroidPart] {
        guard otherKind == nil, let manifest, manifest.kind == .selectionControl else { return [] }
        var parts: [UnusedAndroidPart] = []
        if let permissions = manifest.capabilities?["android"], permissions.kind == .array,
            !permissions.elements.isEmpty
        {
            parts.append(.permissions(permissions))
        }
        // What would become of the files of an action control.
        let files = (android?.files ?? []).map { AndroidFile.of($0.path, nil) }
        if let code = files.first(where: { $0.use == .code && $0.path.hasSuffix(".kt") }) {
            parts.append(.code(path: code.path))
        }
        if let resource = files.first(where: { if case .resource = $0.use { true } else { false } }) {
            parts.append(.resource(path: resource.path))
        }
        if let properties = files.first(where: { $0.use == .localProperties }) {
            parts.append(.localProperties(path: properties.path))
        }
        return parts
    }
}
