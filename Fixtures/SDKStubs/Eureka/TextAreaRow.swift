public enum TextAreaHeight {
    case fixed(cellHeight: CGFloat)
    case dynamic(initialTextViewHeight: CGFloat)
}

public enum TextAreaMode {
    case normal
    case readOnly
}

public protocol AreaCell: TextInputCell {
    var textView: UITextView! { get }
}

extension AreaCell {
    public var textInput: UITextInput { textView }
}

open class _TextAreaCell<T>: Cell<T>, UITextViewDelegate, AreaCell where T: Equatable, T: InputTypeInitiable {
    @IBOutlet public weak var textView: UITextView!
    @IBOutlet public weak var placeholderLabel: UILabel?
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UITextView()
        contentView.addSubview(view)
        textView = view
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class TextAreaCell: _TextAreaCell<String>, CellType {
    required public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

open class AreaRow<Cell: CellType>: FormatteableRow<Cell> where Cell: BaseCell, Cell: AreaCell {
    open var placeholder: String?
    open var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)
    open var textAreaMode = TextAreaMode.normal
    open var titlePercentage: CGFloat?
    public required init(tag: String?) { super.init(tag: tag) }
}

open class _TextAreaRow: AreaRow<TextAreaCell> {
    required public init(tag: String?) { super.init(tag: tag) }
}

public final class TextAreaRow: _TextAreaRow, RowType {
    required public init(tag: String?) { super.init(tag: tag) }
}
