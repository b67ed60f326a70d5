import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-package`
enum KotlinPackage: Rule {
    static let info = RuleInfo(
        id: "kotlin-package", group: .kotlin, severity: .error,
        summary: "a control's Kotlin file whose package is not ___PACKAGE___",
        rationale: """
            The Android app looks for the control's class in its own package, with .inputcontrol at the end. The generator \
            writes that package where the file says ___PACKAGE___; with any other package line, or none, the app's call \
            does not find the class, and the app does not compile.
            """,
        source:
            "4d/android-ProjectGenerator, Formatters.kt; tutorial \"Create Kotlin input control\"",
        remedy: "Make the first line of the file: package ___PACKAGE___.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("package ___PACKAGE___", "package com.example.email"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.annotatedKotlin.compactMap { source in
            guard let package = source.facts.package else {
                return finding(
                    "\"\(source.path)\" has no package line", at: Location(path: source.file.path),
                    consequence: consequence, help: "begin the file with package \(KotlinControl.packageTag)",
                    fix: FixIt(
                        "begin the file with package \(KotlinControl.packageTag)", in: source.file.path,
                        [TextEdit(insertionPoint(source), "package \(KotlinControl.packageTag)\n\n")]))
            }
            guard package.value != KotlinControl.packageTag else { return nil }
            return finding(
                "the package is \"\(package.value)\"", at: source.place(package.range), consequence: consequence,
                help: "write package \(KotlinControl.packageTag)",
                fix: FixIt(
                    "write \(KotlinControl.packageTag)", in: source.file.path,
                    [TextEdit(package.range, KotlinControl.packageTag)]))
        }
    }

    private static let consequence = "the Android app looks for the class in its own package and does not compile"

    /// The start of the file, behind a byte-order mark.
    private static func insertionPoint(_ source: KotlinSource) -> Range<Int> {
        let start = source.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return start..<start
    }
}
