import InputControl
import SourceScan
import SourceText

/// The Kotlin side of a control, as the Android generator and the app's compiler see it.
package enum KotlinControl {
    /// The folder whose files, and no folders, are copied into the app's package `[android-1]`.
    package static let folder = "android/inputControl"

    /// The annotation of a control's class.
    package static let annotation = "KotlinInputControl"

    /// What that annotation was once called; the generator does not look for it `[kotlin-7]`.
    package static let oldAnnotation = "InputControl"

    /// The package line of a control's file: 4D puts the app's package there `[android-2]`.
    package static let packageTag = "___PACKAGE___"

    /// The tag for the app's own package, in which its class `R` is `[kotlin-14]`.
    package static let appPackageTag = "___APP_PACKAGE___"

    /// The app's class `R`, as a control writes it.
    package static let resourceClass = appPackageTag + ".R"

    /// The tags that 4D replaces in `android/inputControl/*` `[android-2]`.
    package static let tags: Set<String> = [packageTag, appPackageTag]

    /// What a control's class implements.
    package static let base = "BaseKotlinInputControl"

    /// The package that the base and the annotation are in.
    package static let basePackage = "com.qmobile.qmobiledatasync.utils"

    /// The names that a control's class needs, and where they are `[kotlin-10]`.
    package static let imports: [(name: String, package: String)] = [
        ("View", "android.view"), (base, basePackage), (annotation, basePackage),
    ]

    /// The names of classes that clash with the imports of the code that calls the control `[kotlin-13]`.
    package static let takenClassNames: Set = [
        "View", "FragmentActivity", base, "GenericResourceHelper", "LoginHandler", "LoginActivity", "DefaultLogin",
        "CustomResourceHelper",
    ]

    /// Names that are taken for the base's and too far from it to be misspellings; QMobile has no classes of these names to
    /// derive from.
    package static let wrongBases: Set<String> = ["BaseInputControl", annotation, oldAnnotation]

    /// Beginnings of packages of the system and of its libraries, in which nothing knows the base.
    package static let platformPackages = [
        "android.", "androidx.", "com.google.", "java.", "javax.", "kotlin.", "kotlinx.",
    ]

    /// Whether `package`, without `.` at its end, is one of those.
    package static func isPlatform(_ package: String) -> Bool {
        platformPackages.contains { (package + ".").hasPrefix($0) }
    }

    /// Whether `path` is in one of those or in a package of QMobile, and so not the control's own.
    package static func isLibrary(_ path: String) -> Bool {
        isPlatform(path) || path.hasPrefix("com.qmobile.")
    }

    /// Whether a file's name, up to its first dot, may name a class in the line `import` that the generator writes.
    package static func isClassName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
        return !KotlinFileFacts.isReserved(name)
            && name.unicodeScalars.allSatisfy {
                $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
    }
}

extension ControlModel {
    /// The Kotlin files that are copied into the app.
    package var copiedKotlin: [KotlinSource] { kotlinCode.copied }

    /// The copied Kotlin files in which the annotation stands, in code or not.
    package var annotatedKotlin: [KotlinSource] { kotlinCode.annotated.map(\.source) }

    /// The Kotlin files of the control that 4D does not ignore as hidden.
    package var visibleKotlin: [KotlinSource] { kotlin.filter { !AndroidBuild.isHidden($0.path) } }

    /// The class that the author wrote in a file as the control: the annotated one, by the new name or the old, or the one
    /// that implements the base; nil when there is none.
    package func controlClass(in source: KotlinSource) -> KotlinType? { KotlinCode.controlClass(in: source) }

    /// Whether the control is one with code that the Android generator is to build.
    package var isBuiltForAndroid: Bool {
        isActionControl && (android?.isTargeted ?? false) && project.platforms?.contains(.android) == true
    }

    /// The types of parameters that the control is for, as 4D calls them inside; those that it does not know left out.
    package var parameterTypes: Set<ParameterType.Internal> {
        Set(manifest?.types.compactMap { ParameterType.read($0.value)?.internalType } ?? [])
    }
}
