public protocol InputTypeInitiable {
    init?(string stringValue: String)
}

extension Int: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue, radix: 10) }
}

extension Float: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue) }
}

extension Double: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue) }
}

extension String: InputTypeInitiable {
    public init?(string stringValue: String) { self.init(stringValue) }
}

extension URL: InputTypeInitiable {}

public protocol TextInputCell {
    var textInput: UITextInput { get }
}

public protocol TextFieldCell: TextInputCell {
    var textField: UITextField! { get }
}

extension TextFieldCell {
    public var textInput: UITextInput { textField }
}

open class FormatteableRow<Cell: CellType>: Row<Cell>, FormatterConformance where Cell: BaseCell, Cell: TextInputCell {
    open var formatter: Formatter?
    open var useFormatterDuringInput = false
    open var useFormatterOnDidBeginEditing: Bool?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] value in
            guard let value else { return nil }
            return formatter?.string(for: value) ?? String(describing: value)
        }
    }
}

open class FieldRow<Cell: CellType>: FormatteableRow<Cell>, FieldRowConformance, KeyboardReturnHandler
where Cell: BaseCell, Cell: TextFieldCell {
    open var keyboardReturnType: KeyboardReturnTypeConfiguration?
    open var titlePercentage: CGFloat?
    open var placeholder: String?
    open var placeholderColor: UIColor?
    public required init(tag: String?) { super.init(tag: tag) }
}

open class _FieldCell<T>: Cell<T>, UITextFieldDelegate, TextFieldCell where T: Equatable, T: InputTypeInitiable {
    @IBOutlet public weak var textField: UITextField!
    @IBOutlet public weak var titleLabel: UILabel?

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let field = UITextField()
        contentView.addSubview(field)
        textField = field
        titleLabel = textLabel
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open override func update() {
        super.update()
        textField?.text = row.displayValueFor?(row.value)
        textField?.placeholder = (row as? FieldRowConformance)?.placeholder
        textField?.isEnabled = !row.isDisabled
    }
    open override func cellCanBecomeFirstResponder() -> Bool { textField?.canBecomeFirstResponder == true }
    open override func cellBecomeFirstResponder(withDirection: Direction) -> Bool {
        textField?.becomeFirstResponder() ?? false
    }
    open override func cellResignFirstResponder() -> Bool { textField?.resignFirstResponder() ?? false }
}
