import InputControl
import JSONSyntax
import SourceText

/// Where 4D's project editor offers a control, and why not elsewhere.
///
/// Source: 4D-Mobile-App, method `mobile_actions`, class `ACTIONS_PARAMS` (4d-behaviour.md, section 3).
package struct EditorListing: Sendable, Hashable {
    /// A project by the platforms that it builds for.
    package enum Project: String, Sendable, CaseIterable {
        case iOSOnly, androidOnly, bothPlatforms
    }

    /// Why the control is offered nowhere.
    package enum SkipReason: Sendable, Hashable {
        case noName
        case noInjectKey
        case noCapabilitiesKey
        case noKnownType
    }

    /// The types of the parameters it is offered for; nil when a selection control names none, so that any will do.
    package let types: [ParameterType.Internal]?

    /// The projects it is offered in; empty when it has no target and no code.
    package let projects: [Project]

    /// Empty when nothing hides it.
    package let obstacles: [SkipReason]

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let known = manifest.types.compactMap { ParameterType.read($0.value)?.internalType }
        let types = ParameterType.Internal.allCases.filter(known.contains)
        let isAction = manifest.kind == .actionControl
        self.types = isAction || manifest.value("type") != nil ? types : nil
        projects = Self.projects(control, manifest)
        var obstacles: [SkipReason] = []
        if manifest.name?.value.isEmpty ?? true { obstacles.append(.noName) }
        if isAction {
            if manifest.isAbsent("inject") { obstacles.append(.noInjectKey) }
            if manifest.isAbsent("capabilities") { obstacles.append(.noCapabilitiesKey) }
            if types.isEmpty { obstacles.append(.noKnownType) }
        }
        self.obstacles = obstacles
    }

    private static func projects(_ control: ControlProject, _ manifest: Manifest) -> [Project] {
        var entries = manifest.targets.map { $0.value.lowercased() }
        if manifest.isAbsent("target") {
            entries = Platform.allCases.map(\.rawValue).filter { control.tree?.hasFolder($0) ?? false }
        }
        return Project.allCases.filter { project in
            switch project {
            case .iOSOnly: entries.contains(Platform.ios.rawValue)
            case .androidOnly: entries.contains(Platform.android.rawValue)
            // What is compared is how many entries there are, not what they say.
            case .bothPlatforms: entries.count == 2
            }
        }
    }
}
