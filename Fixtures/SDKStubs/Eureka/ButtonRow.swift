open class ButtonCellOf<T: Equatable>: Cell<T>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open override func update() {
        super.update()
        accessoryType = .none
        textLabel?.textAlignment = .center
    }
}

public typealias ButtonCell = ButtonCellOf<String>

open class _ButtonRowOf<T: Equatable>: Row<ButtonCellOf<T>> {
    open var presentationMode: PresentationMode<UIViewController>?

    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellStyle = .default
    }

    open override func customDidSelect() {
        super.customDidSelect()
        present(presentationMode, from: self) { _, _ in }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.textLabel?.textAlignment = presentationMode == nil ? .center : .left
        cell.accessoryType = presentationMode == nil || isDisabled ? .none : .disclosureIndicator
        cell.editingAccessoryType = cell.accessoryType
    }

    open override func prepare(for segue: UIStoryboardSegue) { super.prepare(for: segue) }
}

public final class ButtonRowOf<T: Equatable>: _ButtonRowOf<T>, RowType {
    public required init(tag: String?) { super.init(tag: tag) }
}

public typealias ButtonRow = ButtonRowOf<String>

open class _ButtonRowWithPresent<VCType: TypedRowControllerType>: Row<ButtonCellOf<VCType.RowValue>>, PresenterRowType
where VCType: UIViewController {
    open var presentationMode: PresentationMode<VCType>?
    open var onPresentCallback: ((FormViewController, VCType) -> Void)?

    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
        cellStyle = .default
    }

    open override func customUpdateCell() { super.customUpdateCell() }
    open override func customDidSelect() {
        super.customDidSelect()
        present(presentationMode, from: self) { controller, form in
            controller.row = self
            onPresentCallback?(form, controller)
        }
    }
    open override func prepare(for segue: UIStoryboardSegue) { super.prepare(for: segue) }
}

public final class ButtonRowWithPresent<VCType: TypedRowControllerType>: _ButtonRowWithPresent<VCType>, RowType
where VCType: UIViewController {
    public required init(tag: String?) { super.init(tag: tag) }
}
