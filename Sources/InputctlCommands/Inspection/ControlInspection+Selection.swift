import FourDMobile
import InputControl
import JSONSyntax
import Reporting
import SourceText

extension ControlInspection.Editor {
    init(_ listing: SelectionListing) {
        self.init(
            menu: "Data Source", types: SelectionListing.parameterTypes.map(\.rawValue),
            format: listing.format?.rawValue,
            projects: listing.hidingReasons.isEmpty ? EditorListing.Project.allCases.map(\.words) : [],
            hidden: listing.hidingReasons.map(\.words))
    }
}

extension SelectionListing.HidingReason {
    fileprivate var words: String {
        switch self {
        case .noName: "the manifest has no \"name\""
        case .inArchive: "the menu Data Source lists folders only, and this control is in an archive"
        case .unknownFormat: "no parameter has the format of the manifest"
        case .noDataClass: "the data source has no \"dataClass\""
        }
    }
}

extension ControlInspection.Choices {
    /// nil for an action control.
    init?(_ control: ControlModel) {
        guard control.manifest?.kind == .selectionControl else { return nil }
        let choices = control.choiceList
        let source: DataSource? = if case .dataSource(let source) = choices { source } else { nil }
        let entries = (choices?.entries ?? []).enumerated().map { index, entry in
            Choice(
                value: entry.key.map { $0.string ?? $0.sourceText } ?? String(index),
                label: entry.label.string ?? entry.label.sourceText)
        }
        self.init(
            form: Self.form(choices), entries: entries, dataClass: source?.text(.dataClass, on: .ios),
            field: source?.text(.field, on: .ios))
    }

    private static func form(_ choices: ChoiceList?) -> String {
        switch choices {
        case .object: "object"
        case .list: "list"
        case .dataSource: "data source"
        case .unusable, nil: "unusable"
        }
    }
}

extension ControlInspection.List {
    /// nil for an action control, and when the app has no list.
    init?(_ control: ControlModel, on platform: Platform) {
        guard let choices = control.choiceList, control.buildsList(for: platform),
            let format = control.listFormat[platform]
        else { return nil }
        if case .unusable = choices { return nil }
        self.init(
            format: format.rawValue, content: Self.content(choices, on: platform),
            labels: Self.labels(choices, on: platform), emptyEntry: format.emptyEntry(on: platform),
            search: ListSearch(choices, as: format, on: platform).map(Self.words),
            pictures: Pictures(control, choices, as: format, on: platform))
    }

    private static func content(_ choices: ChoiceList, on platform: Platform) -> String {
        guard case .dataSource(let source) = choices else { return "choices" }
        guard source.isRead(on: platform) else { return "data source" }
        return source.isOfCurrentEntity(on: platform) ? "current entity" : "records"
    }

    private static func labels(_ choices: ChoiceList, on platform: Platform) -> [String]? {
        let labels = choices.entries.map { entry in
            platform == .ios
                ? entry.label.string ?? entry.label.sourceText
                : entry.label.onAndroid(isInList: entry.key == nil) ?? ""
        }
        guard case .object(let node) = choices, platform == .android else { return labels.isEmpty ? nil : labels }
        return node.androidOrder.map { $0.map { labels[$0] } }
    }

    private static func words(_ search: ListSearch) -> String {
        switch search {
        case .always: "always"
        case .from(let choices): String(choices)
        }
    }
}

extension JSONNode {
    /// The label that Android apps show for this one; nil when they drop the choice.
    fileprivate func onAndroid(isInList: Bool) -> String? {
        switch isInList ? AndroidChoice(listElement: self) : AndroidChoice(objectValue: self) {
        case .asWritten: string ?? sourceText
        case .shows(let label): label
        case .dropped: nil
        }
    }
}

extension ControlInspection.List.Pictures {
    /// nil unless the labels are names of pictures and the files are known.
    fileprivate init?(_ control: ControlModel, _ choices: ChoiceList, as format: ListFormat, on platform: Platform) {
        guard let pictures = control.pictures else { return nil }
        let folder = platform == .ios ? pictures.folderOnIOS : pictures.folderOnAndroid
        var found: [String] = []
        var missing: [String] = []
        for label in choices.entries.map({ $0.label.string ?? $0.label.sourceText }) {
            let isFound = platform == .ios ? pictures.onIOS(label) == .found : pictures.onAndroid(label) == .found
            if isFound { found.append(label) } else { missing.append(label) }
        }
        self.init(
            folder: folder?.spelling, found: found, missing: missing,
            size: format.readsPictureSize(on: platform) ? Self.size(control.manifest?.value("assets")?["size"]) : nil,
            problem: Self.problem(choices, format, on: platform))
    }

    private static func size(_ node: JSONNode?) -> String? {
        let width = node?.numberText ?? node?["width"]?.numberText
        let height = node?.numberText ?? node?["height"]?.numberText
        return width.flatMap { width in height.map { "\(width) × \($0)" } }
    }

    private static func problem(_ choices: ChoiceList, _ format: ListFormat, on platform: Platform) -> String? {
        if !format.showsPictures(on: platform) { return "a segmented list shows none on iOS" }
        switch choices {
        case .list, .dataSource: return platform == .ios ? "the build probably fails, as the choices have no keys" : nil
        case .object, .unusable: return nil
        }
    }
}
