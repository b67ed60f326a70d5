import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-location`
enum KotlinLocation: Rule {
    static let info = RuleInfo(
        id: "kotlin-location", group: .kotlin, severity: .error,
        summary: "a Kotlin file of the control that is not directly in android/inputControl",
        rationale: """
            The Android generator copies the files that are directly in android/inputControl; it does not go into folders \
            there, and it copies no Kotlin from elsewhere. The class of a file that stays behind may still be registered, \
            and the app then does not compile.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt, PathHelper.kt",
        remedy: "Move the file to android/inputControl/, without folders between.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(at: "android/inputControl/ui/Email2.kt"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android else { return [] }
        let copied = Set(android.copiedSources)
        return control.kotlin.filter { !copied.contains($0.path) }.compactMap { source in
            let isAnnotated = android.candidates.contains { $0.path == source.path }
            guard isAnnotated || isBeside(source) else { return nil }
            return stranded(source, isAnnotated: isAnnotated)
        }
    }

    /// Whether the file is where the control's code is meant to be, but too deep or in a folder of nearly that name.
    private static func isBeside(_ source: KotlinSource) -> Bool {
        source.path.lowercased().hasPrefix(KotlinControl.folder.lowercased() + "/")
    }

    private static func stranded(_ source: KotlinSource, isAnnotated: Bool) -> Finding {
        let name = source.path.lastPathPart
        let type = source.facts.types.first
        return finding(
            "\"\(source.path)\" is not copied into the Android app",
            at: Location(path: source.file.path, range: type?.name.range),
            consequence: isAnnotated
                ? "the class is registered and not there, so the app does not compile"
                : "the code in it is missing from the app",
            help: "move it to \(KotlinControl.folder)/\(name)")
    }
}
