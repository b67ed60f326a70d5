public protocol FormViewControllerProtocol {
    var tableView: UITableView! { get }
    func beginEditing<T>(of: Cell<T>)
    func endEditing<T>(of: Cell<T>)
}

@objc(EurekaFormViewController)
open class FormViewController: UIViewController, FormViewControllerProtocol, FormDelegate {
    @IBOutlet public var tableView: UITableView!
    public var tableViewStyle: UITableView.Style = .grouped
    open var animateScroll = false
    private let firstForm = Form()
    private var setForm: Form?

    public var form: Form {
        get {
            let form = setForm ?? firstForm
            form.delegate = self
            return form
        }
        set {
            form.delegate = nil
            setForm = newValue
            newValue.delegate = self
        }
    }

    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        tableViewStyle = style
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds, style: tableViewStyle)
        tableView = table
        view.addSubview(table)
    }

    open func inputAccessoryView(for row: BaseRow) -> UIView? { nil }
    public final func beginEditing<T>(of cell: Cell<T>) { cell.row.isHighlighted = true }
    public final func endEditing<T>(of cell: Cell<T>) { cell.row.isHighlighted = false }

    open func valueHasBeenChanged(for: BaseRow, oldValue: Any?, newValue: Any?) {}
    open func sectionsHaveBeenAdded(_ sections: [Section], at indexes: IndexSet) {}
    open func sectionsHaveBeenRemoved(_ sections: [Section], at indexes: IndexSet) {}
    open func sectionsHaveBeenReplaced(oldSections: [Section], newSections: [Section], at indexes: IndexSet) {}
    open func rowsHaveBeenAdded(_ rows: [BaseRow], at indexes: [IndexPath]) {}
    open func rowsHaveBeenRemoved(_ rows: [BaseRow], at indexes: [IndexPath]) {}
    open func rowsHaveBeenReplaced(oldRows: [BaseRow], newRows: [BaseRow], at indexes: [IndexPath]) {}
}

extension FormViewController: UITableViewDelegate {
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { form[indexPath].didSelect() }
}

extension FormViewController: UITableViewDataSource {
    open func numberOfSections(in tableView: UITableView) -> Int { form.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { form[section].count }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = form[indexPath]
        row.updateCell()
        tableView.addSubview(row.baseCell)
        return row.baseCell
    }
}
