@_exported import UIKit

open class BaseRow: BaseRowType {
    var callbackOnChange: (() -> Void)?
    var callbackCellUpdate: (() -> Void)?
    var callbackCellSetup: Any?
    var callbackCellOnSelection: (() -> Void)?
    var callbackOnCellHighlightChanged: (() -> Void)?
    var callbackOnRowValidationChanged: (() -> Void)?
    var _cachedOptionsData: Any?

    public var validationOptions: ValidationOptions = .validatesOnBlur
    public internal(set) var validationErrors = [ValidationError]()
    public internal(set) var wasBlurred = false
    public internal(set) var wasChanged = false
    public var isValid: Bool { validationErrors.isEmpty }
    public var isHighlighted: Bool = false
    public var title: String?
    public var cellStyle = UITableViewCell.CellStyle.value1
    public var tag: String?
    public var baseCell: BaseCell! { nil }
    public var baseValue: Any? {
        get { nil }
        set {}
    }
    public static var estimatedRowHeight: CGFloat = 44.0
    public var disabled: Condition?
    public var hidden: Condition?
    public var isDisabled: Bool { holds(disabled) }
    public var isHidden: Bool { holds(hidden) }
    open weak var section: Section?
    open var destinationScrollPosition: UITableView.ScrollPosition? = UITableView.ScrollPosition.bottom

    public required init(tag: String? = nil) { self.tag = tag }

    open func validate(quietly: Bool = false) -> [ValidationError] { [] }
    open func cleanValidationErrors() { validationErrors = [] }
    open func updateCell() {}
    open func didSelect() {}
    open func prepare(for segue: UIStoryboardSegue) {}

    public final var indexPath: IndexPath? {
        guard let section, let sectionIndex = section.index, let row = section.firstIndex(of: self) else { return nil }
        return IndexPath(row: row, section: sectionIndex)
    }

    /// Predicates are not evaluated: Foundation has no predicate format on this platform.
    private func holds(_ condition: Condition?) -> Bool {
        guard case .function(_, let callback)? = condition, let form = section?.form else { return false }
        return callback(form)
    }
}

extension BaseRow {
    public final func evaluateHidden() {}
    public final func evaluateDisabled() {}
    public func reload(with rowAnimation: UITableView.RowAnimation = .none) {}
    public func deselect(animated: Bool = true) {}
    public func select(animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none) {}
}

extension BaseRow: Equatable {}

public func == (lhs: BaseRow, rhs: BaseRow) -> Bool { lhs === rhs }

public enum Condition {
    case function([String], (Form) -> Bool)
    case predicate(NSPredicate)
}

extension Condition: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .function([]) { _ in value } }
}

extension Condition: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .predicate(NSPredicate(value: true)) }
    public init(unicodeScalarLiteral value: String) { self.init(stringLiteral: value) }
    public init(extendedGraphemeClusterLiteral value: String) { self.init(stringLiteral: value) }
}
