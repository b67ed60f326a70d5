import InputControl
import JSONSyntax

/// Where 4D's project editor offers a selection control: in the menu "Data Source" of parameters that have its format. It
/// reads neither `type` nor `target`, `inject` or `capabilities` [editor-21], which 4D's own list editor does not write
/// [listed-2].
package struct SelectionListing: Sendable, Hashable {
    /// Why the menu does not have the control.
    package enum HidingReason: Sendable, Hashable {
        case noName
        /// The menu lists folders only [editor-22] [zip-6].
        case inArchive
        /// No parameter has such a format [editor-23].
        case unknownFormat
        /// The list is a dynamic one and its data source has no `dataClass` [editor-24] [data-2].
        case noDataClass
    }

    /// The types of the parameters that have list formats [editor-20].
    package static let parameterTypes: [ParameterType.Internal] = [.string, .number, .bool]

    /// Those types in words.
    package static let typeWords = "string, number and bool"

    /// The format of the parameters; nil when there are none.
    package let format: ListFormat?

    /// Empty when the menu has the control.
    package let hidingReasons: [HidingReason]

    init(_ control: ControlProject, _ manifest: Manifest) {
        format = ListFormatReading(manifest.value("format")).editor
        var hidingReasons: [HidingReason] = []
        if manifest.name?.value.isEmpty ?? true { hidingReasons.append(.noName) }
        if control.archive != nil { hidingReasons.append(.inArchive) }
        if format == nil { hidingReasons.append(.unknownFormat) }
        if let source = manifest.value("choiceList")?[ChoiceList.sourceKey], source.kind != .null,
            !DataSource(node: source).isOffered
        {
            hidingReasons.append(.noDataClass)
        }
        self.hidingReasons = hidingReasons
    }
}

extension ControlModel {
    /// Where the editor offers the control; nil for an action control, and for what is not an input control.
    package var selectionListing: SelectionListing? {
        guard otherKind == nil, let manifest, manifest.kind == .selectionControl, manifest.root != nil else {
            return nil
        }
        return SelectionListing(project, manifest)
    }
}
