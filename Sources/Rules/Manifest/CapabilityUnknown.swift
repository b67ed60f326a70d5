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
            4D turns the capabilities it knows into keys of the app's property lists, and passes over any other one. With \
            a misspelt one the permission is lost: the app asks for nothing, and iOS ends an app that uses a protected \
            API without its text. For what 4D has no capability for, such as the microphone, the key of Info.plist goes \
            under "info".
            """,
        source: "4d/4D-Mobile-App, method capabilities",
        remedy: "Write the capability as 4D knows it, or the key of Info.plist under \"info\".",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contact": true}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": true}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        // A service that is lost to a wrong key is an error of its own.
        let reported = ServiceUndeclared.wrongKey(in: control)?.key.range
        return capabilities.members.filter { member in
            Capability.named(member.keyText) == nil && !ManifestKeys.isRemark(member.keyText)
                && member.key.range != reported
        }.map { unknown($0, capabilities, in: control) }
    }

    private static func unknown(
        _ member: JSONMember, _ capabilities: JSONNode, in control: ControlModel
    ) -> Finding {
        let key = member.keyText
        let elsewhere = place(of: key)
        let meant = elsewhere == nil ? Spelling.suggestion(for: key, among: Capability.all.map(\.name)) : nil
        let isFree = meant.map { capabilities[$0] == nil } ?? false
        return finding(
            "unknown capability \"\(key)\"" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""),
            at: control.place(ofKey: member), consequence: "4D passes over it, and the app gets nothing from it",
            help: elsewhere ?? (isFree ? nil : "take it out, or write a key of Info.plist under \"info\""),
            fix: meant.flatMap { meant in
                isFree
                    ? control.fixing("write \"\(meant)\"", [TextEdit(member.key.range, "\"\(meant)\"")]) : nil
            })
    }

    /// Where a key goes that belongs into one of the capabilities; nil when it is not known as one.
    private static func place(of key: String) -> String? {
        if let usage = UsageDescription.key(for: key) {
            return "4D has no capability for this: write \"info\": {\"\(usage)\": \"why the app asks\"}"
        }
        if ["name", "type", "inject", "target"].contains(key) { return "it stands beside \"capabilities\", not in it" }
        if key == "application.services" { return "write it under \"settings\", or the class under \"service\"" }
        if key.hasPrefix("com.apple.") { return "it is an entitlement: write it under \"entitlements\"" }
        if key.hasPrefix("android.permission.") { return "write \"android\": [\"\(key)\"]" }
        if key.hasSuffix("UsageDescription") || ["NS", "UI", "CF", "LS"].contains(where: key.isPropertyListKey) {
            return "it is a key of Info.plist: write it under \"info\""
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
