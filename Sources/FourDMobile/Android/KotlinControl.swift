import InputControl
import SourceScan
import SourceText

/// The Kotlin side of a control, as the Android generator and the app's compiler see it.
///
/// Source: 4d/android-ProjectGenerator, `utils/Formatters.kt`, `PathHelper.kt`; the tutorial "Create Kotlin input control"
/// (4d-behaviour.md, section 6).
package enum KotlinControl {
    /// The folder whose files, and no folders, are copied into the app's package.
    package static let folder = "android/inputControl"

    /// The annotation of a control's class.
    package static let annotation = "KotlinInputControl"

    /// What that annotation was once called; the generator does not look for it.
    package static let oldAnnotation = "InputControl"

    /// The package line of a control's file: the generator puts the app's package there.
    package static let packageTag = "___PACKAGE___"

    /// The tag for the app's own package, in which its class `R` is.
    package static let appPackageTag = "___APP_PACKAGE___"

    /// The tags that the generator replaces in `android/inputControl/*`.
    package static let tags: Set<String> = [packageTag, appPackageTag]

    /// What a control's class implements.
    package static let base = "BaseKotlinInputControl"

    /// The package that the base and the annotation are in.
    ///
    /// Source: 4d/android-QMobileDataSync, `utils/BaseKotlinInputControl.kt`.
    package static let basePackage = "com.qmobile.qmobiledatasync.utils"

    /// The members that the base leaves to the class, and how many parameters each takes; nil for a property.
    ///
    /// Source: 4d/android-QMobileDataSync, `utils/BaseKotlinInputControl.kt`; `getIconName` has an implementation there.
    package static let members: [(name: String, parameters: Int?)] = [("autocomplete", nil), ("process", 2)]

    /// Names that are taken for the base's and too far from it to be misspellings; QMobile has no such classes to derive
    /// from.
    package static let wrongBases: Set<String> = ["BaseInputControl", annotation, oldAnnotation]

    /// Beginnings of packages of the system and of its libraries, in which nothing knows the base.
    package static let platformPackages = [
        "android.", "androidx.", "com.google.", "java.", "javax.", "kotlin.", "kotlinx.",
    ]

    /// Beginnings of packages whose class `R` is no other app's: the system's, Google's and 4D's own libraries.
    package static let libraryPackages = ["android.", "androidx.", "com.google.", "com.qmobile."]
}

extension ControlModel {
    /// The Kotlin files that are copied into the app.
    package var copiedKotlin: [KotlinSource] {
        let copied = Set(android?.copiedSources ?? [])
        return project.kotlin.filter { copied.contains($0.path) }
    }

    /// The copied Kotlin files in which the annotation stands, in code or not.
    package var annotatedKotlin: [KotlinSource] {
        let candidates = Set(android?.candidates.map(\.path) ?? [])
        return copiedKotlin.filter { candidates.contains($0.path) }
    }

    /// The class that the author wrote in a file as the control: the annotated one, by the new name or the old, or the
    /// one that implements the base; nil when there is none.
    package func controlClass(in source: KotlinSource) -> KotlinType? {
        let types = source.facts.types.filter { $0.parent == nil && !$0.isLocal }
        return types.first { type in
            type.annotations.contains {
                [KotlinControl.annotation, KotlinControl.oldAnnotation].contains($0.simpleName)
            }
        } ?? types.first { type in type.supertypes.contains { $0.name.value == KotlinControl.base } }
    }

    /// Whether the control is one with code that the Android generator is asked to build.
    package var isBuiltForAndroid: Bool {
        isActionControl && (android?.isTargeted ?? false) && project.platforms?.contains(.android) == true
    }
}
