import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import SourceText

extension ControlInspection.Editor {
    init(_ editor: EditorListing, _ control: ControlModel) {
        var hidden = editor.hidingReasons.map(\.words)
        let isHidden = !hidden.isEmpty
        if !isHidden { hidden = Self.projectsWithout(editor, control) }
        self.init(
            menu: "Input control", types: editor.types.map(\.rawValue), format: nil,
            projects: isHidden ? [] : editor.projects.map(\.words), hidden: hidden)
    }

    private static func projectsWithout(_ editor: EditorListing, _ control: ControlModel) -> [String] {
        let missing = EditorListing.Project.allCases.filter { !editor.projects.contains($0) }
        guard !missing.isEmpty else { return [] }
        let words = missing.map(\.words)
        return ["in \(words.joined(separator: " and ")), since \(reason(control))"]
    }

    private static func reason(_ control: ControlModel) -> String {
        guard control.manifest?.isAbsent("target") == true else {
            let listed = control.manifest?.targets.map { "\"\($0.value)\"" } ?? []
            return "\"target\" lists \(listed.isEmpty ? "nothing" : listed.joined(separator: ", "))"
        }
        let folders = Platform.allCases.map(\.rawValue).filter { control.tree?.hasFolder($0) ?? false }
        return "there is no \"target\" and \(folders.isEmpty ? "no code" : "only \(folders.joined(separator: ", "))/")"
    }
}

extension EditorListing.Project {
    var words: String {
        switch self {
        case .iOSOnly: "iOS projects"
        case .androidOnly: "Android projects"
        case .bothPlatforms: "iOS + Android projects"
        }
    }
}

extension EditorListing.HidingReason {
    fileprivate var words: String {
        switch self {
        case .noName: "the manifest has no \"name\""
        case .noInjectKey: "the manifest has no \"inject\""
        case .noCapabilitiesKey: "the manifest has no \"capabilities\""
        case .noKnownType: "the manifest has no \"type\" that 4D knows"
        }
    }
}

extension ControlModel {
    /// The reason that nothing is built for `platform`, which the control does not target.
    func whyNotBuilt(for platform: Platform) -> String {
        let reason =
            manifest?.isAbsent("target") == true
            ? "there is no \"target\" and no folder \(platform.rawValue)" : "\"target\" does not list it"
        guard platform == .ios, isActionControl, iOSLookup == .byFolder else { return reason }
        return "\(reason), but its folder is named like the control, so the iOS build takes it for the reference"
    }
}
