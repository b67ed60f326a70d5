import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-android-shadowed`
enum CapabilityAndroidShadowed: Rule {
    static let info = RuleInfo(
        id: "capability-android-shadowed", group: .manifest, severity: .warning,
        summary: "a permission that the Android app does not ask for",
        rationale: """
            The Android generator takes the first it finds of: the list "android", even an empty one; "contacts" when it \
            is true; "location" when it is true. What comes later adds nothing, so contacts and location together give \
            the permission for contacts only. A text, which is the reason shown on iOS, gives nothing on Android.
            """,
        source: "android-ProjectGenerator, TemplatePermissionFiller (4d-behaviour.md, section 4)",
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

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        let list = capabilities["android"]
        // Where the control's platforms are not known, the list tells that it is for Android.
        guard control.control.platforms?.contains(.android) == true || list != nil else { return [] }
        let wishes = ["contacts", "location"].compactMap { Wish($0, in: capabilities) }
        let listed = list.flatMap { $0.kind == .array ? $0.elements.compactMap(\.string) : nil }
        let granted = listed ?? wishes.first { $0.isTrue }?.permissions ?? []
        let lost = wishes.filter { wish in !wish.permissions.contains { granted.contains($0) } }
        let first = listed == nil ? wishes.first { $0.isTrue }?.member : capabilities.member(named: "android")
        var fix = fix(lost, beside: granted, list, capabilities, in: control)
        return lost.map { wish in
            defer { fix = nil }
            return report(wish, shadowedBy: first, in: control, fix: fix)
        }
    }

    private static func report(
        _ wish: Wish, shadowedBy first: JSONMember?, in control: ModelledControl, fix: FixIt?
    ) -> Finding {
        let name = wish.member.keyText
        let permissions = wish.permissions.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        let message =
            first.map { "\"\(name)\" adds nothing on Android, for there is \"\($0.keyText)\"" }
            ?? "a text for \"\(name)\" gives no permission on Android"
        return finding(
            message, at: control.place(ofKey: wish.member),
            consequence: "the Android app does not ask for \(permissions.quotedList("or"))",
            help: title,
            notes: first.map { [Note("the generator takes this first", at: control.place(ofKey: $0))] } ?? [],
            fix: fix)
    }

    private static let title = "list the permissions under \"android\""

    /// The fix that lists every permission.
    private static func fix(
        _ lost: [Wish], beside granted: [String], _ list: JSONNode?, _ capabilities: JSONNode,
        in control: ModelledControl
    ) -> FixIt? {
        let missing = lost.flatMap(\.permissions).map { "\"\($0)\"" }
        guard let list else {
            let all = granted.map { "\"\($0)\"" } + missing
            return control.adding(
                "\"android\": [\(all.joined(separator: ", "))]", to: capabilities, title: title)
        }
        guard list.kind == .array, list.isComplete else { return nil }
        let last = Array(list.elements).last
        let end = last?.range.upperBound ?? list.range.lowerBound + 1
        let text = (last == nil ? "" : ", ") + missing.joined(separator: ", ")
        return control.fixing(title, [TextEdit(end..<end, text)])
    }
}

/// A permission that a capability asks for.
private struct Wish {
    let member: JSONMember
    let permissions: [String]

    /// Whether org.json takes the value for true: the boolean, or the text in any case.
    let isTrue: Bool

    /// nil when the capability is not there, or off, or has a value that is wrong for itself.
    init?(_ name: String, in capabilities: JSONNode) {
        guard let member = capabilities.member(named: name), let value = member.value else { return nil }
        let text = value.string ?? ""
        isTrue = value.boolean == true || text.lowercased() == "true"
        guard isTrue || !text.isEmpty, text.lowercased() != "false" else { return nil }
        self.member = member
        permissions = Capability.named(name)?.androidPermissions ?? []
    }
}
