/// Types from outside a control that its service may inherit from, as far as rules must know what these conform to.
/// Of any other name nothing is known.
package enum KnownTypes {
    /// What a service must conform to so that the app registers it [swift-1].
    package static let service = "ApplicationService"

    /// What a service must conform to so that the app requests rows of it [swift-4].
    package static let rowBuilder = "ActionParameterCustomFormatRowBuilder"

    /// The class that all of Objective-C, and key-value coding, starts from.
    package static let objectiveCRoot = "NSObject"

    /// Protocols of the app's frameworks and of Swift itself, none of which inherits from one of QMobileUI's.
    ///
    /// Source: the interfaces of these frameworks.
    private static let protocols: Set = [
        service, rowBuilder, "AnyObject", "NSObjectProtocol", "Sendable", "SendableMetatype", "Equatable", "Hashable",
        "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "CaseIterable", "Error", "LocalizedError",
        "CustomStringConvertible", "CustomDebugStringConvertible", "NSCopying", "NSCoding", "NSSecureCoding",
        "ObservableObject", "RowType", "CellType", "TypedRowType", "TypedCollectionType", "PresenterRowType",
        "TypedRowControllerType", "UITextFieldDelegate", "UITextViewDelegate", "UITableViewDelegate",
        "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate",
        "UIPickerViewDelegate", "UIPickerViewDataSource", "UIImagePickerControllerDelegate",
        "UINavigationControllerDelegate", "UIDocumentPickerDelegate", "UIAdaptivePresentationControllerDelegate",
        "UIPopoverPresentationControllerDelegate", "UIGestureRecognizerDelegate", "UISearchBarDelegate",
        "CLLocationManagerDelegate", "CNContactPickerDelegate", "CNContactViewControllerDelegate", "MKMapViewDelegate",
        "AVCaptureMetadataOutputObjectsDelegate", "AVCapturePhotoCaptureDelegate", "AVAudioRecorderDelegate",
        "AVAudioPlayerDelegate", "PHPickerViewControllerDelegate", "MFMailComposeViewControllerDelegate",
        "MFMessageComposeViewControllerDelegate", "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler",
        "SFSafariViewControllerDelegate", "VNDocumentCameraViewControllerDelegate", "UNUserNotificationCenterDelegate",
        "EKEventEditViewDelegate", "CBCentralManagerDelegate", "CBPeripheralDelegate", "NFCNDEFReaderSessionDelegate",
        "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
    ]

    /// Classes of Apple's frameworks that come from `NSObject` and conform to nothing of QMobileUI.
    ///
    /// Source: the interfaces of Foundation and UIKit.
    private static let objectiveCClasses: Set = [
        objectiveCRoot, "UIResponder", "UIView", "UIControl", "UIViewController", "UINavigationController",
        "UITableViewController",
    ]

    /// What kind of thing a name from outside a control stands for.
    package enum Kind: Sendable, Hashable {
        case `protocol`, objectiveCClass, unknown
    }

    /// What `name` stands for, with or without its module before it.
    package static func kind(of name: String) -> Kind {
        let name = plain(name)
        if protocols.contains(name) { return .protocol }
        return objectiveCClasses.contains(name) ? .objectiveCClass : .unknown
    }

    /// The name without the module it may be qualified with: `QMobileUI.ApplicationService`.
    package static func plain(_ name: String) -> String {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), modules.contains(String(name[..<dot])) else {
            return name
        }
        return String(name[name.utf8.index(after: dot)...])
    }

    private static let modules: Set = ["QMobileUI", "Foundation", "ObjectiveC", "Swift", "UIKit", "Eureka"]
}
