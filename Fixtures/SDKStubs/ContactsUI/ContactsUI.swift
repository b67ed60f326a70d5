@_exported import Contacts
@_exported import UIKit

open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
}

@MainActor @preconcurrency @objc public protocol CNContactPickerDelegate: NSObjectProtocol {
    @objc optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    @objc optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}
