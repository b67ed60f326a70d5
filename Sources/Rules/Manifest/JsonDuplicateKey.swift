import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `json-duplicate-key`
enum JsonDuplicateKey: Rule {
    static let info = RuleInfo(
        id: "json-duplicate-key", group: .manifest, severity: .error,
        summary: "a key that an object has twice",
        rationale: """
            4D reads the last of equal keys and ignores the others. The Android generator refuses the file and stops, so \
            that no Android project is made.
            """,
        facts: ["manifest-3", "manifest-5", "listed-4"],
        remedy: "Remove one of the members, or rename its key.",
        needs: [], reads: [""],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "type": "text"}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let root = control.manifest?.document.root else { return [] }
        var findings: [Finding] = []
        var pending = [root]
        while let node = pending.popLast() {
            pending += node.elements.filter(\.holdsOthers)
            pending += node.members.compactMap(\.value).filter(\.holdsOthers)
            for group in node.repeatedMembers {
                findings += group.dropFirst().map { repeated($0, first: group[0], control) }
            }
        }
        return findings
    }

    static func compared(in control: ControlModel) -> [Note] {
        check(control).map { Note($0.message, at: $0.location) }
    }

    private static func repeated(_ member: JSONMember, first: JSONMember, _ control: ControlModel) -> Finding {
        let repeatsFirst = member.value.map { isSame($0, first.value) } ?? false
        return finding(
            "duplicate key \"\(member.keyText)\"", at: control.place(ofKey: member),
            consequence: "4D reads the last one, and the Android generator stops",
            help: repeatsFirst ? nil : "remove one of the members",
            notes: [Note("the first one", at: control.place(ofKey: first))],
            fix: repeatsFirst ? control.removing(member) : nil)
    }

    /// Whether two short values are written the same.
    private static func isSame(_ value: JSONNode, _ other: JSONNode?) -> Bool {
        guard let other, value.range.count == other.range.count, value.range.count <= 1024 else { return false }
        return value.sourceText.utf8.elementsEqual(other.sourceText.utf8)
    }
}
