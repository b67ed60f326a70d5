import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-unknown`
enum CapabilityUnknown: Rule {
    static let info = RuleInfo(
        id: "capability-unknown", group: .manifest, severity: .warning,
        summary: "a capability that 4D does not know",
        rationale: """
            4D turns the capabilities it knows into keys of the app's property lists and silently ignores any other. With \
            a misspelt one the permission is lost, and iOS ends an app that calls a protected API without its message. \
            For what 4D has no capability for, such as the microphone, the key of Info.plist goes under "info".
            """,
        facts: ["cap-1", "cap-3", "cap-18", "perm-25"],
        remedy: "Write the capability as 4D knows it, or the key of Info.plist under \"info\".",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contact": true}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": true}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        // A service that is lost to a wrong key is an error of its own.
        let reported = control.unnamedService?.wrongKey?.key.range
        let unknown = capabilities.members.filter { member in
            Capability.named(member.keyText) == nil && !ManifestKeys.isRemark(member.keyText)
                && member.key.range != reported
        }
        let names = Capability.all.map(\.name)
        let taken = names.filter { capabilities[$0] != nil }
        return unknown.enumerated().map { index, member in
            let elsewhere = place(of: member.keyText)
            // No suggestion is looked for where the finding is not reported any more.
            let isNear = elsewhere == nil && index < RuleEngine.findingLimit
            let meant = isNear ? Spelling.suggestion(for: member.keyText, among: names) : nil
            return report(
                member, elsewhere: elsewhere, meant: meant, isFree: meant.map { !taken.contains($0) } ?? false,
                in: control)
        }
    }

    private static func report(
        _ member: JSONMember, elsewhere: String?, meant: String?, isFree: Bool, in control: ControlModel
    ) -> Finding {
        let key = member.keyText
        let fix = isFree ? meant.map { control.renaming(member, to: $0) } : nil
        return finding(
            "unknown capability \"\(key)\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""),
            at: control.place(ofKey: member), consequence: "4D ignores it, and the app gets nothing from it",
            help: elsewhere ?? (fix == nil ? "remove it, or write a key of Info.plist under \"info\"" : nil), fix: fix)
    }

    /// Where a key goes that is not a capability; nil when it is not known elsewhere either.
    private static func place(of key: String) -> String? {
        if let usage = UsageDescription.key(for: key) {
            return "write \"info\": {\"\(usage)\": \"why the app needs it\"}, since 4D has no capability for this"
        }
        if ["name", "type", "inject", "target"].contains(key) { return "move it out of \"capabilities\", beside it" }
        if key == NamedService.settingsKey { return "write it under \"settings\", or the class under \"service\"" }
        if key.hasPrefix("com.apple.") { return "write it under \"entitlements\"" }
        if key.hasPrefix("android.permission.") { return "write \"android\": [\"\(key)\"]" }
        if UsageDescription.isKey(key) || ["NS", "UI", "CF", "LS"].contains(where: key.isPropertyListKey) {
            return "write it under \"info\", since it is a key of Info.plist"
        }
        return nil
    }
}

extension String {
    /// Whether this is a key of Info.plist with this prefix, such as `UIBackgroundModes`.
    fileprivate func isPropertyListKey(_ prefix: String) -> Bool {
        hasPrefix(prefix) && dropFirst(prefix.count).first?.isUppercase == true
    }
}
