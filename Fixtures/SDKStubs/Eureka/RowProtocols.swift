public protocol Taggable: AnyObject {
    var tag: String? { get set }
}

public protocol BaseRowType: Taggable {
    var baseCell: BaseCell! { get }
    var section: Section? { get }
    var cellStyle: UITableViewCell.CellStyle { get set }
    var title: String? { get set }
    func updateCell()
    func didSelect()
    func validate(quietly: Bool) -> [ValidationError]
}

public protocol TypedRowType: BaseRowType {
    associatedtype Cell: BaseCell, TypedCellType
    var cell: Cell! { get }
    var value: Cell.Value? { get set }
    func add<Rule: RuleType>(rule: Rule) where Rule.RowValueType == Cell.Value
    func remove(ruleWithIdentifier: String)
}

public protocol RowType: TypedRowType {
    init(_ tag: String?, _ initializer: (Self) -> Void)
}

public protocol SelectableRowType: RowType {
    var selectableValue: Cell.Value? { get set }
}

public protocol KeyboardReturnHandler: BaseRowType {
    var keyboardReturnType: KeyboardReturnTypeConfiguration? { get set }
}

public struct KeyboardReturnTypeConfiguration {
    public var nextKeyboardType = UIReturnKeyType.next
    public var defaultKeyboardType = UIReturnKeyType.default
    public init() {}
    public init(nextKeyboardType: UIReturnKeyType, defaultKeyboardType: UIReturnKeyType) {
        self.nextKeyboardType = nextKeyboardType
        self.defaultKeyboardType = defaultKeyboardType
    }
}

public protocol RowControllerType: NSObjectProtocol {
    var onDismissCallback: ((UIViewController) -> Void)? { get set }
}

public protocol TypedRowControllerType: RowControllerType {
    associatedtype RowValue: Equatable
    var row: RowOf<Self.RowValue>! { get set }
}

public protocol PresenterRowType: TypedRowType {
    associatedtype PresentedControllerType: UIViewController, TypedRowControllerType
    var presentationMode: PresentationMode<PresentedControllerType>? { get set }
    var onPresentCallback: ((FormViewController, PresentedControllerType) -> Void)? { get set }
}

extension PresenterRowType {
    @discardableResult
    public func onPresent(_ callback: ((FormViewController, PresentedControllerType) -> Void)?) -> Self {
        onPresentCallback = callback
        return self
    }
}

public protocol FormatterConformance: AnyObject {
    var formatter: Formatter? { get set }
    var useFormatterDuringInput: Bool { get set }
    var useFormatterOnDidBeginEditing: Bool? { get set }
}

public protocol NoValueDisplayTextConformance: AnyObject {
    var noValueDisplayText: String? { get set }
}

public protocol FieldRowConformance: FormatterConformance {
    var titlePercentage: CGFloat? { get set }
    var placeholder: String? { get set }
    var placeholderColor: UIColor? { get set }
}

public protocol DatePickerRowProtocol: AnyObject {
    var minimumDate: Date? { get set }
    var maximumDate: Date? { get set }
    var minuteInterval: Int? { get set }
}
