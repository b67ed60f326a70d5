import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// A manifest's `target` as 4D's editor, the iOS build and the Android generator read it, each in its own way.
package struct TargetReading: Sendable {
    /// One entry of the list, or the value itself where it is not a list.
    package struct Entry: Sendable {
        package let node: JSONNode

        /// The platform that 4D, which ignores case (4D-RT), finds in it; nil when there is none.
        package var platform: Platform? { node.string.flatMap(Platform.init(ignoringCase:)) }

        /// Whether the platform is written as documented, which is all that the Android generator finds.
        package var isExact: Bool { node.string.flatMap(Platform.init(rawValue:)) != nil }
    }

    /// The value of the key; nil when it is absent or null.
    package let node: JSONNode?
    package let entries: [Entry]

    /// The platforms of the folders `ios` and `android`; nil when the control's files are not known.
    package let coded: Set<Platform>?

    init(_ control: ControlProject, _ manifest: Manifest) {
        node = manifest.isAbsent("target") ? nil : manifest.value("target")
        let nodes = node.map { $0.kind == .array ? Array($0.elements) : [$0] } ?? []
        entries = nodes.map(Entry.init)
        coded = control.tree.map { tree in Set(Platform.allCases.filter { tree.hasFolder($0.rawValue) }) }
    }

    /// Whether the editor offers an action control in such a project, as far as its target goes. [editor-2] [editor-3]
    package func isOffered(in project: EditorListing.Project) -> Bool {
        switch project {
        case .iOSOnly: offeredPlatforms.contains(.ios)
        case .androidOnly: offeredPlatforms.contains(.android)
        // It counts the entries and does not look at them.
        case .bothPlatforms: (node == nil ? coded?.count ?? 0 : entries.count) == 2
        }
    }

    private var offeredPlatforms: Set<Platform> {
        node == nil ? coded ?? [] : Set(entries.compactMap(\.platform))
    }

    /// Whether the iOS build knows the control by its name, as far as can be told. [manifest-27] [manifest-43]
    package var isKnownToIOSBuild: Bool {
        guard node == nil else { return entries.contains { $0.platform == .ios || $0.node.kind == .unreadable } }
        return coded.map { $0.isEmpty || $0.contains(.ios) } ?? true
    }

    /// Whether the generator grants the permissions of an action control, as far as its target goes. [manifest-44]
    package var isGrantedOnAndroid: Bool {
        guard let node, node.kind == .string || node.kind == .array, !entries.isEmpty else { return true }
        return entries.contains { $0.node.string == Platform.android.rawValue }
    }
}

/// Code for a platform, and one place that shows it.
package struct PlatformCode: Sendable {
    package let platform: Platform
    package let place: InFile<String>
}

extension ControlModel {
    /// The action control's code for platforms that `target`, right in itself, does not list; iOS last.
    package var untargetedCode: [PlatformCode] {
        guard isActionControl, let entries = editor?.target.entries, !entries.isEmpty,
            entries.allSatisfy(\.isExact)
        else { return [] }
        let listed = Set(entries.compactMap(\.platform))
        return [Platform.android, .ios].filter { !listed.contains($0) }.compactMap { platform in
            code(for: platform).map { PlatformCode(platform: platform, place: $0) }
        }
    }

    /// Whether `target` lists one platform, for which there is no code, and the code is for the other: `target-code` then
    /// reports that, and no rule that the platform's code is missing.
    package var targetsOtherPlatform: Bool {
        guard let platforms, platforms.count == 1, let other = untargetedCode.first?.platform else { return false }
        return other == .ios
            ? visibleKotlin.isEmpty && android?.candidates.isEmpty ?? true
            : swift.isEmpty && services?.links.isEmpty ?? true && !(tree?.hasFolder("ios") ?? false)
    }

    /// The class that the Android generator would register, or a row service below `ios/`.
    private func code(for platform: Platform) -> InFile<String>? {
        guard platform == .ios else {
            return annotatedKotlin.lazy.compactMap { source in
                self.controlClass(in: source).map { InFile($0.name, path: source.file.path) }
            }.first
        }
        return services.flatMap { services in
            (services.meant + services.unlisted).first { type in
                swift.contains { $0.file.path == type.declaredName.path && $0.path.hasPrefix("ios/") }
            }?.declaredName
        }
    }
}
