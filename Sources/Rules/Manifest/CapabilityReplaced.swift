import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-replaced`
enum CapabilityReplaced: Rule {
    static let info = RuleInfo(
        id: "capability-replaced", group: .manifest, severity: .note,
        summary: "a message of a permission that 4D replaces with its own",
        rationale: """
            Every app declares location and camera, after the controls. So both permissions are always there, and 4D's \
            message probably replaces the one that a control writes for them, also under "info". In an app with an image \
            parameter or a barcode the same holds for photos. Messages of contacts and locationBackground stay.
            """,
        facts: ["cap-15", "cap-16", "cap-19"],
        remedy: "Write true, and tell the user inside the control why it needs the permission.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"camera": "To scan an address"}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"camera": true}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        (control.ios?.keys ?? []).filter { $0.node.kind == .string && control.isReplaced($0) }.compactMap { key in
            // `capability-message` reports a message that tells nothing.
            guard let text = key.node.string, !["", "true", "false"].contains(text.lowercased()) else { return nil }
            return finding(
                "the message \(key.node.messageWords) is probably not shown", at: control.place(of: key.node),
                consequence: "the app has \"\(key.key)\", with 4D's own message",
                help: "tell the user inside the control why it needs the permission")
        }
    }
}
