open class PushSelectorCell<T: Equatable>: Cell<T>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open override func update() {
        super.update()
        accessoryType = .disclosureIndicator
        editingAccessoryType = accessoryType
    }
}

open class SelectorRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
    open var presentationMode: PresentationMode<SelectorViewController<SelectorRow<Cell>>>?
    open var onPresentCallback: ((FormViewController, SelectorViewController<SelectorRow<Cell>>) -> Void)?

    required public init(tag: String?) { super.init(tag: tag) }

    open override func customDidSelect() {
        super.customDidSelect()
        present(presentationMode, from: self) { controller, form in
            controller.row = self
            controller.title = selectorTitle ?? controller.title
            onPresentCallback?(form, controller)
        }
    }
}

open class _PushRow<Cell: CellType>: SelectorRow<Cell> where Cell: BaseCell {
    public required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .show(
            controllerProvider: .callback { SelectorViewController<SelectorRow<Cell>> { _ in } },
            onDismiss: { controller in controller.navigationController?.popViewController(animated: true) })
    }
}

public final class PushRow<T: Equatable>: _PushRow<PushSelectorCell<T>>, RowType {
    public required init(tag: String?) { super.init(tag: tag) }
}

open class _PopoverSelectorRow<Cell: CellType>: SelectorRow<Cell> where Cell: BaseCell {
    public required init(tag: String?) {
        super.init(tag: tag)
        presentationMode = .popover(
            controllerProvider: .callback { SelectorViewController<SelectorRow<Cell>> { _ in } },
            onDismiss: { controller in controller.dismiss(animated: true) })
    }
}

public final class PopoverSelectorRow<T: Equatable>: _PopoverSelectorRow<PushSelectorCell<T>>, RowType {
    public required init(tag: String?) { super.init(tag: tag) }
}

open class AlertSelectorCell<T>: Cell<T>, CellType where T: Equatable {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class _ActionSheetRow<Cell: CellType>: AlertOptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
    public typealias ProviderType = SelectorAlertController<_ActionSheetRow<Cell>>
    public var onPresentCallback: ((FormViewController, ProviderType) -> Void)?
    lazy public var presentationMode: PresentationMode<ProviderType>? = .presentModally(
        controllerProvider: .callback { [unowned self] in
            ProviderType(title: selectorTitle, message: nil, preferredStyle: .actionSheet)
        },
        onDismiss: { controller in controller.dismiss(animated: true) })

    public required init(tag: String?) { super.init(tag: tag) }

    open override func customDidSelect() {
        super.customDidSelect()
        present(presentationMode, from: self) { controller, form in
            controller.row = self
            onPresentCallback?(form, controller)
        }
    }
}

public final class ActionSheetRow<T>: _ActionSheetRow<AlertSelectorCell<T>>, RowType where T: Equatable {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _AlertRow<Cell: CellType>: AlertOptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
    public typealias PresentedController = SelectorAlertController<_AlertRow<Cell>>
    open var onPresentCallback: ((FormViewController, PresentedController) -> Void)?
    lazy open var presentationMode: PresentationMode<PresentedController>? = .presentModally(
        controllerProvider: .callback { [unowned self] in
            PresentedController(title: selectorTitle, message: nil, preferredStyle: .alert)
        },
        onDismiss: { controller in controller.dismiss(animated: true) })

    public required init(tag: String?) { super.init(tag: tag) }

    open override func customDidSelect() {
        super.customDidSelect()
        present(presentationMode, from: self) { controller, form in
            controller.row = self
            onPresentCallback?(form, controller)
        }
    }
}

public final class AlertRow<T: Equatable>: _AlertRow<AlertSelectorCell<T>>, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class SegmentedCell<T: Equatable>: Cell<T>, CellType {
    @IBOutlet public weak var segmentedControl: UISegmentedControl!
    @IBOutlet public weak var titleLabel: UILabel?
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let control = UISegmentedControl()
        contentView.addSubview(control)
        segmentedControl = control
        titleLabel = textLabel
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

public final class SegmentedRow<T: Equatable>: OptionsRow<SegmentedCell<T>>, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class ListCheckCell<T: Equatable>: Cell<T>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

public final class ListCheckRow<T>: Row<ListCheckCell<T>>, SelectableRowType, RowType where T: Equatable {
    public var selectableValue: T?
    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}
