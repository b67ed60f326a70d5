/// The blocks set for every row of a type, by the name of the type.
enum RowDefaults {
    struct Blocks {
        var cellUpdate: ((BaseCell, BaseRow) -> Void)?
        var cellSetup: ((BaseCell, BaseRow) -> Void)?
        var initializer: ((BaseRow) -> Void)?
        var typed: [String: Any] = [:]
    }

    nonisolated(unsafe) private static var blocks: [ObjectIdentifier: Blocks] = [:]

    static subscript(type: BaseRow.Type) -> Blocks {
        get { blocks[ObjectIdentifier(type)] ?? Blocks() }
        set { blocks[ObjectIdentifier(type)] = newValue }
    }
}

extension RowType where Self: BaseRow {
    public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        RowDefaults[Self.self].initializer?(self)
        initializer(self)
    }

    public static var defaultCellUpdate: ((Cell, Self) -> Void)? {
        get { RowDefaults[Self.self].typed["cellUpdate"] as? (Cell, Self) -> Void }
        set {
            RowDefaults[Self.self].typed["cellUpdate"] = newValue
            RowDefaults[Self.self].cellUpdate = newValue.map(untyped)
        }
    }

    public static var defaultCellSetup: ((Cell, Self) -> Void)? {
        get { RowDefaults[Self.self].typed["cellSetup"] as? (Cell, Self) -> Void }
        set {
            RowDefaults[Self.self].typed["cellSetup"] = newValue
            RowDefaults[Self.self].cellSetup = newValue.map(untyped)
        }
    }

    public static var defaultRowInitializer: ((Self) -> Void)? {
        get { RowDefaults[Self.self].typed["initializer"] as? (Self) -> Void }
        set {
            RowDefaults[Self.self].typed["initializer"] = newValue
            RowDefaults[Self.self].initializer = newValue.map { block in { row in (row as? Self).map(block) } }
        }
    }

    private static func untyped(_ block: @escaping (Cell, Self) -> Void) -> (BaseCell, BaseRow) -> Void {
        { cell, row in
            guard let cell = cell as? Cell, let row = row as? Self else { return }
            block(cell, row)
        }
    }

    @discardableResult
    public func onChange(_ callback: @escaping (Self) -> Void) -> Self {
        callbackOnChange = { [unowned self] in callback(self) }
        return self
    }

    @discardableResult
    public func cellUpdate(_ callback: @escaping ((_ cell: Cell, _ row: Self) -> Void)) -> Self {
        callbackCellUpdate = { [unowned self] in callback(cell, self) }
        return self
    }

    @discardableResult
    public func cellSetup(_ callback: @escaping ((_ cell: Cell, _ row: Self) -> Void)) -> Self {
        callbackCellSetup = { [unowned self] (cell: Cell) in callback(cell, self) }
        return self
    }

    @discardableResult
    public func onCellSelection(_ callback: @escaping ((_ cell: Cell, _ row: Self) -> Void)) -> Self {
        callbackCellOnSelection = { [unowned self] in callback(cell, self) }
        return self
    }

    @discardableResult
    public func onCellHighlightChanged(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackOnCellHighlightChanged = { [unowned self] in callback(cell, self) }
        return self
    }

    @discardableResult
    public func onRowValidationChanged(_ callback: @escaping (_ cell: Cell, _ row: Self) -> Void) -> Self {
        callbackOnRowValidationChanged = { [unowned self] in callback(cell, self) }
        return self
    }
}
