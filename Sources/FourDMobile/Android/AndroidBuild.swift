import InputControl
import JSONSyntax
import SourceText

/// What the Android generator does with a control.
///
/// Source: 4d/android-ProjectGenerator, `utils/Formatters.kt`, `PathHelper.kt`, `TemplatePermissionFiller.kt`
/// (4d-behaviour.md, sections 4 and 6).
package struct AndroidBuild: Sendable {
    /// The files in one of which the generator finds the control's class. It takes the first that its walk comes to; with
    /// several the order is that of the file system, except that the files of one path keep theirs.
    package let candidates: [AnnotationMention]

    /// The class that the app calls: the name of the only candidate up to its first dot; nil with none or several.
    package let registeredClass: String?

    /// The files copied to the app's `inputcontrol` package: those directly in `android/inputControl`.
    package let copiedSources: [String]

    /// The files copied to the app's `res`.
    package let resources: [String]

    /// Whether the generator takes the control as one for Android, so that its permissions count.
    package let isTargeted: Bool

    /// The permissions that the app gets from the control.
    package let permissions: [Permission]

    /// A permission and the capability that grants it.
    package struct Permission: Sendable {
        package let name: String
        package let node: JSONNode
    }

    package init(_ control: ControlProject, _ manifest: Manifest) {
        candidates = control.annotationMentions
        registeredClass = candidates.count == 1 ? candidates.first.map { Self.className(ofFile: $0.path) } : nil
        let files = control.tree?.files(below: "android") ?? []
        copiedSources = files.map(\.path).filter { path in
            path.hasPrefix("android/inputControl/") && !path.dropFirst("android/inputControl/".count).contains("/")
        }
        resources = files.map(\.path).filter { $0.hasPrefix("android/res/") }
        isTargeted = TargetReading(control, manifest).isGrantedOnAndroid
        permissions = isTargeted ? Self.permissions(manifest.capabilities) : []
    }

    /// The class that the generator makes of a file's path: the last part, up to its first dot.
    package static func className(ofFile path: String) -> String {
        String(path.lastPathPart.prefix { $0 != "." })
    }

    /// The capability that decides about Android permissions, which is the first present of these: the list `android`, even
    /// an empty one, and `contacts` and `location` where they are true.
    package static func decidingCapability(_ capabilities: JSONNode?) -> (capability: Capability, node: JSONNode)? {
        guard let capabilities else { return nil }
        for name in ["android", "contacts", "location"] {
            guard let node = capabilities[name], name == "android" ? node.kind == .array : isTrue(node),
                let capability = Capability.named(name)
            else { continue }
            return (capability, node)
        }
        return nil
    }

    /// Whether the generator takes a value for true: the boolean, or the text in any case.
    ///
    /// Source: org.json 20210307, `JSONObject.getBoolean`, which android-ProjectGenerator calls (`utils/JSONExt.kt`).
    package static func isTrue(_ value: JSONNode) -> Bool {
        value.boolean == true || value.string?.lowercased() == "true"
    }

    private static func permissions(_ capabilities: JSONNode?) -> [Permission] {
        guard let (capability, node) = decidingCapability(capabilities) else { return [] }
        guard capability.name == "android" else {
            return capability.androidPermissions.map { Permission(name: $0, node: node) }
        }
        return node.elements.compactMap { element in element.string.map { Permission(name: $0, node: element) } }
    }
}
