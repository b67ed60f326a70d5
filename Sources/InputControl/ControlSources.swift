import SourceScan
import SourceText

/// A file called `manifest.json` in a folder of a control, such as in a test fixture.
package struct NestedManifest: Sendable {
    /// The path relative to the control's folder.
    package let path: String
    package let manifest: Manifest
}

/// A Swift file of a control and what it declares.
package struct SwiftSource: Sendable {
    /// The path relative to the control's folder.
    package let path: String
    package let file: SourceFile
    package let facts: SwiftFileFacts
}

/// A Kotlin file of a control and what it declares.
package struct KotlinSource: Sendable {
    /// The path relative to the control's folder.
    package let path: String
    package let file: SourceFile
    package let facts: KotlinFileFacts
}

/// A file, of any kind, whose text names the annotation that the Android generator looks for.
package struct AnnotationMention: Hashable, Sendable {
    /// The annotation that the generator looks for, in code or not (`Formatters.kt` of 4d/android-ProjectGenerator).
    package static let text = "@KotlinInputControl"

    /// The path relative to the control's folder.
    package let path: String

    /// The first place of `@KotlinInputControl`.
    package let range: Range<Int>
}
