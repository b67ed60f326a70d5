import InputControl
import JSONSyntax
import SourceText

/// A control together with what 4D makes of it. A class, as each rule gets it.
package final class ControlModel: Sendable {
    /// The control as found.
    package let project: ControlProject

    /// Whether the control is one with native code, and not one whose `choiceList` is misspelt or null by mistake.
    package let isActionControl: Bool

    /// Whether `choiceList` is null, or is missing beside the format of a list, in a manifest that has neither key by which
    /// the editor knows an action control, so that choices were meant [kind-2].
    package let lacksChoices: Bool

    /// What the manifest describes instead of an input control, and the value that gives it away; nil for a control.
    package let otherKind: (kind: OtherManifestKind, sign: JSONNode)?

    /// The manifest's keys that are nearly known ones.
    package let misspeltKeys: [MisspeltKey]

    /// nil when there is no manifest with an object in it, as are the other views.
    package let editor: EditorListing?
    package let ios: IOSBuild?
    package let android: AndroidBuild?

    /// The services of the manifest and the classes that they lead to.
    package let services: ServiceLinks?

    /// The Kotlin files that are copied into the app.
    package let kotlinCode: KotlinCode

    /// The row builders that the app calls, or would call once the manifest names their service: those of
    /// `services.meant` and `services.unlisted`. Empty where the sources are not known well enough.
    package let rowBuilders: [EvaluatedBuilder]

    /// The names in the code of the iOS app that lead to no resource of the control.
    package let missingResources: [MissingResource]

    /// The nibs and storyboards of the iOS app with the classes that they are connected with.
    package let interfaces: InterfaceLinks

    /// What classes of rows and cells lack, in the order of the files.
    package let rowClassGaps: [RowClassGap]

    /// The platforms that the user selected.
    private let selected: Set<Platform>

    package init(_ control: ControlProject, selected: Set<Platform> = Set(Platform.allCases)) {
        project = control
        self.selected = selected
        let manifest = control.manifest.flatMap { $0.root == nil ? nil : $0 }
        otherKind = manifest.flatMap(OtherManifestKind.recognized)
        let misspeltKeys = manifest?.misspeltKeys ?? []
        self.misspeltKeys = misspeltKeys
        lacksChoices = manifest?.lacksChoices ?? false
        isActionControl =
            control.manifest?.kind == .actionControl && !lacksChoices
            && !misspeltKeys.contains { $0.meant == "choiceList" }
        editor = manifest.map { EditorListing(control, $0) }
        ios = manifest.map { IOSBuild(control, $0) }
        services = ios.map(ServiceLinks.init)
        android = manifest.map { AndroidBuild(control, $0) }
        kotlinCode = KotlinCode(control, android)
        let isAction = isActionControl
        let format = manifest?.value("name").flatMap { node in
            isAction && Self.reachesRowServices(node.string) ? node : nil
        }
        requestedFormat = format
        let links = services
        missingResources = MissingResource.all(in: control, ios)
        interfaces = InterfaceLinks(control, ios)
        rowClassGaps = Self.rowClassGaps(ios, of: control)
        rowBuilders = ios.map { Self.evaluatedBuilders($0, links, format?.string) } ?? []
    }

    /// The name that the app requests rows for from row services; nil when there is none, or none that reaches a row
    /// service: the rules about names report that.
    package let requestedFormat: JSONNode?

    private static func reachesRowServices(_ name: String?) -> Bool {
        guard let name, !name.isEmpty, name.utf8.first != .slash else { return false }
        return !BuiltInFormats.ios.contains(name)
    }

    private static func evaluatedBuilders(
        _ ios: IOSBuild, _ services: ServiceLinks?, _ format: String?
    ) -> [EvaluatedBuilder] {
        guard let services, ios.injection.isOn, ios.incompleteSource == nil else { return [] }
        var seen: Set<String> = []
        let classes = (services.meant + services.unlisted).filter { seen.insert($0.qualifiedName).inserted }
        return classes.prefix(serviceLimit).flatMap { type in
            ios.builders(of: type).map { EvaluatedBuilder($0, of: type, for: format, in: ios.facts) }
        }
    }

    /// The row builders of some of these classes.
    package func rowBuilders(of classes: [ServiceClass]) -> [EvaluatedBuilder] {
        let names = Set(classes.map(\.qualifiedName))
        return rowBuilders.filter { names.contains($0.service.qualifiedName) }
    }

    /// How many service classes are evaluated; no control has as many.
    private static let serviceLimit = 64

    package var manifest: Manifest? { project.manifest }
    package var manifestPath: String { project.manifestPath }
    package var tree: FileTree? { project.tree }
    package var folder: String { project.folder }
    package var archive: String? { project.archive }
    package var folderName: String? { project.folderName }
    package var nestedManifests: [NestedManifest] { project.nestedManifests }
    package var isReleased: Bool { project.isReleased }
    package var platforms: Set<Platform>? { project.platforms }
    package var swift: [SwiftSource] { project.swift }
    package var kotlin: [KotlinSource] { project.kotlin }
    package var files: [SourceFile] { project.files }

    /// The path of one of the control's files relative to the root of the run.
    package func path(_ file: String) -> String { project.path(file) }

    /// The key of the manifest that was meant to be `key`; nil when there is none.
    package func misspelling(of key: String) -> MisspeltKey? {
        misspeltKeys.first { $0.meant == key }
    }

    /// How a top-level key is missing; nil when it is there, or another key was meant to be it. 4D takes null as absent.
    /// [editor-1]
    package func absence(of key: String) -> Absence? {
        guard let member = manifest?.root?.member(named: key) else {
            return misspelling(of: key) == nil ? .noKey : nil
        }
        guard let value = member.value, value.kind == .null else { return nil }
        return .null(value)
    }

    package enum Absence: Sendable {
        case noKey
        case null(JSONNode)
    }

    /// Whether a build knows the list of a selection control: Android's whatever its target says [manifest-27], that of
    /// iOS only if its target lists iOS [manifest-43].
    package func buildsList(for platform: Platform) -> Bool {
        platform == .android || platforms?.contains(.ios) ?? (manifest?.isAbsent("target") == true)
    }

    /// Whether the iOS build makes something of the control, as far as can be told.
    package var mayTargetIOS: Bool { platforms?.contains(.ios) ?? true }

    /// Whether the Android build makes something of the control, as far as can be told.
    package var mayTargetAndroid: Bool { platforms?.contains(.android) ?? true }

    /// Whether the user selected `platform`.
    package func isSelected(_ platform: Platform) -> Bool { selected.contains(platform) }

    /// Whether the control is one with code for iOS of which 4D copies files and compiles none.
    package var lacksCompiledCode: Bool {
        guard let ios, isActionControl, ios.injection.isOn, ios.injection.root == "ios" else { return false }
        return ios.sources.isEmpty && ios.incompleteSource == nil && ios.foreignCode == nil
    }

    /// Whether it matters what `platform` makes of the control: the control may be for it, and the user selected it.
    package func concerns(_ platform: Platform) -> Bool {
        selected.contains(platform) && platforms?.contains(platform) != false
    }

    /// The platforms on which it matters what becomes of the control, iOS first.
    package var concernedPlatforms: [Platform] { Platform.allCases.filter(concerns) }
}
