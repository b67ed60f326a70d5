import Findings
import FourDMobile
import SourceText

/// `info-key-collision`
enum InfoKeyCollision: CollectionRule {
    static let info = RuleInfo(
        id: "info-key-collision", group: .manyControls, severity: .note,
        summary: "two controls of one folder that write different values of one Info.plist key",
        rationale: """
            4D merges the capabilities of all controls into one Info.plist. Lists and objects are joined; of two other values \
            the last counts, and the order of the controls is not to be relied on.
            """,
        facts: ["multi-16", "cap-17"],
        remedy: "Write the same value in both manifests.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: pair("to call them"), good: pair("to write to them"))

    static let spaces = [ClaimSpace.infoKey]

    static func check(_ collision: Collision) -> Finding? {
        finding(
            "two controls write different values of \(collision.claim.name)", at: collision.claim.location,
            consequence: "an app that uses both has one of the two values", help: "write the same value in both",
            notes: other(collision, "the other value"))
    }

    private static func pair(_ reason: String) -> RuleExample {
        func manifest(_ name: String, _ reason: String) -> String {
            #"{"name": "\#(name)", "type": "text", "inject": false, "target": "ios", "#
                + #""capabilities": {"contacts": "\#(reason)"}}"#
        }
        return RuleExample([
            "email2/manifest.json": manifest("email2", "to write to them"),
            "phone2/manifest.json": manifest("phone2", reason),
        ])
    }
}
