/// Something on an iPhone that an app may use only with a reason in its Info.plist, or an entitlement: one row for all calls
/// that need the same keys. Another one is one more row.
package struct ProtectedAPI: Sendable, Hashable {
    /// What happens without the key [perm-25].
    package enum Lack: Sendable, Hashable {
        /// The system ends the app.
        case ends
        /// It raises an exception, which ends the app.
        case raises
        /// The system refuses it.
        case refuses
    }

    /// A use in code.
    package enum Use: Sendable, Hashable {
        /// An instance of the class is made.
        case makes(String)
        /// A member of the type itself is called: `Type.member(…)`.
        case callsStatic(String, of: String, where: Condition? = nil)
        /// A member of an instance is called, in a control that names the type.
        case calls(String, on: String, where: Condition? = nil)
        /// A member of an instance is read, in a file that names the type.
        case reads(String, on: String)
        /// A global function is called.
        case function(String)
        /// One file names the type and all these members or constants of it.
        case combines(String, with: [String])

        /// The name that shows the use.
        package var name: String {
            switch self {
            case .makes(let name), .callsStatic(let name, _, _), .calls(let name, _, _), .reads(let name, _),
                .function(let name):
                name
            case .combines(let type, let others): others.last ?? type
            }
        }
    }

    /// What an argument of a call must be.
    package struct Condition: Sendable, Hashable {
        /// nil for an argument without a label.
        package let label: String?
        private let values: [String]
        private let isExcluded: Bool
        private let mayLack: Bool

        /// The member that the argument names, as `.audio` or `AVMediaType.audio`.
        package static func argument(_ label: String?, is value: String) -> Condition {
            Condition(label: label, values: [value], isExcluded: false, mayLack: false)
        }

        /// Anything but these; `mayLack` says whether the call may be without the argument.
        package static func argument(_ label: String?, isNot values: [String], mayLack: Bool = false) -> Condition {
            Condition(label: label, values: values, isExcluded: true, mayLack: mayLack)
        }

        /// Whether an argument, as written, is one of these; nil for a call without an argument of the label.
        package func isMet(by value: String?) -> Bool {
            guard let value else { return mayLack }
            return values.contains(value.lastNamePart) != isExcluded
        }
    }

    /// A key of Info.plist and what its value must be.
    package struct InfoKey: Sendable, Hashable, ExpressibleByStringLiteral {
        package enum Value: Sendable, Hashable {
            /// A string that is not empty, which the user sees.
            case message
            case object, list
        }

        package let name: String
        package let value: Value

        package init(stringLiteral name: String) {
            self.init(name, .message)
        }

        init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The id of the fact in `BEHAVIOUR.md`.
    package let fact: String

    /// The words for it in a sentence.
    package let words: String
    package let uses: [Use]

    /// The keys of Info.plist that it needs, all of them.
    package let keys: [InfoKey]

    /// The entitlement that it needs; nil when it needs none.
    package let entitlement: String?

    /// The capabilities that add a key or the entitlement.
    package let capabilities: [String]
    package let lack: Lack

    package init(
        _ fact: String, _ words: String, _ uses: [Use], keys: [InfoKey], entitlement: String? = nil,
        capabilities: [String] = [], lack: Lack = .ends
    ) {
        self.fact = fact
        self.words = words
        self.uses = uses
        self.keys = keys
        self.entitlement = entitlement
        self.capabilities = capabilities
        self.lack = lack
    }

    /// The key that is in apps with an image parameter or a barcode [cap-16].
    package static let keyOfImages = "NSPhotoLibraryUsageDescription"

    /// The beginnings of names of the frameworks that have to do with a capability: code without any such name cannot use
    /// it.
    package static let namePrefixes: [String: (words: String, prefixes: [String])] = [
        "location": ("the location", ["CL", "MK"]),
        "camera": ("the camera", ["AVCapture", "UIImagePicker", "VN", "DataScanner", "AR", "Barcode", "Image", "WK"]),
        "contacts": ("the contacts", ["CNContactStore"]),
        "photo": ("the photo library", ["PH", "UIImage", "Image", "ALAsset"]),
        "home": ("HomeKit", ["HM"]), "homekit": ("HomeKit", ["HM"]),
        "health": ("health data", ["HK"]), "healthkit": ("health data", ["HK"]),
        "wifiInfo": ("the Wi-Fi network", ["NEHotspot", "CNCopy", "CNCurrent", "kCNNetwork"]),
    ]
}
