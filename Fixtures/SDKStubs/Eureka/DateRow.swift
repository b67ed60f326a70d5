open class DateCell: Cell<Date>, CellType {
    public var datePicker: UIDatePicker

    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        datePicker = UIDatePicker()
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) {
        datePicker = UIDatePicker()
        super.init(coder: aDecoder)
    }
    open override func setup() {
        super.setup()
        datePicker.datePickerMode = .date
    }
    open override func update() {
        super.update()
        datePicker.setDate(row.value ?? Date(), animated: false)
        let limits = row as? DatePickerRowProtocol
        datePicker.minimumDate = limits?.minimumDate
        datePicker.maximumDate = limits?.maximumDate
    }
    open override var inputView: UIView? { datePicker }
    open override func cellCanBecomeFirstResponder() -> Bool { canBecomeFirstResponder }
    open override var canBecomeFirstResponder: Bool { !row.isDisabled }
}

open class _DateFieldRow: Row<DateCell>, DatePickerRowProtocol, NoValueDisplayTextConformance {
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval: Int?
    open var dateFormatter: DateFormatter?
    open var noValueDisplayText: String? = nil

    required public init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] date in
            guard let date, let dateFormatter else { return nil }
            return dateFormatter.string(from: date)
        }
    }

    func format(date: DateFormatter.Style, time: DateFormatter.Style) {
        let formatter = DateFormatter()
        formatter.dateStyle = date
        formatter.timeStyle = time
        dateFormatter = formatter
    }
}

open class _DateRow: _DateFieldRow {
    required public init(tag: String?) {
        super.init(tag: tag)
        format(date: .medium, time: .none)
    }
}

open class _TimeRow: _DateFieldRow {
    required public init(tag: String?) {
        super.init(tag: tag)
        format(date: .none, time: .short)
    }
}

open class _DateTimeRow: _DateFieldRow {
    required public init(tag: String?) {
        super.init(tag: tag)
        format(date: .short, time: .short)
    }
}

open class _CountDownRow: _DateFieldRow {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class DateRow: _DateRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class TimeRow: _TimeRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class DateTimeRow: _DateTimeRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class CountDownRow: _CountDownRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}
