/// A key of a manifest's `capabilities` that 4D turns into something; it ignores every other one.
package struct Capability: Sendable, Hashable {
    /// What 4D takes as the value of a capability.
    package enum Value: Sendable, Hashable {
        /// True; any other kind of value than a boolean or a number counts as false.
        case flag
        /// True, or the text that the user is shown.
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

    /// Every capability.
    ///
    /// Source: 4D-Mobile-App, method `capabilities` with "natify"; for Android android-ProjectGenerator,
    /// `TemplatePermissionFiller` (4d-behaviour.md, section 4).
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

    /// What the values of `mapModes` begin with: the names of Apple's constants for
    /// `MKDirectionsApplicationSupportedModes` (4d-behaviour.md, section 4).
    package static let mapModePrefix = "MKDirectionsMode"

    private static let healthKit: [Effect] = [
        .entitlement("com.apple.developer.healthkit"), .entitlement("com.apple.developer.healthkit.access"),
    ]

    /// The permissions that the Android app gets for this capability when its value is true.
    package var androidPermissions: [String] {
        effects.flatMap { effect in
            if case .androidPermissions(let permissions) = effect { permissions } else { [String]() }
        }
    }

    /// Whether 4D writes the usage description also for `false`, `0` and `null`, as the text of that value. All
    /// messages but that of `photo`, which it asks for its type first.
    package var isAddedWhenFalse: Bool {
        value == .message && name != "photo"
    }
}
