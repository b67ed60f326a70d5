import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-local-properties`
enum AndroidLocalProperties: Rule {
    static let info = RuleInfo(
        id: "android-local-properties", group: .files, severity: .warning,
        summary: "a key of android/local.properties that overrides the app's own",
        rationale: """
            4D adds android/local.properties to the file of that name of the app, once for each parameter that uses the \
            control. Of a key that is there several times the last counts: sdk.dir of the control overrides the path of the \
            Android SDK that 4D wrote, which another machine has elsewhere.
            """,
        facts: ["android-11", "multi-17"],
        remedy: "Remove the key, or the file.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: [AndroidFile.localProperties: "sdk.dir=/Users/me/Library/Android/sdk\n"]),
        good: KotlinExample.with(files: [AndroidFile.localProperties: "email2.key=1\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.android?.files.contains(where: { $0.use == .localProperties }) == true else { return [] }
        return (control.content(of: AndroidFile.localProperties)?.properties ?? []).filter {
            AndroidFile.localKeys.contains($0.key.value)
        }.map { property in
            finding(
                "\"\(property.key.value)\" overrides the path that 4D writes",
                at: Location(path: control.path(AndroidFile.localProperties), range: property.key.range),
                consequence:
                    "the Android app builds only on machines that have the SDK at \"\(property.value.shortened)\"",
                help: "remove the key")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.content(of: AndroidFile.localProperties)?.properties ?? []).map { property in
            Note(
                "the key \(property.key.value)",
                at: Location(path: control.path(AndroidFile.localProperties), range: property.key.range))
        }
    }
}
