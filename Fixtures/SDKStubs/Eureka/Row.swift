open class RowOf<T>: BaseRow where T: Equatable {
    private var stored: T?

    /// A change is told to the form and to `onChange` only while the row is in a form that has a delegate.
    open var value: T? {
        get { stored }
        set {
            let old = stored
            stored = newValue
            guard let form = section?.form else { return }
            if old != newValue, let delegate = form.delegate {
                delegate.valueHasBeenChanged(for: self, oldValue: old, newValue: newValue)
                callbackOnChange?()
            }
            wasChanged = true
            if validationOptions.contains(.validatesOnChange) { validate() }
        }
    }

    open var resetValue: T?
    public override var baseValue: Any? {
        get { value }
        set { value = newValue as? T }
    }
    public var displayValueFor: ((T?) -> String?)? = { value in value.map { String(describing: $0) } }
    public internal(set) var rules: [ValidationRuleHelper<T>] = []

    public required init(tag: String?) { super.init(tag: tag) }

    @discardableResult
    open override func validate(quietly: Bool = false) -> [ValidationError] {
        let errors = rules.compactMap { $0.validateFn(value) }
        if !quietly, errors != validationErrors {
            validationErrors = errors
            callbackOnRowValidationChanged?()
        }
        return errors
    }

    public func resetRowValue() { value = resetValue }

    public func add<Rule: RuleType>(rule: Rule) where T == Rule.RowValueType {
        rules.append(ValidationRuleHelper(validateFn: { rule.isValid(value: $0) }, rule: rule))
    }

    public func add(ruleSet: RuleSet<T>) { rules += ruleSet.rules }
    public func remove(ruleWithIdentifier identifier: String) { rules.removeAll { $0.rule.id == identifier } }
    public func removeAllRules() {
        validationErrors = []
        rules = []
    }
}

open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType where Cell: BaseCell {
    public var cellProvider = CellProvider<Cell>()
    public let cellType: Cell.Type! = Cell.self
    private var made: Cell?

    public var cell: Cell! {
        if let made { return made }
        let cell = cellProvider.makeCell(style: cellStyle)
        cell.row = self
        cell.setup()
        made = cell
        RowDefaults[type(of: self)].cellSetup?(cell, self)
        (callbackCellSetup as? (Cell) -> Void)?(cell)
        return cell
    }

    public override var baseCell: BaseCell { cell }

    public required init(tag: String?) { super.init(tag: tag) }

    open override func updateCell() {
        super.updateCell()
        cell.update()
        customUpdateCell()
        RowDefaults[type(of: self)].cellUpdate?(cell, self)
        callbackCellUpdate?()
    }

    open override func didSelect() {
        super.didSelect()
        if !isDisabled { cell.didSelect() }
        customDidSelect()
        callbackCellOnSelection?()
    }

    open func customDidSelect() {}
    open func customUpdateCell() {}
}
