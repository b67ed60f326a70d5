/// What is known of rows: Eureka's classes and methods, and QMobileUI's `onRowEvent`.
///
/// Source: Eureka, `Source/Core/RowType.swift`; ios-QMobileUI, `Eureka+ActionParameter.swift` (4d-behaviour.md, [swift-6]).
enum KnownRows {
    /// Classes and protocols that every row is an instance of.
    static let baseTypes: Set = [
        "BaseRow", "BaseRowType", "RowOf", "Row", "RowType", "TypedRowType", "Taggable", "AnyObject", "Any",
        "ActionParameterCustomFormatRowType",
    ]

    /// The types that an extension for all rows extends.
    static let extendedTypes = ["RowType", "BaseRow", "TypedRowType", "BaseRowType", "RowOf", "Row"]

    /// Methods that give a row a closure of one kind. Eureka keeps the last one of each kind.
    static let closures: Set = [
        "onChange", "onCellSelection", "cellUpdate", "cellSetup", "onCellHighlightChanged", "onRowValidationChanged",
    ]

    /// Other methods of Eureka that return the row they are called on.
    static let chained: Set = ["onExpandInlineRow", "onCollapseInlineRow", "onPresent", "onCreateRow"]

    /// Whether a class from outside a control is a row, by its name.
    static func isRow(_ name: String) -> Bool {
        let name = name.split(separator: ".").last.map(String.init) ?? name
        return baseTypes.contains(name) && !["Any", "AnyObject", "Taggable"].contains(name) || name.hasSuffix("Row")
            || name.hasSuffix("RowOf")
    }

    /// Modules that stand before the name of a type: `Eureka.TextRow`.
    static let modules: Set = ["Eureka", "QMobileUI", "UIKit", "Foundation", "Swift"]

    /// Types of Swift and Apple whose initialisers make no row.
    static let otherTypes: Set = [
        "Int", "Double", "Float", "Bool", "Character", "Substring", "NSString", "NSNumber", "URL", "Date", "Data",
        "NSRegularExpression", "Regex", "UIColor", "UIImage", "UIView", "IndexPath", "Locale", "DateFormatter",
        "NumberFormatter", "NSPredicate", "UInt", "Int64", "Decimal", "UUID", "Result", "Range", "ClosedRange",
        "DispatchQueue", "Notification", "NSObject", "Mirror", "Selector", "CGFloat", "CharacterSet", "NSError",
    ]
}
