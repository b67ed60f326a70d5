import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-android-shadowed`
enum CapabilityAndroidShadowed: Rule {
    static let info = RuleInfo(
        id: "capability-android-shadowed", group: .manifest, severity: .warning,
        summary: "a permission that the Android app does not declare",
        rationale: """
            The Android generator takes the first it finds of: the list "android", even an empty one; "contacts" if it is \
            true; "location" if it is true. What comes later adds nothing, so contacts and location together give the \
            permission for contacts only. A message, which iOS shows, gives nothing on Android. If there is a list \
            "android", it is taken as complete, and nothing is reported. A selection control gets no permission anyway.
            """,
        facts: ["cap-13", "cap-20", "cap-21", "kind-5"],
        remedy: "List every permission of the Android app under \"android\".",
        needs: [.manifest], platform: .android, reads: ["/capabilities", "/target"],
        bad: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true, "target": ["ios", "android"], \
            "capabilities": {"contacts": true, "location": true}}
            """),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true, "target": ["ios", "android"], \
            "capabilities": {"contacts": true, "location": true, "android": ["android.permission.READ_CONTACTS", \
            "android.permission.ACCESS_FINE_LOCATION"]}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let capabilities = control.manifest?.capabilities,
            control.platforms?.contains(.android) == true, capabilities["android"]?.kind != .array
        else { return [] }
        let wishes = ["contacts", "location"].compactMap { Wish($0, in: capabilities) }
        let first = wishes.first { $0.isTrue }
        let granted = first?.permissions ?? []
        let requested = requestedPermissions(by: control)
        let lost = wishes.filter { wish in
            !wish.permissions.contains { granted.contains($0) || requested.contains($0) }
        }
        var fix = fix(lost, beside: granted, capabilities, in: control)
        return lost.map { wish in
            defer { fix = nil }
            return report(wish, shadowedBy: first?.member, in: control, fix: fix)
        }
    }

    /// The permissions that the code requests: `kotlin-permission` reports those it does not get.
    private static func requestedPermissions(by control: ControlModel) -> Set<String> {
        guard control.android?.isTargeted == true else { return [] }
        return Set(control.copiedKotlin.flatMap { $0.facts.permissions.map(\.value) })
    }

    private static func report(
        _ wish: Wish, shadowedBy first: JSONMember?, in control: ControlModel, fix: FixIt?
    ) -> Finding {
        let name = wish.member.keyText
        let permissions = wish.permissions.map { $0.lastNamePart }
        let message =
            first.map { "\"\(name)\" adds nothing on Android beside \"\($0.keyText)\"" }
            ?? "a message for \"\(name)\" gives no permission on Android"
        return finding(
            message, at: control.place(ofKey: wish.member),
            consequence: "the Android app does not declare \(permissions.quotedList("or"))",
            help: title,
            notes: first.map { [Note("the generator takes this first", at: control.place(ofKey: $0))] } ?? [],
            fix: fix)
    }

    private static let title = "list the permissions under \"android\""

    /// The fix that lists every permission.
    private static func fix(
        _ lost: [Wish], beside granted: [String], _ capabilities: JSONNode, in control: ControlModel
    ) -> FixIt? {
        guard capabilities["android"] == nil else { return nil }
        let all = (granted + lost.flatMap(\.permissions)).map { "\"\($0)\"" }
        return control.adding("\"android\": [\(all.joined(separator: ", "))]", to: capabilities, title: title)
    }
}

/// A permission that a capability stands for.
private struct Wish {
    let member: JSONMember
    let permissions: [String]

    /// Whether the generator takes the value as true.
    let isTrue: Bool

    /// nil when the capability is not there, or off, or has a value that is wrong for itself.
    init?(_ name: String, in capabilities: JSONNode) {
        guard let member = capabilities.member(named: name), let value = member.value else { return nil }
        let text = value.string ?? ""
        isTrue = AndroidBuild.isTrue(value)
        guard isTrue || !text.isEmpty, text.lowercased() != "false" else { return nil }
        self.member = member
        permissions = Capability.named(name)?.androidPermissions ?? []
    }
}
