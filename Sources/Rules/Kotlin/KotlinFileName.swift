import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-file-name`
enum KotlinFileName: Rule {
    static let info = RuleInfo(
        id: "kotlin-file-name", group: .kotlin, severity: .error,
        summary: "a Kotlin file that is not named as the control's class",
        rationale: """
            The Android generator does not read the class's name: it takes the name of the file, up to its first dot, and \
            has the app call <FileName>(itemView). When the class in the file is called otherwise, the app does not compile.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt",
        remedy: "Name the file as the class, in the same case.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("class Email2", "class EMail2"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.annotatedKotlin.compactMap { source in
            let expected = AndroidBuild.className(ofFile: source.path)
            let types = source.facts.types.filter { $0.parent == nil && !$0.isLocal }
            guard source.facts.isBalanced, !types.contains(where: { $0.name.value == expected }) else { return nil }
            guard let type = control.controlClass(in: source) ?? types.first else {
                return finding(
                    "\"\(source.path)\" declares no class \"\(expected)\"", at: Location(path: source.file.path),
                    consequence: consequence(expected), help: "declare the class in the file that is named as it")
            }
            return finding(
                "the class \"\(type.name.value)\" is in a file for \"\(expected)\"", at: source.place(type.name.range),
                label: "the generator takes the file's name: \(expected)", consequence: consequence(expected),
                help: "name the file \(type.name.value).kt, or the class \(expected)")
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    static func compared(in control: ControlModel) -> [Note] {
        control.annotatedKotlin.flatMap { source in
            [
                Note(
                    "the app calls \"\(AndroidBuild.className(ofFile: source.path))\"",
                    at: Location(path: source.file.path))
            ] + source.facts.types.map { Note("declares \"\($0.name.value)\"", at: source.place($0.name.range)) }
        }
    }

    private static func consequence(_ expected: String) -> String {
        "the Android app calls \(expected)(itemView) and does not compile"
    }
}
