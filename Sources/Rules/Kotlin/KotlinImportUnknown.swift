import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-import-unknown`
enum KotlinImportUnknown: Rule {
    static let info = RuleInfo(
        id: "kotlin-import-unknown", group: .kotlin, severity: .warning,
        summary: "an import of a package that no library of the Android app has",
        rationale: """
            The Android app has 4D's own libraries and those that they use, among them AndroidX without Compose, Material, \
            Glide, Jackson, CameraX, Play Services for sign-in and location, Room and Timber. 4D copies Kotlin files and \
            resources of a control, so a control cannot add a library, and code that imports another does not compile.
            """,
        facts: ["kotlin-23"],
        remedy: "Use what the app has, or write the code into the control's own files.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("import android.view.View", "import android.view.View\nimport coil.load"),
        good: KotlinExample.with(
            "import android.view.View", "import android.view.View\nimport com.bumptech.glide.Glide"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.copiedKotlin.flatMap { source in
            var seen: Set<String> = []
            return control.unknownImports(in: source).compactMap { line -> Finding? in
                let package = package(line)
                guard seen.insert(package).inserted else { return nil }
                return finding(
                    "no library of the Android app has the package \"\(package)\"", at: source.place(line.path.range),
                    consequence: "the Android app does not compile",
                    help: "remove the import, or put its source into \(KotlinControl.folder)")
            }
        }
    }

    /// The package that is imported from: the parts before the first that starts with a capital.
    private static func package(_ line: KotlinImport) -> String {
        let parts = line.path.value.split(separator: ".")
        let package = parts.prefix { $0.first?.isUppercase != true }
        return (package.count == parts.count && !line.isAll ? package.dropLast() : package).joined(separator: ".")
    }
}
