@MainActor @preconcurrency @objc public protocol UITextInput: NSObjectProtocol {}

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
}

open class UITextField: UIControl, UITextInput {
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    open var text: String?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open override var canBecomeFirstResponder: Bool { isEnabled }
}

@MainActor @preconcurrency @objc public protocol UITextFieldDelegate: NSObjectProtocol {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

open class UITextView: UIScrollView, UITextInput {
    open var text: String!
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open weak var delegate: (any UITextViewDelegate)?
    open override var canBecomeFirstResponder: Bool { isEditable }
}

@MainActor @preconcurrency @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
}
