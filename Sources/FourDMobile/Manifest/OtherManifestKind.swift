import InputControl
import JSONSyntax

/// What a manifest describes when it is not that of an input control, though it looks like one.
///
/// Source: 4d-behaviour.md, section 1.
package enum OtherManifestKind: Sendable, Hashable {
    case formatter
    case listForm
    case detailForm
    case loginForm
    /// A form that does not say which.
    case form

    /// The words for it in a sentence, with the article.
    package var words: String {
        switch self {
        case .formatter: "a formatter"
        case .listForm: "a list form"
        case .detailForm: "a detail form"
        case .loginForm: "a login form"
        case .form: "a form"
        }
    }

    /// The folder of a 4D project's `Resources/Mobile` that things of this kind live in.
    package var folder: String {
        switch self {
        case .formatter: "formatters"
        case .listForm: "form/list"
        case .detailForm: "form/detail"
        case .loginForm: "form/login"
        case .form: "form"
        }
    }

    /// The `type` of the manifests of forms.
    package static let formTypes: [String: OtherManifestKind] = [
        "listform": .listForm, "detailform": .detailForm, "loginform": .loginForm,
    ]

    /// Keys that only the manifests of forms have.
    package static let formKeys = ["storyboard", "elements", "fields"]

    /// The binding that only formatters have.
    package static let formatterBinding = "localizedText"

    /// What `manifest` describes and the value that gives it away; nil when nothing speaks against an input control.
    package static func recognized(in manifest: Manifest) -> (kind: OtherManifestKind, sign: JSONNode)? {
        if let node = manifest.value("type"), let type = node.string, let kind = formTypes[type.lowercased()] {
            return (kind, node)
        }
        if let node = manifest.value("binding"), let binding = node.string {
            if binding == formatterBinding { return (.formatter, node) }
            // A binding of its own belongs to a formatter with code; an input control has no use for one.
            if binding != SelectionBinding.images, manifest.value("choiceList") == nil,
                manifest.value("capabilities") == nil
            {
                return (.formatter, node)
            }
        }
        let speaksForControl = ["inject", "capabilities", "choiceList"].contains { manifest.value($0) != nil }
        if !speaksForControl, manifest.types.allSatisfy({ ParameterType(rawValue: $0.value) == nil }),
            let node = formKeys.lazy.compactMap({ manifest.root?.member(named: $0)?.key }).first
        {
            return (.form, node)
        }
        return nil
    }
}
