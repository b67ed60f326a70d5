@_exported import FoundationShim

@MainActor @preconcurrency open class UIResponder: NSObject {
    public override init() { super.init() }
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    @discardableResult open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor @preconcurrency open class UIEvent: NSObject {}

@MainActor @preconcurrency open class UITouch: NSObject {
    open func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public class var shared: UIApplication { application }
    open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    open class var openSettingsURLString: String { "app-settings:" }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
}

@MainActor private let application = UIApplication()

@MainActor @preconcurrency @objc public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class UIScreen: NSObject {
    open class var main: UIScreen { UIScreen() }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var scale: CGFloat { 3 }
}

@MainActor @preconcurrency open class UIDevice: NSObject {
    open class var current: UIDevice { UIDevice() }
    open var name: String { "device" }
    open var model: String { "device" }
    open var systemVersion: String { "17.0" }
    open var identifierForVendor: UUID? { nil }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

open class NSUserActivity: NSObject {
    public let activityType: String
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
}
