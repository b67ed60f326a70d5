@_exported import FoundationShim

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPhoneNumbersKey = "phoneNumbers"

@objc public protocol CNKeyDescriptor: NSObjectProtocol {}

open class CNContact: NSObject {
    open var identifier: String { "" }
    open var givenName: String { "" }
    open var familyName: String { "" }
    open var emailAddresses: [CNLabeledValue<NSString>] { [] }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
}

open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
        super.init()
    }
}

open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

public enum CNEntityType: Int, Sendable {
    case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

open class CNContactStore: NSObject {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
}

open class CNContactFormatter: Formatter {
    public enum Style: Int, Sendable {
        case fullName, phoneticFullName
    }
    open class func string(from contact: CNContact, style: CNContactFormatter.Style) -> String? {
        let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}
