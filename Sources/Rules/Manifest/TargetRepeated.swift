import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-repeated`
enum TargetRepeated: Rule {
    static let info = RuleInfo(
        id: "target-repeated", group: .manifest, severity: .warning,
        summary: "a target that the list of an action control has twice",
        rationale: """
            In a project for both platforms 4D's editor offers the action controls whose "target" has exactly two \
            entries, and does not look at them. A control with ["ios", "ios"] is offered there and is missing in the \
            Android app; one with ["ios", "android", "ios"] is not offered although it has both. In a selection control \
            repeated entries do no harm.
            """,
        facts: ["manifest-43", "editor-2"],
        remedy: "List each platform once.",
        needs: [.manifest], reads: ["/target"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": ["ios", "ios"]}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": ["ios", "android"]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let target = control.editor?.target else { return [] }
        var first: [String: JSONNode] = [:]
        var repeated: [(node: JSONNode, platform: Platform)] = []
        for entry in target.entries {
            guard let platform = entry.platform else { continue }
            if first[platform.rawValue] == nil {
                first[platform.rawValue] = entry.node
            } else {
                repeated.append((entry.node, platform))
            }
        }
        let consequence =
            target.entries.count == 2
            ? "4D's editor reads two targets as both platforms, and offers the control to a platform that cannot build it"
            : "in a project for both platforms 4D's editor wants two targets and does not offer the control"
        return repeated.map { element, platform in
            finding(
                "duplicate target \(element.messageWords)", at: control.place(of: element), consequence: consequence,
                notes: first[platform.rawValue].map { [Note("the first one", at: control.place(of: $0))] } ?? [],
                fix: control.removing(element))
        }
    }
}
