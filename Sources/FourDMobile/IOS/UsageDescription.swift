/// Protected things of iOS that 4D has no capability for, by the words for them, and the key of Info.plist that each
/// needs. [cap-18] [perm-5] to [perm-22]
package enum UsageDescription {
    private static let keys = [
        "microphone": "NSMicrophoneUsageDescription", "audio": "NSMicrophoneUsageDescription",
        "calendar": "NSCalendarsUsageDescription", "calendars": "NSCalendarsUsageDescription",
        "reminders": "NSRemindersUsageDescription", "bluetooth": "NSBluetoothAlwaysUsageDescription",
        "faceid": "NSFaceIDUsageDescription", "motion": "NSMotionUsageDescription",
        "speech": "NSSpeechRecognitionUsageDescription", "speechrecognition": "NSSpeechRecognitionUsageDescription",
        "tracking": "NSUserTrackingUsageDescription", "music": "NSAppleMusicUsageDescription",
        "medialibrary": "NSAppleMusicUsageDescription", "nfc": "NFCReaderUsageDescription",
        "localnetwork": "NSLocalNetworkUsageDescription",
    ]

    /// The key for what `word` names, in any case; nil when there is none.
    package static func key(for word: String) -> String? {
        keys[word.lowercased()]
    }

    /// Whether `key` is one of Info.plist with the message that the user is shown.
    package static func isKey(_ key: String) -> Bool {
        key.hasSuffix("UsageDescription") && (key.hasPrefix("NS") || key.hasPrefix("NFC"))
    }
}
