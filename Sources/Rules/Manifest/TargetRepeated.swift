import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-repeated`
enum TargetRepeated: Rule {
    static let info = RuleInfo(
        id: "target-repeated", group: .manifest, severity: .warning,
        summary: "a target that the list has twice",
        rationale: """
            In a project for both platforms 4D's editor offers the controls whose "target" has exactly two entries, and \
            does not look at them. A control with ["ios", "ios"] is offered there and is missing in the Android app; one \
            with ["ios", "android", "ios"] is not offered though it has both.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS",
        remedy: "List each platform once.",
        needs: [.manifest], reads: ["/target"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": ["ios", "ios"]}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": ["ios", "android"]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("target"), node.kind == .array else { return [] }
        var first: [Platform: JSONNode] = [:]
        var repeated: [(node: JSONNode, platform: Platform)] = []
        for element in node.elements {
            guard let platform = element.string.flatMap(Platform.init(ignoringCase:)) else { continue }
            if first[platform] == nil { first[platform] = element } else { repeated.append((element, platform)) }
        }
        let consequence =
            node.elements.count == 2
            ? "4D's editor takes two targets for both platforms, and offers the control where one can't build it"
            : "in a project for both platforms 4D's editor wants two targets, and does not offer the control"
        return repeated.map { element, platform in
            finding(
                "the target \(element.messageWords) is there again", at: control.place(of: element),
                consequence: consequence,
                notes: first[platform].map { [Note("the first one", at: control.place(of: $0))] } ?? [],
                fix: control.removing(element))
        }
    }
}
