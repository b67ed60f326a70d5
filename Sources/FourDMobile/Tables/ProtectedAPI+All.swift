extension ProtectedAPI {
    /// Every row. What needs nothing, or what every app has [perm-1] [perm-4] [perm-8], is not among them.
    package static let all: [ProtectedAPI] = [
        ProtectedAPI(
            "perm-2", "the location in the background", [.calls("requestAlwaysAuthorization", on: "CLLocationManager")],
            keys: ["NSLocationAlwaysAndWhenInUseUsageDescription"], lack: .refuses),
        ProtectedAPI(
            "perm-3", "the exact location",
            [.calls("requestTemporaryFullAccuracyAuthorization", on: "CLLocationManager")],
            keys: [InfoKey("NSLocationTemporaryUsageDescriptionDictionary", .object)], lack: .refuses),
        ProtectedAPI(
            "perm-5", "the microphone",
            [
                .callsStatic("requestAccess", of: "AVCaptureDevice", where: .argument("for", is: "audio")),
                .callsStatic("default", of: "AVCaptureDevice", where: .argument("for", is: "audio")),
                .calls("requestRecordPermission", on: "AVAudioSession"),
                .callsStatic("requestRecordPermission", of: "AVAudioApplication"),
                .reads("inputNode", on: "AVAudioEngine"), .makes("AVAudioRecorder"),
                .combines("UIImagePickerController", with: ["camera", "movie"]),
                .combines("UIImagePickerController", with: ["camera", "kUTTypeMovie"]),
            ], keys: ["NSMicrophoneUsageDescription"]),
        ProtectedAPI(
            "perm-6", "the photo library",
            [
                .callsStatic(
                    "requestAuthorization", of: "PHPhotoLibrary",
                    where: .argument("for", isNot: ["addOnly"], mayLack: true)),
                .callsStatic("fetchAssets", of: "PHAsset"),
                .callsStatic("fetchAssetCollections", of: "PHAssetCollection"),
            ], keys: ["NSPhotoLibraryUsageDescription"], capabilities: ["photo"]),
        ProtectedAPI(
            "perm-7", "the photo library to add photos",
            [
                .function("UIImageWriteToSavedPhotosAlbum"), .function("UISaveVideoAtPathToSavedPhotosAlbum"),
                .callsStatic("requestAuthorization", of: "PHPhotoLibrary", where: .argument("for", is: "addOnly")),
            ], keys: ["NSPhotoLibraryAddUsageDescription"]),
        ProtectedAPI(
            "perm-9", "the contacts", [.makes("CNContactStore")], keys: ["NSContactsUsageDescription"],
            capabilities: ["contacts"]),
        ProtectedAPI(
            "perm-10", "the calendars",
            [.calls("requestAccess", on: "EKEventStore", where: .argument("to", is: "event"))],
            keys: ["NSCalendarsUsageDescription"]),
        ProtectedAPI(
            "perm-10", "the calendars", [.calls("requestFullAccessToEvents", on: "EKEventStore")],
            keys: ["NSCalendarsFullAccessUsageDescription"]),
        ProtectedAPI(
            "perm-10", "the calendars", [.calls("requestWriteOnlyAccessToEvents", on: "EKEventStore")],
            keys: ["NSCalendarsWriteOnlyAccessUsageDescription"]),
        ProtectedAPI(
            "perm-11", "the reminders",
            [.calls("requestAccess", on: "EKEventStore", where: .argument("to", is: "reminder"))],
            keys: ["NSRemindersUsageDescription"]),
        ProtectedAPI(
            "perm-11", "the reminders", [.calls("requestFullAccessToReminders", on: "EKEventStore")],
            keys: ["NSRemindersFullAccessUsageDescription"]),
        ProtectedAPI(
            "perm-12", "speech recognition", [.callsStatic("requestAuthorization", of: "SFSpeechRecognizer")],
            keys: ["NSSpeechRecognitionUsageDescription"]),
        ProtectedAPI(
            "perm-13", "Face ID",
            [
                .calls(
                    "evaluatePolicy", on: "LAContext",
                    where: .argument(nil, is: "deviceOwnerAuthenticationWithBiometrics"))
            ], keys: ["NSFaceIDUsageDescription"], lack: .refuses),
        ProtectedAPI(
            "perm-14", "motion data",
            [.makes("CMMotionActivityManager"), .makes("CMPedometer"), .makes("CMAltimeter")],
            keys: ["NSMotionUsageDescription"]),
        ProtectedAPI(
            "perm-15", "Bluetooth", [.makes("CBCentralManager"), .makes("CBPeripheralManager")],
            keys: ["NSBluetoothAlwaysUsageDescription"]),
        ProtectedAPI(
            "perm-16", "Siri", [.callsStatic("requestSiriAuthorization", of: "INPreferences")],
            keys: ["NSSiriUsageDescription"], entitlement: "com.apple.developer.siri",
            capabilities: ["siri", "assistant"]),
        ProtectedAPI(
            "perm-17", "tracking", [.callsStatic("requestTrackingAuthorization", of: "ATTrackingManager")],
            keys: ["NSUserTrackingUsageDescription"]),
        ProtectedAPI(
            "perm-18", "the music library",
            [
                .callsStatic("requestAuthorization", of: "MPMediaLibrary"), .makes("MPMediaQuery"),
                .callsStatic("songs", of: "MPMediaQuery"), .callsStatic("albums", of: "MPMediaQuery"),
                .callsStatic("artists", of: "MPMediaQuery"), .callsStatic("playlists", of: "MPMediaQuery"),
                .makes("MPMediaPickerController"),
                .callsStatic("request", of: "MusicAuthorization"), .makes("SKCloudServiceController"),
                .callsStatic("requestAuthorization", of: "SKCloudServiceController"),
            ], keys: ["NSAppleMusicUsageDescription"]),
        ProtectedAPI(
            "perm-19", "near field communication", [.makes("NFCNDEFReaderSession"), .makes("NFCTagReaderSession")],
            keys: ["NFCReaderUsageDescription"], entitlement: "com.apple.developer.nfc.readersession.formats",
            lack: .refuses),
        ProtectedAPI(
            "perm-20", "health data to read",
            [
                .calls("requestAuthorization", on: "HKHealthStore", where: .argument("read", isNot: ["nil", "[]"]))
            ], keys: ["NSHealthShareUsageDescription"], entitlement: healthKit, capabilities: ["health", "healthkit"],
            lack: .raises),
        ProtectedAPI(
            "perm-20", "health data to write",
            [
                .calls("requestAuthorization", on: "HKHealthStore", where: .argument("toShare", isNot: ["nil", "[]"]))
            ], keys: ["NSHealthUpdateUsageDescription"], entitlement: healthKit, capabilities: ["health", "healthkit"],
            lack: .raises),
        ProtectedAPI(
            "perm-21", "HomeKit", [.makes("HMHomeManager")], keys: ["NSHomeKitUsageDescription"],
            entitlement: "com.apple.developer.homekit", capabilities: ["home", "homekit"]),
        ProtectedAPI(
            "perm-22", "the local network",
            [
                .makes("NWBrowser"), .makes("NetServiceBrowser"), .makes("MCNearbyServiceBrowser"),
                .makes("MCNearbyServiceAdvertiser"), .makes("MCBrowserViewController"), .makes("MCAdvertiserAssistant"),
            ], keys: ["NSLocalNetworkUsageDescription", InfoKey("NSBonjourServices", .list)], lack: .refuses),
        ProtectedAPI(
            "perm-23", "nearby devices", [.makes("NISession")], keys: ["NSNearbyInteractionUsageDescription"],
            lack: .refuses),
        ProtectedAPI(
            "perm-24", "the Wi-Fi network",
            [
                .callsStatic("fetchCurrent", of: "NEHotspotNetwork"), .function("CNCopyCurrentNetworkInfo"),
            ], keys: [], entitlement: "com.apple.developer.networking.wifi-info", capabilities: ["wifiInfo"],
            lack: .refuses),
    ]

    private static let healthKit = "com.apple.developer.healthkit"
}
