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
            4D copies the visible files that are directly in android/inputControl into the app; it does not copy the \
            folders there, nor Kotlin from elsewhere. The generator may still register the class of such a file, and the \
            app then does not compile.
            """,
        facts: ["android-1", "kotlin-3", "kotlin-6"],
        remedy: "Move the file to android/inputControl/, without folders between.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(at: "android/inputControl/ui/Email2.kt"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android else { return [] }
        let copied = Set(android.copiedSources)
        let candidates = Set(android.candidates.map(\.path))
        return control.visibleKotlin.filter { !copied.contains($0.path) }.compactMap { source in
            let isRegistered = candidates.contains(source.path)
            guard isRegistered || isBeside(source) else { return nil }
            return stranded(source, isRegistered: isRegistered, in: control)
        }
    }

    /// Whether the file is where the control's code is meant to be, but too deep or in a folder of nearly that name.
    private static func isBeside(_ source: KotlinSource) -> Bool {
        source.path.lowercased().hasPrefix(KotlinControl.folder.lowercased() + "/")
    }

    private static func stranded(_ source: KotlinSource, isRegistered: Bool, in control: ControlModel) -> Finding {
        let type = control.controlClass(in: source) ?? source.facts.types.first
        // The class's name is what the file has to be called.
        let name = isRegistered ? type.map { $0.name.value + ".kt" } : nil
        return finding(
            "\"\(source.path)\" is not copied into the Android app",
            at: Location(path: source.file.path, range: type?.name.range),
            consequence: isRegistered
                ? "the app calls \(AndroidBuild.className(ofFile: source.path))(itemView) and does not compile"
                : "the code in it is missing from the app",
            help: "move it to \(KotlinControl.folder)/\(name ?? source.path.lastPathPart)")
    }
}
