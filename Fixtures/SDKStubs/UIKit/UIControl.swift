open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: State { [] }
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    open var isEnabled = true
    open var isSelected = false
    private var actions: [(UIControl.Event, UIAction)] = []

    /// Selectors are not called: there is no Objective-C run time to call them with.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }
    open func sendActions(for controlEvents: UIControl.Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

@MainActor @preconcurrency open class UIMenuElement: NSObject {
    public let title: String
    public let image: UIImage?
    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

public typealias UIActionHandler = (_ action: UIAction) -> Void

open class UIAction: UIMenuElement {
    let handler: UIActionHandler
    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        self.handler = handler
        super.init(title: title, image: image)
    }
}

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
    open private(set) var currentTitle: String?
    open var titleLabel: UILabel? { nil }
    open var imageView: UIImageView? { nil }
    open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
}

open class UISegmentedControl: UIControl {
    private var titles: [String?] = []
    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String }
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    public class var noSegment: Int { -1 }
    open var numberOfSegments: Int { titles.count }
    open func removeAllSegments() { titles = [] }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { titles.insert(title, at: segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { titles.insert(nil, at: segment) }
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var timeZone: TimeZone?
    open var locale: Locale?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}

@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }
    public init(target: Any?, action: Selector?) { super.init() }
    open var state = State.possible
    open weak var view: UIView?
    open var isEnabled = true
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
