import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-file-not-in-app`
enum AndroidFileNotInApp: Rule {
    static let info = RuleInfo(
        id: "android-file-not-in-app", group: .files, severity: .warning,
        summary: "a file below android/ that 4D does not bring into the Android app",
        rationale: """
            Of android/ 4D reads the files directly in inputControl, which it copies as text into the app's package, the \
            visible files of res, and local.properties. It reads no assets, libraries, manifest or Gradle file, and a picture \
            in inputControl is not a resource. A control cannot add a dependency to the app.
            """,
        facts: ["android-1", "android-2", "android-3", "kotlin-23"],
        remedy: "Move resources to android/res, and remove what the app does not get.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/assets/list.json": "{}"]),
        good: KotlinExample.with(files: ["android/res/raw/list.json": "{}"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var seen: Set<String> = []
        return (control.android?.files ?? []).compactMap { file in
            guard control.isActionControl, let lost = AndroidExpectation.of(file), seen.insert(lost.path).inserted
            else {
                return nil
            }
            return finding(
                "4D does not bring \"\(lost.path)\" into the Android app", at: control.place(ofFile: lost.path),
                consequence: consequence(of: lost.expected), help: help(for: lost.expected))
        }
    }

    private static func consequence(of expected: AndroidExpectation) -> String {
        switch expected {
        case .asset, .resource: "the app does not find the files"
        case .library: "the app does not have the library, and a control cannot add one"
        case .appManifest: "the app has only its own manifest; permissions come from \"capabilities\""
        case .code: "the app does not have the code"
        }
    }

    private static func help(for expected: AndroidExpectation) -> String {
        switch expected {
        case .asset: "move the files to android/res/raw"
        case .resource: "move the files to android/res"
        case .library: "write the code in Kotlin, in android/inputControl"
        case .appManifest: "name the permissions in \"capabilities\", and remove the file"
        case .code: "move the code to \(KotlinControl.folder)"
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.android?.files ?? []).map { Note(FileWords.fate(of: $0), at: control.place(ofFile: $0.path)) }
    }
}
