open class _SelectorViewController<Row: SelectableRowType, OptionsRow: OptionsProviderRow>: FormViewController,
    TypedRowControllerType
where Row: BaseRow, Row.Cell.Value == OptionsRow.OptionsProviderType.Option {
    public var row: RowOf<Row.Cell.Value>!
    public var enableDeselection = true
    public var dismissOnSelection = true
    public var dismissOnChange = true
    public var selectableRowSetup: ((_ row: Row) -> Void)?
    public var selectableRowCellUpdate: ((_ cell: Row.Cell, _ row: Row) -> Void)?
    public var selectableRowCellSetup: ((_ cell: Row.Cell, _ row: Row) -> Void)?
    public var onDismissCallback: ((UIViewController) -> Void)?
    public var sectionKeyForValue: ((Row.Cell.Value) -> (String))?
    public var sectionHeaderTitleForKey: ((String) -> String?)? = { $0 }
    public var sectionFooterTitleForKey: ((String) -> String?)?

    override public init(style: UITableView.Style) { super.init(style: style) }
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    convenience public init(_ callback: ((UIViewController) -> Void)?) {
        self.init(nibName: nil, bundle: nil)
        onDismissCallback = callback
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        setupForm()
    }
    open func setupForm() {
        (row as? OptionsRow)?.optionsProvider?.options(for: self) { [weak self] options in
            self?.setupForm(with: options ?? [])
        }
    }
    open func setupForm(with options: [Row.Cell.Value]) {
        let section = Section()
        for option in options {
            let choice = Row(String(describing: option)) { $0.selectableValue = option }
            choice.onCellSelection { [weak self] _, chosen in
                self?.row.value = chosen.selectableValue
                if let self, self.dismissOnSelection { self.onDismissCallback?(self) }
            }
            selectableRowSetup?(choice)
            section <<< choice
        }
        form +++ section
    }
}

open class SelectorViewController<OptionsRow: OptionsProviderRow>: _SelectorViewController<
    ListCheckRow<OptionsRow.OptionsProviderType.Option>, OptionsRow
>
{
}

open class SelectorAlertController<AlertOptionsRow: AlertOptionsProviderRow>: UIAlertController, TypedRowControllerType
where AlertOptionsRow.OptionsProviderType.Option == AlertOptionsRow.Cell.Value, AlertOptionsRow: BaseRow {
    public var row: RowOf<AlertOptionsRow.Cell.Value>!
    public var onDismissCallback: ((UIViewController) -> Void)?

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    convenience public init(_ callback: ((UIViewController) -> Void)?) {
        self.init(nibName: nil, bundle: nil)
        onDismissCallback = callback
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for option in (row as Any as? AlertOptionsRow)?.options ?? [] {
            let action = UIAlertAction(title: row.displayValueFor?(option), style: .default) { [weak self] _ in
                self?.row.value = option
            }
            addAction(action)
        }
    }
}
