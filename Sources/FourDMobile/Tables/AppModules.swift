/// The modules that the Swift code of an app can import.
package enum AppModules {
    /// Those that 4D builds an app with.
    ///
    /// Source: 4d-behaviour.md, section 5.
    package static let app: Set = [
        "Eureka", "QMobileUI", "QMobileAPI", "QMobileDataStore", "QMobileDataSync", "Prephirences", "XCGLogger",
        "Kingfisher", "SwiftMessages", "IBAnimatable", "DeviceKit",
    ]

    /// Those of Swift and of iOS.
    ///
    /// Source: Apple, "Technologies" of the developer documentation, those that are there for iOS.
    package static let apple: Set = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility",
        "AccessorySetupKit", "Accounts", "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport", "AddressBook",
        "AddressBookUI", "AlarmKit", "AppClip", "AppIntents", "AppTrackingTransparency", "AssetsLibrary",
        "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomaticAssessmentConfiguration",
        "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Charts",
        "Cinematic", "ClassKit", "ClockKit", "CloudKit", "ColorSync", "Combine", "CommonCrypto", "Compression",
        "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI",
        "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection",
        "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "Dispatch", "Distributed",
        "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider",
        "FileProviderUI", "FinanceKit", "FinanceKitUI", "Foundation", "FoundationModels", "GLKit", "GSS",
        "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
        "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground",
        "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication",
        "LocalAuthenticationEmbeddedUI", "LockedCameraCapture", "MLCompute", "MachO", "ManagedSettings",
        "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter", "MatterSupport", "MediaAccessibility",
        "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
        "MetalPerformanceShadersGraph", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
        "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
        "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenAL", "OpenGLES", "PDFKit", "PHASE",
        "PaperKit", "PassKit", "PencilKit", "PermissionKit", "Photos", "PhotosUI", "ProximityReader", "PushKit",
        "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit",
        "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "Security",
        "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social",
        "SoundAnalysis", "Spatial", "Speech", "SpeechRecognition", "SpriteKit", "StickerKit", "StoreKit", "Swift",
        "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "Synchronization", "SystemConfiguration",
        "TabularData", "Testing", "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider", "Twitter",
        "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount",
        "VideoToolbox", "Vision", "VisionKit", "WalletOrders", "WatchConnectivity", "WeatherKit", "WebKit",
        "WidgetKit", "WorkoutKit", "XCTest", "_Concurrency", "_StringProcessing", "iAd", "libxml2", "os", "simd",
        "sqlite3", "zlib",
    ]

    /// Those of unit tests, which apps do not have.
    ///
    /// Source: Apple, XCTest and Swift Testing.
    package static let tests: Set = ["XCTest", "Testing"]

    /// Whether an app has a module of this name.
    package static func has(_ module: String) -> Bool {
        app.contains(module) || apple.contains(module)
    }

    /// Those that bring UIKit along.
    ///
    /// Source: Apple, the headers of these frameworks, which import UIKit's.
    package static let bringingUIKit: Set = [
        "UIKit", "SwiftUI", "ContactsUI", "PhotosUI", "MapKit", "MessageUI", "SafariServices", "WebKit", "AVKit",
        "QuickLook", "PDFKit", "VisionKit", "EventKitUI", "AddressBookUI", "PencilKit", "PassKit", "ARKit",
        "SpriteKit", "SceneKit", "GameKit", "MetalKit", "GLKit", "LinkPresentation", "StoreKit", "HealthKitUI",
        "IntentsUI", "CoreLocationUI", "CoreAudioKit", "MediaPlayer", "Messages", "ReplayKit", "CallKit", "CarPlay",
        "AuthenticationServices", "UserNotificationsUI", "FileProviderUI", "Social", "IBAnimatable", "SwiftMessages",
        "Kingfisher", "DeviceKit",
    ]
}
