open class TextCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class IntCell: _FieldCell<Int>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class PhoneCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class NameCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class EmailCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class PasswordCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class DecimalCell: _FieldCell<Double>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class URLCell: _FieldCell<URL>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class TwitterCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class AccountCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class ZipCodeCell: _FieldCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class _TextRow: FieldRow<TextCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class TextRow: _TextRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _IntRow: FieldRow<IntCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        let number = NumberFormatter()
        number.numberStyle = .decimal
        number.minimumFractionDigits = 0
        formatter = number
    }
}

public final class IntRow: _IntRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _PhoneRow: FieldRow<PhoneCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class PhoneRow: _PhoneRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _NameRow: FieldRow<NameCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class NameRow: _NameRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _EmailRow: FieldRow<EmailCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class EmailRow: _EmailRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _PasswordRow: FieldRow<PasswordCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class PasswordRow: _PasswordRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _DecimalRow: FieldRow<DecimalCell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        let number = NumberFormatter()
        number.numberStyle = .decimal
        number.minimumFractionDigits = 2
        formatter = number
    }
}

public final class DecimalRow: _DecimalRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _URLRow: FieldRow<URLCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class URLRow: _URLRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _TwitterRow: FieldRow<TwitterCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class TwitterRow: _TwitterRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _AccountRow: FieldRow<AccountCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class AccountRow: _AccountRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}

open class _ZipCodeRow: FieldRow<ZipCodeCell> {
    public required init(tag: String?) { super.init(tag: tag) }
}

public final class ZipCodeRow: _ZipCodeRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}
