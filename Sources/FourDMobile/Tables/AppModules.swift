/// The modules that the Swift code of an app can import.
package enum AppModules {
    /// Those of 4D and of the packages that its frameworks are built with, sorted [swift-8].
    package static let app = [
        "Alamofire", "CallbackURLKit", "Eureka", "FileKit", "IBAnimatable", "Kingfisher", "Moya", "Prephirences",
        "QMobileAPI", "QMobileDataStore", "QMobileDataSync", "QMobileUI", "SwiftMessages", "SwiftyJSON",
        "ValueTransformerKit", "XCGLogger", "ZIPFoundation",
    ]

    /// Those of Swift and of the iOS SDK, older and newer ones too: a module of Apple is never foreign.
    ///
    /// Source: Apple, "Technologies" of the developer documentation and the module maps of the iOS SDKs.
    package static let apple = [
        "Accelerate", "Accessibility", "AccessoryLiveActivities", "AccessoryNotifications", "AccessorySetupKit",
        "AccessoryTransportExtension", "Accounts", "ActivityKit", "AdAttributionKit", "AddressBook",
        "AddressBookUI", "AdServices", "AdSupport", "AlarmKit", "AppClip", "AppIntents", "AppIntentsTypeSupport",
        "AppleArchive", "AppleTextureEncoder", "AppManagedFeatures", "AppMigrationKit", "AppTrackingTransparency",
        "ARKit", "ARKitFoundation", "ARKitUI", "asl", "AssetsLibrary", "AudioAccessoryKit", "AudioToolbox",
        "AudioUnit", "AuthenticationServices", "AutomatedDeviceEnrollment", "AutomaticAssessmentConfiguration",
        "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "AVSystemRouting", "BackgroundAssets", "BackgroundTasks",
        "BrowserEngineCore", "BrowserEngineKit", "Builtin", "BusinessChat", "CallKit", "CarKey", "CarPlay",
        "CFNetwork", "Charts", "CHIP", "Cinematic", "ClassKit", "ClassKitUI", "ClockKit", "CloudKit", "ColorSync",
        "Combine", "CommonCrypto", "Compression", "ContactProvider", "Contacts", "ContactsUI", "CoreAIRuntime",
        "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMediaIO",
        "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreTransferable", "CoreVideo", "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit", "Cxx",
        "CxxStdlib", "Darwin", "DataDetection", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
        "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "Dispatch", "Distributed", "dnssd", "DockKit", "EnergyKit",
        "EventKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
        "ExternalAccessory", "FamilyControls", "ffi", "FileProvider", "FileProviderUI", "FinanceKit",
        "FinanceKitUI", "Foundation", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GameSave",
        "GeoToolbox", "GLKit", "GroupActivities", "GSS", "HealthKit", "HealthKitUI", "HomeKit", "iAd", "iconv",
        "IdentityDocumentServices", "IdentityDocumentServicesUI", "IdentityLookup", "IdentityLookupUI",
        "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit", "IOSurface",
        "JavaScriptCore", "JournalingSuggestions", "libexslt", "libxml2", "libxslt", "LinkPresentation",
        "LinkSecurity", "LiveCommunicationKit", "LiveExecutionResultsRuntime", "LocalAuthentication",
        "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "MachO", "ManagedApp", "ManagedAppDistribution",
        "ManagedSettings", "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaDevice", "MediaIntelligence", "MediaPlayer", "MediaSetup", "MediaToolbox",
        "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit", "MetalPerformancePrimitives",
        "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "MobileCoreServices",
        "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
        "NetworkExtension", "NewsstandKit", "NotificationCenter", "notify", "ObjectiveC", "Observation", "OpenAL",
        "OpenGLES", "os", "os_object", "OSLog", "PaperKit", "PassKit", "PDFKit", "PencilKit", "PermissionKit",
        "PHASE", "Photos", "PhotosUI", "PlaygroundBluetooth", "Playgrounds", "PlaygroundSupport", "ProximityReader",
        "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityCoreDeformation",
        "RealityFoundation", "RealityKit", "RegexBuilder", "RelevanceKit", "ReplayKit", "RoomPlan",
        "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "SecureElementCredential",
        "Security", "SecurityUI", "SensitiveContentAnalysis", "SensorKit", "ShaderGraph", "SharedWithYou",
        "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Spatial", "Speech",
        "SpeechRecognition", "SpriteKit", "SQLite3", "StateReporting", "StickerFoundation", "StickerKit",
        "StoreKit", "StoreKitTest", "SuggestedActions", "Swift", "SwiftData", "SwiftOnoneSupport", "SwiftShims",
        "SwiftUI", "SwiftUICore", "Symbols", "Synchronization", "System", "SystemConfiguration", "SystemExtensions",
        "TabularData", "TelephonyMessagingKit", "Testing", "ThreadNetwork", "TipKit", "TouchController",
        "Translation", "TranslationUIProvider", "TrustInsights", "Twitter", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "uuid", "vecLib", "VideoSubscriberAccount", "VideoToolbox",
        "Vision", "VisionKit", "VisualIntelligence", "WalletOrders", "WatchConnectivity", "WeatherKit", "WebKit",
        "WidgetKit", "WiFiAware", "WiFiInfrastructure", "WirelessInsights", "WorkoutKit", "XCTest",
        "XCUIAutomation", "XPC", "zlib",
    ]

    /// Those of unit tests, which apps do not have.
    ///
    /// Source: Apple, XCTest and Swift Testing.
    package static let tests: Set = ["XCTest", "Testing"]

    /// Whether an app has a module of this name. A name with `_` before it is one of Apple's, such as the overlay
    /// `_MapKit_SwiftUI`.
    package static func has(_ module: String) -> Bool {
        app.contains(module) || apple.contains(module) || module.hasPrefix("_")
    }

    /// All names, for suggestions.
    package static let all: [String] = app + apple

    /// Those with which UIKit is imported.
    ///
    /// Source: Apple, the headers of these frameworks, which import UIKit's.
    package static let bringingUIKit: Set = [
        "UIKit", "SwiftUI", "ContactsUI", "PhotosUI", "MapKit", "MessageUI", "SafariServices", "WebKit", "AVKit",
        "QuickLook", "PDFKit", "VisionKit", "EventKitUI", "AddressBookUI", "PencilKit", "PassKit", "ARKit",
        "SpriteKit", "SceneKit", "GameKit", "MetalKit", "GLKit", "LinkPresentation", "StoreKit", "HealthKitUI",
        "IntentsUI", "CoreLocationUI", "CoreAudioKit", "MediaPlayer", "Messages", "ReplayKit", "CallKit", "CarPlay",
        "AuthenticationServices", "UserNotificationsUI", "FileProviderUI", "Social", "IBAnimatable", "SwiftMessages",
        "Kingfisher",
    ]
}
