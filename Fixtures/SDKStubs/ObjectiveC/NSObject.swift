/// What the Objective-C run time gives every class; there is none on Linux, so this is only for type-checking.
@objc public protocol NSObjectProtocol: AnyObject {
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
}

@objc open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    open var hash: Int { ObjectIdentifier(self).hashValue }
    open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    open func value(forKey key: String) -> Any? { nil }
    open class func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
    open var description: String { "NSObject" }

    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
