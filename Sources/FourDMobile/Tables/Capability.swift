/// A key of a manifest's `capabilities` that 4D turns into something; it ignores every other one.
package struct Capability: Sendable, Hashable {
    /// What 4D reads as the value of a capability.
    package enum Value: Sendable, Hashable {
        /// True; any other kind of value than a boolean or a number counts as false.
        case flag
        /// True, or the message that the user is shown.
        case message
        case text
        case texts
        /// An object, or a list of objects.
        case objects
    }

    /// Where the value ends up.
    package enum Effect: Sendable, Hashable {
        /// A key of the app's Info.plist.
        case info(String)
        /// A key of the app's entitlements.
        case entitlement(String)
        /// A key of the app's Settings.plist.
        case settings(String)
        /// The whole of Info.plist, the entitlements or Settings.plist, into which the value is merged.
        case mergedInto(String)
        /// The permissions of the Android app.
        case androidPermissions([String])
    }

    package let name: String
    package let value: Value
    package let effects: [Effect]

    /// The capabilities of which one must be true for this one to do anything; empty when it stands alone.
    package let neededWith: [String]

    private init(_ name: String, _ value: Value, _ effects: [Effect], neededWith: [String] = []) {
        self.name = name
        self.value = value
        self.effects = effects
        self.neededWith = neededWith
    }

    /// The capability called exactly so; nil when there is none.
    package static func named(_ name: String) -> Capability? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// Every capability. [cap-1] to [cap-13], [cap-20]
    package static let all: [Capability] = [
        Capability("service", .text, [.settings("application.services")]),
        Capability("settings", .objects, [.mergedInto("Settings.plist")]),
        Capability("info", .objects, [.mergedInto("Info.plist")]),
        Capability("entitlements", .objects, [.mergedInto("entitlements")]),
        Capability(
            "location", .message,
            [
                .info("NSLocationWhenInUseUsageDescription"),
                .androidPermissions([
                    "android.permission.ACCESS_COARSE_LOCATION", "android.permission.ACCESS_FINE_LOCATION",
                ]),
            ]),
        Capability("locationBackground", .message, [.info("NSLocationAlwaysUsageDescription")]),
        Capability("camera", .message, [.info("NSCameraUsageDescription")]),
        Capability(
            "contacts", .message,
            [.info("NSContactsUsageDescription"), .androidPermissions(["android.permission.READ_CONTACTS"])]),
        Capability("photo", .message, [.info("NSPhotoLibraryUsageDescription")]),
        Capability("map", .flag, [.info("CFBundleDocumentTypes")]),
        Capability("mapModes", .texts, [.info("MKDirectionsApplicationSupportedModes")], neededWith: ["map"]),
        Capability("home", .flag, [.entitlement("com.apple.developer.homekit")]),
        Capability("homekit", .flag, [.entitlement("com.apple.developer.homekit")]),
        Capability("siri", .flag, [.entitlement("com.apple.developer.siri")]),
        Capability("assistant", .flag, [.entitlement("com.apple.developer.siri")]),
        Capability("wifiInfo", .flag, [.entitlement("com.apple.developer.networking.wifi-info")]),
        Capability("dataProtection", .flag, [.entitlement("com.apple.developer.default-data-protection")]),
        Capability("pushNotification", .flag, [.entitlement("aps-environment"), .settings("pushNotification")]),
        Capability("classKit", .flag, [.entitlement("com.apple.developer.ClassKit-environment")]),
        Capability("health", .flag, healthKit),
        Capability("healthkit", .flag, healthKit),
        Capability(
            "healthRecords", .flag, [.entitlement("com.apple.developer.healthkit.access")],
            neededWith: ["health", "healthkit"]),
        Capability("signInWithOS", .flag, [.entitlement("com.apple.developer.applesignin")]),
        Capability("urlSchemes", .texts, [.info("CFBundleURLTypes")]),
        Capability(
            "associatedDomain", .text,
            [.entitlement("com.apple.developer.associated-domains"), .settings("entitlements.associatedDomain")]),
        Capability("android", .texts, [.androidPermissions([])]),
    ]

    /// The values of `mapModes` that iOS knows. [cap-9]
    package static let mapModes: [String] = [
        "Bike", "Bus", "Car", "Ferry", "Other", "Pedestrian", "Plane", "RideShare", "StreetCar", "Subway", "Taxi",
        "Train",
    ].map { "MKDirectionsMode" + $0 }

    private static let healthKit: [Effect] = [
        .entitlement("com.apple.developer.healthkit"), .entitlement("com.apple.developer.healthkit.access"),
    ]

    /// The permissions that the Android app gets for this capability when its value is true.
    package var androidPermissions: [String] {
        effects.flatMap { effect in
            if case .androidPermissions(let permissions) = effect { permissions } else { [String]() }
        }
    }

    /// Whether 4D writes the usage description also for `false`, `0` and `null`, as the text of that value (4D-RT). All
    /// messages but that of `photo`, of which it looks at the type first. [cap-14] [cap-8]
    package var isAddedWhenFalse: Bool {
        value == .message && name != "photo"
    }

    /// The key of Info.plist that the capability writes; nil when it writes none.
    package var infoKey: String? {
        effects.lazy.compactMap { effect in
            if case .info(let key) = effect { key } else { nil }
        }.first
    }

    /// The keys of Info.plist that every app has, with 4D's own message in place of a control's (4D-RT). [cap-15]
    package static let infoKeysOfEveryApp: Set = ["NSLocationWhenInUseUsageDescription", "NSCameraUsageDescription"]
}
