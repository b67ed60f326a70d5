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
            "a control's Kotlin class that the generator does not find by its annotation, or a file that it takes instead",
        rationale: """
            The Android generator walks through the control's folder, each folder's own files before its subfolders, and \
            takes the first file of any kind whose text contains @KotlinInputControl, also in a comment or a read-me. \
            The class is that file's name up to its first dot. Without such a file the generator registers no class, and \
            it does not look for the older annotation @InputControl. Among files and folders beside each other the file \
            system decides which comes first. Hidden files and files directly in a hidden folder do not count.
            """,
        facts: ["kotlin-3", "kotlin-4", "kotlin-5", "kotlin-7", "kotlin-9"],
        remedy: "Write @KotlinInputControl in one file of the control, before its class, and nowhere else.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("@KotlinInputControl", "@InputControl"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android else { return [] }
        guard !android.candidates.isEmpty else { return unannotated(control) }
        let right = control.annotatedKotlin
        let inCode = right.filter { $0.facts.annotations.contains { $0.simpleName == KotlinControl.annotation } }
        guard let chosen = inCode.first ?? right.first else {
            // `kotlin-location` reports a Kotlin file in the wrong folder.
            return android.candidates.filter { !$0.path.hasSuffix(".kt") }.map {
                decoy($0, chosen: nil, isCertain: true, in: control)
            }
        }
        let rightPaths = Set(right.map(\.path))
        let annotated = Set(inCode.map(\.path))
        let isCertain = !android.candidates.contains { $0.path == chosen.path }
        return android.candidates.compactMap { mention in
            guard mention.path != chosen.path, !mention.path.hasSuffix(".kt") || rightPaths.contains(mention.path)
            else { return nil }
            return annotated.contains(mention.path)
                ? second(mention, chosen: chosen, in: control)
                : decoy(mention, chosen: chosen, isCertain: isCertain, in: control)
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        control.annotatedKotlin.isEmpty ? control.kotlinGap : nil
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.android?.mentions ?? []).map { mention in
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
    /// There are Kotlin files, and none has the annotation.
    private static func unannotated(_ control: ControlModel) -> [Finding] {
        let sources = control.visibleKotlin.filter { $0.path.hasPrefix("android/") }
        guard !sources.isEmpty, control.isBuiltForAndroid, control.kotlinGap == nil else { return [] }
        let title = "write @\(KotlinControl.annotation)"
        for source in sources {
            guard let old = source.facts.annotations.first(where: { $0.simpleName == KotlinControl.oldAnnotation })
            else { continue }
            return [
                finding(
                    "@\(old.name.value) is not the annotation that the generator looks for",
                    at: source.place(old.range), consequence: control.unregistered, help: title,
                    fix: FixIt(title, in: source.file.path, source.renamingAnnotation(old)))
            ]
        }
        let declared = sources.lazy.compactMap { source in
            control.controlClass(in: source).map { (source: source, type: $0) }
        }.first
        return [
            finding(
                declared.map { "the class \"\($0.type.name.value)\" has no @\(KotlinControl.annotation)" }
                    ?? "no file has @\(KotlinControl.annotation)",
                at: declared.map { $0.source.place($0.type.name.range) } ?? Location(path: sources[0].file.path),
                consequence: control.unregistered, help: "write @\(KotlinControl.annotation) before the class")
        ]
    }

    private static func decoy(
        _ mention: AnnotationMention, chosen: KotlinSource?, isCertain: Bool, in control: ControlModel
    ) -> Finding {
        let name = AndroidBuild.className(ofFile: mention.path)
        return finding(
            "\"\(mention.path)\" contains \"\(AnnotationMention.text)\"", at: place(mention, in: control),
            consequence: (isCertain ? "the generator takes this file first" : "if the generator meets this file first")
                + (isCertain ? ", and" : ",") + " the app calls \(name)(itemView) and does not compile",
            help: mention.path.hasSuffix(".kts")
                ? "rename the file to \(name).kt: Android apps compile no .kts"
                : "remove the \"@\" of \"\(AnnotationMention.text)\" here",
            notes: notes(chosen))
    }

    private static func second(
        _ mention: AnnotationMention, chosen: KotlinSource, in control: ControlModel
    ) -> Finding {
        finding(
            "a second file has @\(KotlinControl.annotation)", at: place(mention, in: control),
            consequence: "the generator registers the class of the file that it meets first",
            help: "remove the annotation from one of the files, comments included", notes: notes(chosen))
    }

    private static func notes(_ chosen: KotlinSource?) -> [Note] {
        guard let chosen else { return [] }
        let annotation = chosen.facts.annotations.first { $0.simpleName == KotlinControl.annotation }
        return [Note("the control's class is here", at: Location(path: chosen.file.path, range: annotation?.range))]
    }
}

extension KotlinSource {
    /// The edits that write the annotation for the old one, with its import.
    fileprivate func renamingAnnotation(_ old: SourceScan.KotlinAnnotation) -> [TextEdit] {
        let path = KotlinControl.basePackage + "." + KotlinControl.annotation
        var edits = [TextEdit(old.name.range, KotlinControl.annotation)]
        if let line = facts.importedNames[KotlinControl.oldAnnotation] {
            edits.append(TextEdit(line.path.range, path))
        } else if !facts.brings(KotlinControl.annotation, from: KotlinControl.basePackage),
            let edit = adding(import: path)
        {
            edits.append(edit)
        }
        return edits
    }
}
