public protocol BaseCellType: AnyObject {
    var height: (() -> CGFloat)? { get }
    func setup()
    func update()
    func didSelect()
    func cellCanBecomeFirstResponder() -> Bool
    func cellBecomeFirstResponder(withDirection: Direction) -> Bool
    func cellResignFirstResponder() -> Bool
    func formViewController() -> FormViewController?
}

public protocol TypedCellType: BaseCellType {
    associatedtype Value: Equatable
    var row: RowOf<Value>! { get set }
}

public protocol CellType: TypedCellType {}

public enum Direction { case up, down }

@objc(EurekaBaseCell)
open class BaseCell: UITableViewCell, BaseCellType {
    public var baseRow: BaseRow! { nil }
    public var height: (() -> CGFloat)?

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public func formViewController() -> FormViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? FormViewController { return controller }
            responder = current.next
        }
        return nil
    }

    open func setup() {}
    open func update() {}
    open func didSelect() {}
    open func cellCanBecomeFirstResponder() -> Bool { false }
    @discardableResult
    open func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool { becomeFirstResponder() }
    @discardableResult
    open func cellResignFirstResponder() -> Bool { resignFirstResponder() }
}

open class Cell<T>: BaseCell, TypedCellType where T: Equatable {
    public typealias Value = T

    public weak var row: RowOf<T>!

    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    open override func setup() { super.setup() }
    open override func update() {
        super.update()
        textLabel?.text = row.title
        detailTextLabel?.text =
            row.displayValueFor?(row.value) ?? (row as? NoValueDisplayTextConformance)?.noValueDisplayText
    }
    open override func didSelect() {}
    open override var canBecomeFirstResponder: Bool { false }
    public override var baseRow: BaseRow! { row }
}

public struct CellProvider<Cell: BaseCell> where Cell: CellType {
    public private(set) var nibName: String?
    public private(set) var bundle: Bundle!

    public init() {}
    public init(nibName: String, bundle: Bundle? = nil) {
        self.nibName = nibName
        self.bundle = bundle ?? Bundle(for: Cell.self)
    }

    /// The cell of a nib comes without its outlets: there are no nibs here.
    func makeCell(style: UITableViewCell.CellStyle) -> Cell { Cell(style: style, reuseIdentifier: nil) }
}
