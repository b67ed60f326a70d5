open class UIColor: NSObject, @unchecked Sendable {
    let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        super.init()
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
    public convenience init?(named name: String) { return nil }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
    open override var hash: Int { components.hashValue }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    open class var darkGray: UIColor { UIColor(white: 0.33, alpha: 1) }
    open class var lightGray: UIColor { UIColor(white: 0.67, alpha: 1) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var label: UIColor { black }
    open class var secondaryLabel: UIColor { gray }
    open class var tertiaryLabel: UIColor { lightGray }
    open class var placeholderText: UIColor { lightGray }
    open class var separator: UIColor { lightGray }
    open class var link: UIColor { blue }
    open class var systemBackground: UIColor { white }
    open class var secondarySystemBackground: UIColor { white }
    open class var systemGroupedBackground: UIColor { white }
    open class var systemBlue: UIColor { blue }
    open class var systemGreen: UIColor { green }
    open class var systemRed: UIColor { red }
    open class var systemOrange: UIColor { orange }
    open class var systemGray: UIColor { gray }
    open class var systemGray5: UIColor { lightGray }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
    }

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let body = TextStyle(rawValue: "body")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
    }

    public let pointSize: CGFloat
    init(pointSize: CGFloat) {
        self.pointSize = pointSize
        super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(pointSize: fontSize) }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont(pointSize: 17) }
    open var lineHeight: CGFloat { pointSize * 1.2 }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    public override init() { super.init() }
    public convenience init?(named name: String) { return nil }
    public convenience init?(systemName name: String) { self.init() }
    public convenience init?(data: Data) { self.init() }
    public convenience init?(contentsOfFile path: String) { return nil }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open func pngData() -> Data? { nil }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont
        return CGSize(width: CGFloat(length) * (font?.pointSize ?? 12) / 2, height: font?.lineHeight ?? 14)
    }
}
