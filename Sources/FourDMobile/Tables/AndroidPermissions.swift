import SourceText

/// The permissions of Android that Kotlin code needs and names.
package enum AndroidPermissions {
    /// What the full name of a permission begins with.
    package static let prefix = "android.permission."

    /// The permissions that every app has, whatever its controls list `[cap-22]`.
    package static let ofEveryApp: Set<String> = Set(
        ["CAMERA", "INTERNET", "ACCESS_NETWORK_STATE"].map { prefix + $0 }
            // The manifest of firebase-messaging 23, which QMobileUI brings.
            + ["WAKE_LOCK", "POST_NOTIFICATIONS"].map { prefix + $0 })

    /// The permission that 4D grants up to Android 9 only `[cap-22]`.
    package static let ofOldAndroid = prefix + "WRITE_EXTERNAL_STORAGE"

    /// The names, without prefix, that code may write alone behind `import android.Manifest.permission.*`.
    package static let names: Set<String> = Set(
        ["ACCESS_BACKGROUND_LOCATION", "BLUETOOTH_ADVERTISE", "BODY_SENSORS", "CALL_PHONE", "PROCESS_OUTGOING_CALLS"]
            + ["READ_EXTERNAL_STORAGE", "READ_MEDIA_AUDIO", "READ_MEDIA_IMAGES", "READ_MEDIA_VIDEO", "RECEIVE_MMS"]
            + ["RECEIVE_SMS", "UWB_RANGING", "WRITE_CALENDAR", "WRITE_CONTACTS", "WRITE_EXTERNAL_STORAGE"]
            + ofEveryApp.map { String($0.dropFirst(prefix.count)) } + (calls + queries).flatMap(\.permissions))

    /// A call that Android refuses without a permission `[kotlin-22]`.
    package struct Call: Sendable {
        /// The class that is used, with its package.
        package let type: String

        /// The members one of which needs the permission; empty where each use of the class does.
        package let members: [String]

        /// The permissions, without prefix, one of which is enough.
        package let permissions: [String]

        /// Whether the user has to grant it, too, when the code requests it.
        package let isRequested: Bool
    }

    /// One row for each class. Source: the documentation of Android, at each class.
    package static let calls: [Call] = [
        call("android.accounts.AccountManager", ["getAccounts", "accounts", "getAccountsByType"], "GET_ACCOUNTS"),
        call("android.bluetooth.BluetoothAdapter", ["bondedDevices", "getBondedDevices"], "BLUETOOTH_CONNECT"),
        call("android.bluetooth.le.BluetoothLeScanner", ["startScan"], "BLUETOOTH_SCAN"),
        call("android.hardware.camera2.CameraManager", ["openCamera"], "CAMERA"),
        call("android.location.LocationManager", locationCalls, "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION"),
        call("android.media.AudioRecord", [], "RECORD_AUDIO"),
        call("android.media.MediaRecorder", ["setAudioSource"], "RECORD_AUDIO"),
        call("android.nfc.NfcAdapter", ["enableReaderMode", "enableForegroundDispatch"], "NFC", isRequested: false),
        call("android.os.Vibrator", ["vibrate"], "VIBRATE", isRequested: false),
        call("android.os.VibratorManager", ["vibrate"], "VIBRATE", isRequested: false),
        call("android.speech.SpeechRecognizer", ["startListening"], "RECORD_AUDIO"),
        call("android.telephony.SmsManager", ["sendTextMessage", "sendMultipartTextMessage"], "SEND_SMS"),
        call(
            "com.google.android.gms.location.LocationServices", locationCalls, "ACCESS_FINE_LOCATION",
            "ACCESS_COARSE_LOCATION"),
    ]

    private static let locationCalls = [
        "requestLocationUpdates", "getCurrentLocation", "getLastKnownLocation", "lastLocation", "getLastLocation",
        "requestSingleUpdate",
    ]

    /// The contents that `ContentResolver.query` returns with a permission only: what is queried begins with the class.
    package static let queries: [Call] = [
        call("android.provider.CalendarContract", [], "READ_CALENDAR"),
        call("android.provider.CallLog", [], "READ_CALL_LOG"),
        call("android.provider.ContactsContract", [], "READ_CONTACTS"),
        call("android.provider.Telephony", [], "READ_SMS"),
    ]

    private static func call(
        _ type: String, _ members: [String], _ permissions: String..., isRequested: Bool = true
    ) -> Call {
        Call(type: type, members: members, permissions: permissions, isRequested: isRequested)
    }

    /// What code calls to have a permission granted, or to learn whether it is; `askPermission` is QMobileUI's.
    package static let requests: Set = [
        "askPermission", "requestPermission", "requestPermissions", "checkSelfPermission", "checkPermission",
        "RequestPermission", "RequestMultiplePermissions",
    ]
}
