import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-permission-request`
enum KotlinPermissionRequest: Rule {
    static let info = RuleInfo(
        id: "kotlin-permission-request", group: .kotlin, severity: .warning,
        summary: "Kotlin code that uses contacts, the microphone or the like and never requests the permission",
        rationale: """
            For contacts, location, microphone and the like the app's Android manifest is not enough: the user must grant \
            the permission, and is asked only when code requests it. Until then the call fails. view.context is a \
            PermissionChecker, whose askPermission does it.
            """,
        facts: ["kotlin-22"],
        remedy: "Call askPermission before, and use what needs it when the user has granted it.",
        needs: [.manifest, .files], platform: .android, reads: ["/capabilities"],
        bad: example(queries), good: example(requests + queries))

    private static let queries = """
        view.context.contentResolver.query(ContactsContract.Contacts.CONTENT_URI, null, null, null, null)?.close()
                outputCallback(inputValue
        """

    private static let requests = """
        (view.context as? PermissionChecker)?.askPermission(
                    permission = android.Manifest.permission.READ_CONTACTS, rationale = "to choose one"
                ) { }
        """ + "\n        "

    private static func example(_ code: String) -> RuleExample {
        KotlinExample.with(
            "outputCallback(inputValue", code,
            manifest: KotlinExample.manifest.replacing("{}", with: #"{"contacts": true}"#),
            imports: [
                "android.provider.ContactsContract", "com.qmobile.qmobileui.utils.PermissionChecker",
            ])
    }

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android, android.isTargeted, !control.requestsPermissions
        else { return [] }
        let granted = AndroidPermissions.ofEveryApp.union(android.listedPermissions.map(\.name))
        let needs = control.permissionNeeds
        let named = Set(needs.filter { $0.call == nil }.flatMap(\.permissions))
        var reported: Set<[String]> = []
        return needs.compactMap { need in
            // `kotlin-permission` reports what the manifest does not list.
            guard let call = need.call, need.isRequested, !granted.isDisjoint(with: need.permissions),
                named.isDisjoint(with: need.permissions), reported.insert(need.permissions).inserted
            else { return nil }
            return finding(
                "\"\(call)\" needs \"\(need.permissions[0])\", and no code requests it",
                at: need.source.place(need.range), consequence: "the call fails until the user grants the permission",
                help: "call askPermission of PermissionChecker before")
        }
    }
}
