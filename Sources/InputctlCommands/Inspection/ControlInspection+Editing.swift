import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import SourceText

extension ControlInspection.Editor {
    init(_ editor: EditorListing, _ control: ControlModel) {
        var hidden = editor.obstacles.map(\.words)
        // 4d-behaviour.md, section 2.
        if !control.isActionControl, control.archive != nil {
            hidden.append("the menu for selection controls shows those in folders, and this one is in an archive")
        }
        let isHidden = !hidden.isEmpty
        if !isHidden { hidden = Self.projectsWithout(editor, control) }
        self.init(
            types: editor.types?.map(\.rawValue), projects: isHidden ? [] : editor.projects.map(\.words),
            hidden: hidden)
    }

    private static func projectsWithout(_ editor: EditorListing, _ control: ControlModel) -> [String] {
        let missing = EditorListing.Project.allCases.filter { !editor.projects.contains($0) }
        guard !missing.isEmpty else { return [] }
        let words = missing.map(\.words)
        return ["in \(words.joined(separator: " and ")), since \(reason(control))"]
    }

    private static func reason(_ control: ControlModel) -> String {
        guard control.manifest?.value("target") == nil else {
            let listed = control.manifest?.targets.map { "\"\($0.value)\"" } ?? []
            return "\"target\" lists \(listed.isEmpty ? "nothing" : listed.joined(separator: ", "))"
        }
        let folders = Platform.allCases.map(\.rawValue).filter { control.tree?.hasFolder($0) ?? false }
        return "there is no \"target\" and \(folders.isEmpty ? "no code" : "only \(folders.joined(separator: ", "))/")"
    }
}

extension EditorListing.Project {
    fileprivate var words: String {
        switch self {
        case .iOSOnly: "iOS projects"
        case .androidOnly: "Android projects"
        case .bothPlatforms: "iOS + Android projects"
        }
    }
}

extension EditorListing.SkipReason {
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
    /// Why nothing is built for `platform`, which the control is not made for.
    func whyNotBuilt(for platform: Platform) -> String {
        manifest?.value("target") == nil
            ? "there is no \"target\" and no folder \(platform.rawValue)/" : "\"target\" does not list it"
    }
}

extension ControlInspection.Choices {
    /// nil for an action control.
    init?(_ control: ControlModel) {
        guard !control.isActionControl, let manifest = control.manifest else { return nil }
        let list = control.choiceList
        let format = manifest.format?.value ?? BuiltInFormats.defaultList
        let source: JSONNode? = if case .dataSource(let node) = list { node } else { nil }
        func text(_ key: DataSourceKey) -> String? {
            ([key.rawValue] + key.iOSSynonyms).lazy.compactMap { source?[$0]?.string }.first
        }
        let entries = (list?.entries ?? []).enumerated().map { index, entry in
            Choice(
                value: entry.key.map { $0.string ?? $0.sourceText } ?? String(index),
                label: entry.label.string ?? entry.label.sourceText)
        }
        self.init(
            form: Self.form(list), entries: entries, dataClass: text(.dataClass), field: text(.field), format: format,
            isFormatKnown: BuiltInFormats.lists.contains(format),
            pictures: control.hasImageBinding ? Self.pictures(entries, control) : nil)
    }

    private static func form(_ list: ChoiceList?) -> String {
        switch list {
        case .object: "object"
        case .list: "list"
        case .dataSource: "data source"
        case .unusable, nil: "unusable"
        }
    }

    private static func pictures(_ entries: [Choice], _ control: ControlModel) -> Pictures {
        let folder = control.imageFolder
        let files = Set(folder?.files ?? [])
        let missing = entries.map(\.label).filter { !files.contains($0) }
        return Pictures(folder: folder?.spelling, found: entries.count - missing.count, missing: missing)
    }
}
