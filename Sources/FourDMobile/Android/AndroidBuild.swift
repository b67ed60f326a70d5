import InputControl
import JSONSyntax
import SourceText

/// What the Android generator, and 4D before it, do with a control `[kotlin-1]` to `[kotlin-8]`.
package struct AndroidBuild: Sendable {
    /// The visible files that mention the annotation, whether the generator takes one of them or not.
    package let mentions: [AnnotationMention]

    /// The mentions that the generator may meet first; it takes the first that its walk comes to. A folder's own files come
    /// before its subfolders; among siblings the order is the file system's `[kotlin-3]`.
    package let candidates: [AnnotationMention]

    /// The class that the app calls: the name of the only candidate up to its first dot; nil with none or several.
    package let registeredClass: String?

    /// The files below `android/` with what becomes of each, in the order of their paths.
    package let files: [AndroidFile]

    /// The files copied to the app's `inputcontrol` package: the visible ones directly in `android/inputControl`
    /// `[android-1]`; none of a selection control `[kind-5]`.
    package let copiedSources: [String]

    /// The files copied to the app's `res` `[android-3]`; none of a selection control `[kind-5]`.
    package let resources: [String]

    /// Whether the generator takes the control as one for Android, so that its permissions count.
    package let isTargeted: Bool

    /// The permissions that the manifest lists for Android `[cap-20]`.
    package let listedPermissions: [Permission]

    /// Those that apps get: all or none `[cap-21]`.
    package let permissions: [Permission]

    /// A permission and the capability that grants it.
    package struct Permission: Sendable {
        package let name: String
        package let node: JSONNode
    }

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let isAction = manifest.kind == .actionControl
        mentions = control.annotationMentions.filter { !Self.isHidden($0.path) }
        candidates = isAction ? Self.candidates(among: mentions) : []
        registeredClass = candidates.count == 1 ? candidates.first.map { Self.className(ofFile: $0.path) } : nil
        files = (control.tree?.files(below: "android") ?? []).map(\.path).map { path in
            isAction ? AndroidFile.of(path, control.contents[path]) : AndroidFile(path: path, use: .unread)
        }
        copiedSources = files.filter { $0.use == .code }.map(\.path)
        resources = files.filter { if case .resource = $0.use { true } else { false } }.map(\.path)
        isTargeted = TargetReading(control, manifest).isGrantedOnAndroid
        listedPermissions = Self.permissions(manifest.capabilities)
        permissions = isTargeted && !candidates.isEmpty ? listedPermissions : []
    }

    /// Those of `mentions` that have no other in a folder around their own.
    private static func candidates(among mentions: [AnnotationMention]) -> [AnnotationMention] {
        let folders = Set(mentions.map(\.path.folder))
        return mentions.filter { mention in
            var folder = mention.path.folder
            while !folder.isEmpty {
                folder = folder.folder
                if folders.contains(folder) { return false }
            }
            return true
        }
    }

    /// Whether 4D and the generator ignore the file at `path`: it is hidden, or directly in a hidden folder; what is in a
    /// hidden folder's subfolders is not `[kotlin-4]`.
    package static func isHidden(_ path: String) -> Bool {
        path.lastPathPart.hasPrefix(".") || path.folder.lastPathPart.hasPrefix(".")
    }

    /// The class that the generator makes of a file's path: the last part, up to its first dot `[kotlin-5]`.
    package static func className(ofFile path: String) -> String {
        String(path.lastPathPart.prefix { $0 != "." })
    }

    /// The capability that decides about Android permissions, which is the first present of these: the list `android`, even
    /// an empty one, and `contacts` and `location` where they are true `[cap-20]`.
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

    /// Whether the generator takes a value for true: the boolean, or the string in any case, as org.json does.
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

extension String {
    /// The path of the folder that the file or folder at this path is in; empty for the root.
    fileprivate var folder: String {
        utf8.lastIndex(of: .slash).map { String(self[..<$0]) } ?? ""
    }
}
