import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `kotlin-permission`
enum KotlinPermission: Rule {
    static let info = RuleInfo(
        id: "kotlin-permission", group: .kotlin, severity: .warning,
        summary: "Kotlin code that needs a permission that the manifest does not list",
        rationale: """
            A permission that code names, or that a call needs, must be in the app's Android manifest, or the system refuses \
            it without asking the user. The generator puts there what the capability "android" lists; without that key, \
            what "contacts": true stands for; without that, what "location": true stands for. Other strings than "true" do \
            nothing on Android. Every app has the permissions for the network, the camera and notifications. The \
            permission to write to external storage is granted up to Android 9 only.
            """,
        facts: ["cap-20", "cap-22", "kotlin-22"],
        remedy: "List the permission under \"android\" in \"capabilities\".",
        needs: [.manifest, .files], platform: .android, reads: ["/capabilities"],
        bad: KotlinExample.with("outputCallback(inputValue", request),
        good: KotlinExample.with(
            "outputCallback(inputValue", request,
            manifest: #"""
                {"name": "email2", "type": "text", "inject": true, "target": "android",
                "capabilities": {"android": ["android.permission.RECORD_AUDIO"]}}
                """#))

    /// Code that names a permission, put into the example.
    private static let request = "check(android.Manifest.permission.RECORD_AUDIO)\n        outputCallback(inputValue"

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android, android.isTargeted,
            !control.hasLostPermissions
        else { return [] }
        let granted = AndroidPermissions.ofEveryApp.union(android.listedPermissions.map(\.name))
        let named = Set(control.permissionNeeds.filter { $0.call == nil }.flatMap(\.permissions))
        var reported: Set<[String]> = []
        return control.permissionNeeds.compactMap { need in
            // What the code names, too, is reported there.
            guard need.call == nil || named.isDisjoint(with: need.permissions) else { return nil }
            let isGranted = !granted.isDisjoint(with: need.permissions)
            guard !isGranted || need.permissions == [AndroidPermissions.ofOldAndroid],
                reported.insert(need.permissions).inserted
            else { return nil }
            return isGranted ? old(need) : missing(need, control)
        }
    }

    private static func missing(_ need: PermissionNeed, _ control: ControlModel) -> Finding {
        let deciding = AndroidBuild.decidingCapability(control.manifest?.capabilities)
        let notes = deciding.map { deciding in
            [
                Note(
                    "\"\(deciding.capability.name)\" decides about the permissions",
                    at: control.place(of: deciding.node))
            ]
        }
        let permission = need.permissions[0]
        return finding(
            need.call.map { "\"\($0)\" needs the permission \"\(permission)\", which the manifest does not list" }
                ?? "the manifest does not list the permission \"\(permission)\"",
            at: need.source.place(need.range),
            consequence: need.call == nil
                ? "Android refuses it without asking the user" : "the call fails, as Android refuses it",
            help: help(permission, deciding?.capability.name, control), notes: notes ?? [])
    }

    /// Adds to the list, or writes one, which then has to hold what another capability stands for now.
    private static func help(_ permission: String, _ deciding: String?, _ control: ControlModel) -> String {
        if deciding == "android" { return "add \"\(permission)\" to the list \"android\" in \"capabilities\"" }
        let all = (control.android?.listedPermissions.map(\.name) ?? []) + [permission]
        return "add \"android\": [\(all.map { "\"\($0)\"" }.joined(separator: ", "))] to \"capabilities\""
    }

    private static func old(_ need: PermissionNeed) -> Finding {
        finding(
            "\"\(need.permissions[0])\" is granted up to Android 9 only", at: need.source.place(need.range),
            severity: .note, consequence: "later versions of Android refuse it without asking the user",
            help: "request it only where Build.VERSION.SDK_INT is below 29")
    }
}
