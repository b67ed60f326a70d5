/// Protected things of iOS that 4D has no capability for, by the words for them, and the key of Info.plist that each
/// needs.
///
/// Source: Apple, "Information Property List", protected resources (4d-behaviour.md, section 4).
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
}
