import InputControl
import JSONSyntax
import SourceText

/// Where 4D's project editor offers an action control, and why not elsewhere; of a selection control see `SelectionListing`.
package struct EditorListing: Sendable {
    /// A project by the platforms that it builds for.
    package enum Project: String, Sendable, CaseIterable {
        case iOSOnly, androidOnly, bothPlatforms
    }

    /// Why the control is offered nowhere. [editor-1] [editor-4]
    package enum HidingReason: Sendable, Hashable {
        case noName
        case noInjectKey
        case noCapabilitiesKey
        case noKnownType
    }

    /// The types of the parameters it is offered for.
    package let types: [ParameterType.Internal]

    /// The projects it is offered in; empty when it has no target and no code.
    package let projects: [Project]

    /// Empty when nothing hides it.
    package let hidingReasons: [HidingReason]

    /// The manifest's `target` and `type` as their readers take them.
    package let target: TargetReading
    package let type: TypeReading

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let target = TargetReading(control, manifest)
        let type = TypeReading(manifest)
        types = type.offered
        projects = Project.allCases.filter(target.isOffered)
        var hidingReasons: [HidingReason] = []
        // Of these keys, except `type`, the values do not matter.
        if manifest.isAbsent("name") { hidingReasons.append(.noName) }
        if manifest.isAbsent("inject") { hidingReasons.append(.noInjectKey) }
        if manifest.isAbsent("capabilities") { hidingReasons.append(.noCapabilitiesKey) }
        if types.isEmpty { hidingReasons.append(.noKnownType) }
        self.hidingReasons = hidingReasons
        self.target = target
        self.type = type
    }
}
