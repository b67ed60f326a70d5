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
        if let code = android?.copiedSources.first(where: { $0.hasSuffix(".kt") }) { parts.append(.code(path: code)) }
        if let resource = android?.resources.first { parts.append(.resource(path: resource)) }
        let properties = "android/local.properties"
        if tree?.hasFile(properties) == true { parts.append(.localProperties(path: properties)) }
        return parts
    }
}
