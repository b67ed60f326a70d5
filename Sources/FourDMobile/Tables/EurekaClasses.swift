/// The classes of rows and cells that an app has, besides those of its controls.
///
/// Source: Eureka, `Source`; ios-QMobileUI, `Sources`.
enum EurekaClasses {
    /// What all rows and cells come from or conform to.
    static let bases: Set = [
        "BaseCell", "BaseCellType", "BaseRow", "BaseRowType", "Cell", "CellType", "Row", "RowOf", "RowType",
        "TypedCellType", "TypedRowType",
    ]

    private static let rows: Set = [
        "AccountRow", "ActionSheetRow", "AlertOptionsRow", "AlertRow", "AreaRow", "BarcodeScannerRow", "BaseRow",
        "ButtonRow", "ButtonRowOf", "CheckRow", "CountDownInlineRow", "CountDownPickerRow", "CountDownRow",
        "CountDownTimeRow", "DateFieldRow", "DateInlineFieldRow", "DateInlineRow", "DatePickerRow", "DateRow",
        "DateTimeInlineRow", "DateTimePickerRow", "DateTimeRow", "DateWheelRow", "DecimalRow", "DoublePickerInlineRow",
        "DoublePickerInputRow", "DoublePickerRow", "EmailRow", "FieldRow", "FormatteableRow",
        "GenericMultipleSelectorRow", "ImageActionSheetRow", "ImagePickerRow", "ImageRow", "InlineRow", "IntRow",
        "LabelRow", "ListCheckRow", "LocationRow", "MultipleImageRow", "MultipleSelectorRow", "NameRow", "OCRRow",
        "OptionsRow", "PasswordRow", "PhoneRow", "PickerInlineRow", "PickerInputRow", "PickerRow", "PopoverSelectorRow",
        "PresenterRow", "PushRow", "RatingRow", "Row", "RowOf", "SearchPushRow", "SegmentedRow", "SelectableRow",
        "SelectorRow", "SignatureViewRow", "SliderRow", "StepperRow", "SwitchRow", "TextAreaRow", "TextRow",
        "TimeInlineRow", "TimeIntervalFieldRow", "TimeIntervalRow", "TimePickerRow", "TimeRow", "TriplePickerInlineRow",
        "TriplePickerInputRow", "TriplePickerRow", "TwitterRow", "URLRow", "ZipCodeRow",
    ]

    private static let cells: Set = [
        "AccountCell", "AlertSelectorCell", "BaseCell", "ButtonCell", "ButtonCellOf", "Cell", "CheckCell", "DateCell",
        "DateInlineCell", "DatePickerCell", "DecimalCell", "DoublePickerCell", "DoublePickerInputCell", "EmailCell",
        "FieldCell", "ImageCollectionViewCell", "ImagePickerCell", "IntCell", "LabelCell", "LabelCellOf",
        "ListCheckCell", "NameCell", "PasswordCell", "PhoneCell", "PickerCell", "PickerInlineCell", "PickerInputCell",
        "PushSelectorCell", "RatingCell", "SegmentedCell", "SignatureViewCell", "SliderCell", "StepperCell",
        "SwitchCell", "TextAreaCell", "TextCell", "TimeIntervalCell", "TriplePickerCell", "TriplePickerInputCell",
        "TwitterCell", "URLCell", "ZipCodeCell",
    ]

    /// Whether an app has a class of this name, which may begin with the underscore of an open class.
    static func has(_ name: String) -> Bool {
        let name = String(name.drop { $0 == "_" })
        return rows.contains(name) || cells.contains(name)
    }
}
