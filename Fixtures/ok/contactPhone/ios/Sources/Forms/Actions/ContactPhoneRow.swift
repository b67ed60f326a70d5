import ContactsUI
import Eureka
import QMobileUI
import UIKit

@objc(ContactPhoneRowService)
class ContactPhoneRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static let instance = ContactPhoneRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        guard format == "contactPhone" else { return nil }
        return ContactPhoneRow(key).onRowEvent(eventCallback)
    }
}

/// A button that opens the contact picker. The picker runs outside the app, so it needs no permission.
final class ContactPhoneRow: _ButtonRowOf<String>, RowType {
    private let receiver = ContactReceiver()

    required init(tag: String?) {
        super.init(tag: tag)
        receiver.didSelect = { [weak self] contact in
            self?.value = contact.phoneNumbers.first?.value.stringValue
            self?.updateCell()
        }
    }

    override func customDidSelect() {
        super.customDidSelect()
        let picker = CNContactPickerViewController()
        picker.delegate = receiver
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        cell.formViewController()?.present(picker, animated: true)
    }

    override func customUpdateCell() {
        super.customUpdateCell()
        cell.textLabel?.text = value ?? title
    }
}

private final class ContactReceiver: NSObject, CNContactPickerDelegate {
    var didSelect: (CNContact) -> Void = { _ in }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        didSelect(contact)
    }
}
