import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-file-name`
enum KotlinFileName: Rule {
    static let info = RuleInfo(
        id: "kotlin-file-name", group: .kotlin, severity: .error,
        summary: "a Kotlin file that is not named as the control's class",
        rationale: """
            The Android generator does not read the name of the class: it takes the name of the file, up to its first dot, \
            writes an import of that name, and has the app call <FileName>(itemView). When the file declares no such class, \
            or a class cannot have that name, the app does not compile.
            """,
        facts: ["kotlin-5", "kotlin-6"],
        remedy: "Name the file as the class, in the same case.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("class Email2", "class EMail2"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.kotlinCode.annotated.compactMap { file in
            let source = file.source
            let expected = AndroidBuild.className(ofFile: source.path)
            let types = source.facts.types.filter { $0.parent == nil && !$0.isLocal }
            guard source.facts.isBalanced else { return nil }
            guard KotlinControl.isClassName(expected) else {
                return impossible(expected, file.type ?? types.first, source)
            }
            // A function or an alias of this name can be imported and called, too.
            let others = source.facts.functions.filter { !$0.isExtension }.map(\.name) + source.facts.typealiases
            guard !types.contains(where: { $0.name.value == expected }),
                !others.contains(where: { $0.value == expected })
            else { return nil }
            return undeclared(expected, file.type ?? types.first, source)
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

    private static func undeclared(_ expected: String, _ type: KotlinType?, _ source: KotlinSource) -> Finding {
        let consequence = "the Android app calls \(expected)(itemView) and does not compile"
        guard let type else {
            return finding(
                "\"\(source.path)\" declares no class \"\(expected)\"", at: Location(path: source.file.path),
                consequence: consequence, help: "declare the class \"\(expected)\" in this file")
        }
        return finding(
            "the class \"\(type.name.value)\" is in a file for \"\(expected)\"", at: source.place(type.name.range),
            label: "the generator takes the file's name: \(expected)", consequence: consequence,
            help: "rename the file to \(type.name.value).kt, or the class to \(expected)")
    }

    private static func impossible(_ expected: String, _ type: KotlinType?, _ source: KotlinSource) -> Finding {
        finding(
            "\"\(expected)\" is not a name for a class", at: Location(path: source.file.path, range: type?.name.range),
            consequence: "the generator writes an import of that name, and the Android app does not compile",
            help: "rename the file to \(type?.name.value ?? "the name of its class").kt")
    }
}
