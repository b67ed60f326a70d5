/// Something on an iPhone that an app may use only with a text in its Info.plist that says why.
package struct ProtectedAPI: Sendable, Hashable {
    /// What happens when the text is missing.
    package enum Lack: Sendable, Hashable {
        /// The system ends the app.
        case ends
        /// The system does not let the app use it, and may end it.
        case refuses
        /// Every iOS app of 4D has a text for it.
        case general
    }

    /// The words for it in a sentence.
    package let words: String

    /// Names in code that stand for its use: types and functions.
    package let names: Set<String>

    /// Members that stand for its use when one of the other set is used too; empty when `names` are enough.
    package let members: Set<String>
    package let companions: Set<String>

    /// The keys of Info.plist of which one is enough; the first is written.
    package let keys: [String]

    /// The capability that brings the key; nil when there is none, and the key is written under `info`.
    package let capability: String?
    package let lack: Lack

    /// What names begin with that may stand for its use as well.
    package let hints: [String]

    private init(
        _ words: String, names: Set<String>, members: Set<String> = [], with companions: Set<String> = [],
        keys: [String], capability: String? = nil, lack: Lack = .ends, hints: [String] = []
    ) {
        self.words = words
        self.names = names
        self.members = members
        self.companions = companions
        self.keys = keys
        self.capability = capability
        self.lack = lack
        self.hints = hints
    }

    /// Source: Apple, "Information Property List", protected resources; what apps of 4D have anyway:
    /// 4d-behaviour.md, sections 4 and 5.
    package static let all: [ProtectedAPI] = [
        ProtectedAPI(
            "the location", names: ["CLLocationManager", "CLLocationUpdate", "CLMonitor"],
            keys: [
                "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
                "NSLocationAlwaysAndWhenInUseUsageDescription",
            ], capability: "location", lack: .general, hints: ["CL", "MK"]),
        ProtectedAPI(
            "the camera",
            names: [
                "AVCaptureSession", "AVCapturePhotoOutput", "VNDocumentCameraViewController",
                "DataScannerViewController",
            ],
            members: ["camera"], with: ["UIImagePickerController"], keys: ["NSCameraUsageDescription"],
            capability: "camera", lack: .general,
            hints: ["AVCapture", "UIImagePicker", "VN", "DataScanner", "AR", "Barcode", "Image", "WK"]),
        ProtectedAPI(
            "the contacts", names: ["CNContactStore"], keys: ["NSContactsUsageDescription"], capability: "contacts"),
        ProtectedAPI(
            "the photo library", names: ["PHPhotoLibrary", "PHAsset", "PHAssetCollection"],
            keys: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"], capability: "photo",
            hints: ["PH", "UIImage", "Image", "ALAsset"]),
        ProtectedAPI(
            "the microphone", names: ["AVAudioRecorder"], members: ["requestRecordPermission", "inputNode"],
            with: ["AVAudioSession", "AVAudioApplication", "AVAudioEngine"], keys: ["NSMicrophoneUsageDescription"]),
        ProtectedAPI(
            "the calendar", names: ["EKEventStore"],
            keys: [
                "NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription",
                "NSCalendarsWriteOnlyAccessUsageDescription", "NSRemindersUsageDescription",
                "NSRemindersFullAccessUsageDescription",
            ]),
        ProtectedAPI(
            "Bluetooth", names: ["CBCentralManager", "CBPeripheralManager"],
            keys: ["NSBluetoothAlwaysUsageDescription"]),
        ProtectedAPI("Face ID", names: ["LAContext"], keys: ["NSFaceIDUsageDescription"], lack: .refuses),
        ProtectedAPI(
            "speech recognition", names: ["SFSpeechRecognizer"], keys: ["NSSpeechRecognitionUsageDescription"]),
        ProtectedAPI(
            "motion data", names: ["CMPedometer", "CMMotionActivityManager", "CMAltimeter"],
            keys: ["NSMotionUsageDescription"]),
        ProtectedAPI(
            "health data", names: ["HKHealthStore"],
            keys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]),
        ProtectedAPI(
            "the music library", names: ["MPMediaQuery", "MPMediaLibrary", "MPMediaPickerController"],
            keys: ["NSAppleMusicUsageDescription"]),
        ProtectedAPI(
            "near field communication", names: ["NFCNDEFReaderSession", "NFCTagReaderSession"],
            keys: ["NFCReaderUsageDescription"]),
        ProtectedAPI(
            "tracking", names: ["ATTrackingManager"], keys: ["NSUserTrackingUsageDescription"]),
    ]
}
