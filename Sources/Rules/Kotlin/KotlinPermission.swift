import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `kotlin-permission`
enum KotlinPermission: Rule {
    static let info = RuleInfo(
        id: "kotlin-permission", group: .kotlin, severity: .warning,
        summary: "Kotlin code that asks for a permission that the manifest does not give",
        rationale: """
            A permission that code asks for must be in the app's Android manifest, or the system refuses it without asking \
            the user. The generator puts there what the capability "android" lists; without that key, what "contacts": true \
            stands for; without that, what "location": true stands for. Other texts than "true" do nothing on Android. Every \
            app has the permissions for the network, the camera and notifications.
            """,
        source: """
            4d/android-ProjectGenerator, TemplatePermissionFiller.kt; 4d/4D-Mobile-App, the app's AndroidManifest.xml
            """,
        remedy: "List the permission under \"android\" in \"capabilities\".",
        needs: [.manifest, .files], platform: .android, reads: ["/capabilities"],
        bad: KotlinExample.with("outputCallback(inputValue", ask),
        good: KotlinExample.with(
            "outputCallback(inputValue", ask,
            manifest: #"""
                {"name": "email2", "type": "text", "inject": true, "target": "android",
                "capabilities": {"android": ["android.permission.RECORD_AUDIO"]}}
                """#))

    /// Code that asks for a permission, put into the example.
    private static let ask = "check(android.Manifest.permission.RECORD_AUDIO)\n        outputCallback(inputValue"

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android, android.isTargeted else { return [] }
        let granted = AppPermissions.all.union(android.permissions.map(\.name))
        var reported: Set<String> = []
        return control.copiedKotlin.flatMap { source in
            source.facts.permissions.filter { permission in
                !granted.contains(permission.value) && reported.insert(permission.value).inserted
            }.map { missing($0, in: source, control) }
        }
    }

    private static func missing(
        _ permission: Located<String>, in source: KotlinSource, _ control: ControlModel
    ) -> Finding {
        let deciding = AndroidBuild.decidingCapability(control.manifest?.capabilities)
        let notes = deciding.map { deciding in
            [
                Note(
                    "\"\(deciding.capability.name)\" decides about the permissions",
                    at: control.place(of: deciding.node))
            ]
        }
        return finding(
            "the manifest does not give the permission \"\(permission.value)\"", at: source.place(permission.range),
            consequence: "Android refuses it without asking the user",
            help: "add \"\(permission.value)\" to the list \"android\" in \"capabilities\"", notes: notes ?? [])
    }
}
