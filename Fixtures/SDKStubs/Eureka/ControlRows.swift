open class SwitchCell: Cell<Bool>, CellType {
    @IBOutlet public weak var switchControl: UISwitch!

    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let control = UISwitch()
        contentView.addSubview(control)
        switchControl = control
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open override func update() {
        super.update()
        switchControl?.isOn = row.value ?? false
        switchControl?.isEnabled = !row.isDisabled
    }
}

open class _SwitchRow: Row<SwitchCell> {
    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}

public final class SwitchRow: _SwitchRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class CheckCell: Cell<Bool>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class _CheckRow: Row<CheckCell> {
    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}

public final class CheckRow: _CheckRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class SliderCell: Cell<Float>, CellType {
    @IBOutlet open weak var titleLabel: UILabel!
    @IBOutlet open weak var valueLabel: UILabel!
    @IBOutlet open weak var slider: UISlider!
    open var formatter: NumberFormatter?

    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let control = UISlider()
        contentView.addSubview(control)
        slider = control
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

public final class SliderRow: Row<SliderCell>, RowType {
    public var steps: UInt = 20
    public var shouldHideValue = false
    required public init(tag: String?) { super.init(tag: tag) }
}

open class StepperCell: Cell<Double>, CellType {
    @IBOutlet open weak var stepper: UIStepper!
    @IBOutlet open weak var valueLabel: UILabel!
    @IBOutlet open weak var titleLabel: UILabel!

    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let control = UIStepper()
        contentView.addSubview(control)
        stepper = control
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class _StepperRow: Row<StepperCell> {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class StepperRow: _StepperRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class LabelCellOf<T: Equatable>: Cell<T>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

public typealias LabelCell = LabelCellOf<String>

open class _LabelRow: Row<LabelCell> {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class LabelRow: _LabelRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}
