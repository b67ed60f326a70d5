import InputControl
import JSONSyntax
import SourceText

/// The ways in which the apps show a list of choices, as `format` names them [manifest-28].
package enum ListFormat: String, Sendable, CaseIterable {
    case push, segmented, popover, sheet, picker

    package static let names: [String] = allCases.map(\.rawValue)

    /// The format of a control that names none [manifest-28].
    package static let standard = ListFormat.push

    /// The label of the entry that an app adds where the parameter is not mandatory; nil where it adds none [list-9].
    package func emptyEntry(on platform: Platform) -> String? {
        switch (platform, self) {
        case (.ios, .sheet), (.ios, .picker): ""
        case (.android, .push), (.android, .popover), (.android, .sheet): " - "
        case (.ios, .push), (.ios, .segmented), (.ios, .popover), (.android, .segmented), (.android, .picker): nil
        }
    }

    /// Whether an app can show pictures in such a list [image-11].
    package func showsPictures(on platform: Platform) -> Bool {
        platform == .android || self != .segmented
    }

    /// Whether an app shows pictures in the size of `assets.size`, and not in one of its own [image-8].
    package func readsPictureSize(on platform: Platform) -> Bool {
        platform == .ios || self == .push || self == .popover || self == .sheet
    }
}

/// What each reader makes of a control's `format` [manifest-45] [manifest-46] [editor-23].
package struct ListFormatReading: Sendable, Hashable {
    /// The format of the parameters that are offered the control; nil when it fits none.
    package let editor: ListFormat?

    /// The format that iOS apps show: any that they do not know counts as push.
    package let ios: ListFormat

    /// The format that Android apps show; nil when the control has no list there.
    package let android: ListFormat?

    /// The readings of the manifest's value; of nil when it has none.
    package init(_ format: JSONNode?) {
        let written = format?.string
        let exact = written.flatMap(ListFormat.init)
        if let written {
            let folded = FoldedName(written)
            editor = ListFormat.allCases.first { FoldedName($0.rawValue) == folded }
        } else {
            editor = format == nil || format?.kind == .null ? .standard : nil
        }
        ios = exact ?? .standard
        android = (written ?? "").isEmpty ? .standard : exact
    }

    package subscript(_ platform: Platform) -> ListFormat? {
        platform == .ios ? ios : android
    }
}

extension ControlModel {
    /// What each reader makes of the format of a selection control. Android apps show the format of the parameter, which
    /// the editor takes from the control. [project-4]
    package var listFormat: ListFormatReading { ListFormatReading(manifest?.value("format")) }
}

extension Manifest {
    /// Whether choices were meant that are not there; see `ControlModel.lacksChoices`.
    var lacksChoices: Bool {
        guard ["inject", "capabilities"].allSatisfy({ value($0) == nil }) else { return false }
        guard root?.member(named: "choiceList") != nil else {
            return value("format")?.string != nil && ListFormatReading(value("format")).editor != nil
        }
        return value("choiceList")?.kind == .null
    }
}
