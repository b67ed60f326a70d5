import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-annotation`
enum KotlinAnnotation: Rule {
    static let info = RuleInfo(
        id: "kotlin-annotation", group: .kotlin, severity: .error,
        summary:
            "a control's Kotlin class that the generator does not find by its annotation, or a file it takes instead",
        rationale: """
            The Android generator walks through the control's folder and takes the first file of any kind whose text \
            contains @KotlinInputControl, a read-me or a comment included; the class is that file's name up to its first \
            dot. Without such a file nothing is registered, and the older annotation @InputControl is not looked for. \
            With several, which one is met first is up to the file system.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt",
        remedy: "Write @KotlinInputControl in one file of the control, before its class, and nowhere else.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("@KotlinInputControl", "@InputControl"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android else { return [] }
        guard !android.candidates.isEmpty else { return unannotated(control) }
        let right = control.annotatedKotlin
        let inCode = right.filter { $0.facts.annotations.contains { $0.simpleName == KotlinControl.annotation } }
        guard let chosen = inCode.first ?? right.first else {
            // A Kotlin file in the wrong folder is the business of `kotlin-location`.
            return android.candidates.filter { !$0.path.hasSuffix(".kt") }.map { decoy($0, chosen: nil, in: control) }
        }
        let isDecoy = { (mention: AnnotationMention) in
            mention.path != chosen.path
                && !(mention.path.hasSuffix(".kt") && !right.contains { $0.path == mention.path })
        }
        return android.candidates.filter(isDecoy).map { mention in
            inCode.contains { $0.path == mention.path }
                ? second(mention, chosen: chosen, in: control) : decoy(mention, chosen: chosen, in: control)
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.android?.candidates ?? []).map { mention in
            Note(
                "contains \"\(AnnotationMention.text)\": the class would be \(AndroidBuild.className(ofFile: mention.path))",
                at: place(mention, in: control))
        }
    }

    private static func place(_ mention: AnnotationMention, in control: ControlModel) -> Location {
        Location(path: control.path(mention.path), range: mention.range)
    }
}

extension KotlinAnnotation {
    /// Kotlin files are there, and in none is the annotation.
    private static func unannotated(_ control: ControlModel) -> [Finding] {
        let sources = control.kotlin.filter { $0.path.hasPrefix("android/") }
        guard !sources.isEmpty, control.isBuiltForAndroid else { return [] }
        let consequence = "Android apps register no class for the control and show the plain row of the type"
        for source in sources {
            if let old = source.facts.annotations.first(where: { $0.simpleName == KotlinControl.oldAnnotation }) {
                let fix = FixIt(
                    "write @\(KotlinControl.annotation)", in: source.file.path,
                    [TextEdit(old.name.range, KotlinControl.annotation)])
                return [
                    finding(
                        "@\(old.name.value) is not the annotation that the generator looks for",
                        at: source.place(old.range), consequence: consequence,
                        help: "write @\(KotlinControl.annotation)", fix: fix)
                ]
            }
        }
        guard let source = sources.first(where: { control.controlClass(in: $0) != nil }) ?? sources.first else {
            return []
        }
        let type = control.controlClass(in: source)
        return [
            finding(
                type.map { "the class \"\($0.name.value)\" has no @\(KotlinControl.annotation)" }
                    ?? "no file has @\(KotlinControl.annotation)",
                at: type.map { source.place($0.name.range) } ?? Location(path: source.file.path),
                consequence: consequence, help: "write @\(KotlinControl.annotation) before the class")
        ]
    }

    private static func decoy(
        _ mention: AnnotationMention, chosen: KotlinSource?, in control: ControlModel
    ) -> Finding {
        let name = AndroidBuild.className(ofFile: mention.path)
        return finding(
            "\"\(mention.path)\" contains \"\(AnnotationMention.text)\"", at: place(mention, in: control),
            consequence: chosen == nil
                ? "the generator takes this file for the control's class, and the app calls \(name)(itemView)"
                : "when the generator meets this file first, the app calls \(name)(itemView), which is no class",
            help: mention.path.hasSuffix(".kts")
                ? "rename the file to \(name).kt: Android apps compile no .kts" : "write the word otherwise here",
            notes: notes(chosen))
    }

    private static func second(
        _ mention: AnnotationMention, chosen: KotlinSource, in control: ControlModel
    ) -> Finding {
        finding(
            "a second file has @\(KotlinControl.annotation)", at: place(mention, in: control),
            consequence: "the generator registers the class of one of them, whichever it meets first",
            help: "leave the annotation at one class", notes: notes(chosen))
    }

    private static func notes(_ chosen: KotlinSource?) -> [Note] {
        guard let chosen else { return [] }
        let annotation = chosen.facts.annotations.first { $0.simpleName == KotlinControl.annotation }
        return [Note("the control's class is here", at: Location(path: chosen.file.path, range: annotation?.range))]
    }
}
