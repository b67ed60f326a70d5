import InputControl
import JSONSyntax

/// What a manifest describes when it is not that of an input control, though it looks like one. [kind-8]
package enum OtherManifestKind: Sendable, Hashable {
    case formatter
    case listForm
    case detailForm
    case loginForm
    /// A form that does not say which.
    case form
    // Manifests of other systems.
    case webApp
    case browserExtension
    case npmPackage
    case microsoft365App
    case homeAssistantIntegration
    case obsidianPlugin

    /// The words for it in a sentence, with the article.
    package var words: String {
        switch self {
        case .formatter: "a formatter"
        case .listForm: "a list form"
        case .detailForm: "a detail form"
        case .loginForm: "a login form"
        case .form: "a form"
        case .webApp: "a web app"
        case .browserExtension: "a browser extension"
        case .npmPackage: "an npm package"
        case .microsoft365App: "a Microsoft 365 app"
        case .homeAssistantIntegration: "a Home Assistant integration"
        case .obsidianPlugin: "an Obsidian plugin"
        }
    }

    /// The folder of a 4D project's `Resources/Mobile` that things of this kind live in; nil for those of other systems.
    package var folder: String? {
        switch self {
        case .formatter: "formatters"
        case .listForm: "form/list"
        case .detailForm: "form/detail"
        case .loginForm: "form/login"
        case .form: "form"
        case .webApp, .browserExtension, .npmPackage, .microsoft365App, .homeAssistantIntegration, .obsidianPlugin: nil
        }
    }

    /// The `type` of the manifests of forms.
    private static let formTypes: [String: OtherManifestKind] = [
        "listform": .listForm, "detailform": .detailForm, "loginform": .loginForm,
    ]

    /// Keys that only manifests of these kinds have.
    private static let keys: [(kind: OtherManifestKind, keys: [String])] = [
        (.webApp, ["short_name", "start_url", "theme_color", "background_color"]),
        (.browserExtension, ["manifest_version"]),
        (.npmPackage, ["dependencies", "devDependencies"]),
        (.microsoft365App, ["manifestVersion"]),
        (.homeAssistantIntegration, ["codeowners", "iot_class"]),
        (.obsidianPlugin, ["minAppVersion"]),
        (.form, ["storyboard", "elements", "fields"]),
    ]

    /// The binding with which 4D's formatters show texts.
    package static let textBinding = "localizedText"

    /// What `manifest` describes and the value or key that gives it away; nil when nothing speaks against an input control.
    package static func recognized(in manifest: Manifest) -> (kind: OtherManifestKind, sign: JSONNode)? {
        if let node = manifest.value("type"), let type = node.string, let kind = formTypes[type.lowercased()] {
            return (kind, node)
        }
        if let node = formatterBinding(of: manifest) { return (.formatter, node) }
        let speaksForControl = ["inject", "capabilities", "choiceList"].contains { manifest.value($0) != nil }
        guard !speaksForControl, manifest.types.allSatisfy({ ParameterType(rawValue: $0.value) == nil }) else {
            return nil
        }
        for (kind, keys) in keys {
            for key in keys {
                if let node = manifest.root?.member(named: key)?.key { return (kind, node) }
            }
        }
        return nil
    }

    /// The binding that makes the manifest that of a formatter; nil when an input control may have it. [kind-9]
    private static func formatterBinding(of manifest: Manifest) -> JSONNode? {
        guard let node = manifest.value("binding"), let binding = node.string, binding != SelectionBinding.images,
            manifest.isAbsent("capabilities")
        else { return nil }
        if binding == textBinding {
            return manifest.isAbsent("inject") && manifest.isAbsent("format") ? node : nil
        }
        // A binding of its own belongs to a formatter with code; a selection control has choices.
        return manifest.kind == .actionControl ? node : nil
    }
}
