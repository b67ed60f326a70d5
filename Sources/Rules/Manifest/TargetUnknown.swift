import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-unknown`
enum TargetUnknown: Rule {
    static let info = RuleInfo(
        id: "target-unknown", group: .manifest, severity: .error,
        summary: "a target that is neither \"ios\" nor \"android\"",
        rationale: """
            A build takes a control whose "target" lists its platform, and 4D's project editor offers it in a project of \
            that platform. 4D compares without regard to case, the Android generator letter by letter: with "Android" it \
            builds the control but leaves its permissions out. In a project for both platforms the editor offers the \
            controls that list exactly two targets, whatever they are.
            """,
        source: "4d/4D-Mobile-App, ACTIONS_PARAMS and mobile_actions; android-ProjectGenerator",
        remedy: "Write \"ios\", \"android\", or a list of both.",
        needs: [.manifest], reads: ["/target"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "iphone"}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("target") else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .string: return check(node, in: control, besideKnown: false)
        case .array:
            guard !node.elements.isEmpty else { return [emptyList(node, in: control)] }
            let besideKnown = node.elements.contains { $0.platform != nil }
            var seen: Set<Platform> = []
            return node.elements.flatMap { element in
                // A repetition is the matter of `target-repeated`.
                let isNew = element.platform.map { seen.insert($0).inserted } ?? true
                return isNew ? check(element, in: control, besideKnown: besideKnown) : []
            }
        case .object, .number, .boolean: return [notText(node, in: control, besideKnown: false)]
        }
    }

    /// What is wrong with one target.
    private static func check(_ node: JSONNode, in control: ControlModel, besideKnown: Bool) -> [Finding] {
        guard node.kind == .string else {
            return node.kind == .unreadable ? [] : [notText(node, in: control, besideKnown: besideKnown)]
        }
        guard let platform = node.platform else { return [unknown(node, in: control, besideKnown: besideKnown)] }
        return node.string == platform.rawValue ? [] : [otherCase(platform, node, in: control)]
    }

    private static func consequence(besideKnown: Bool) -> String {
        besideKnown
            ? "4D passes over it, but counts it: in a project for both platforms the editor wants two targets, no more"
            : "no build takes the control, and 4D's editor offers it in no project of one platform"
    }

    private static func unknown(_ node: JSONNode, in control: ControlModel, besideKnown: Bool) -> Finding {
        let written = node.string ?? ""
        let isAlone = node.parent?.kind != .array
        let list = isAlone ? TextList.split(written.lowercased()) { Platform(rawValue: $0) != nil } : nil
        let both = isAlone && ["both", "all", "*"].contains(written.lowercased()) ? "[\"ios\", \"android\"]" : nil
        let meant = Self.meant[written.lowercased()] ?? Spelling.suggestion(for: written, among: names)
        let fix = (list ?? both ?? meant.map { "\"\($0)\"" }).map { control.replacing(node, with: $0) }
        return finding(
            "unknown target \(node.messageWords)" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""),
            at: control.place(of: node), consequence: consequence(besideKnown: besideKnown),
            help: fix == nil ? "the targets are \(names.quotedList("and"))" : nil, fix: fix)
    }

    private static func otherCase(_ platform: Platform, _ node: JSONNode, in control: ControlModel) -> Finding {
        let other: Platform = platform == .ios ? .android : .ios
        let tree = control.tree
        // Code for just the other platform: perhaps that one was meant.
        let isDoubtful =
            tree?.hasFolder(other.rawValue) == true && tree?.hasFolder(platform.rawValue) == false
            && control.manifest?.targets.count == 1
        return finding(
            "the target \(node.messageWords) is not written \"\(platform.rawValue)\"", at: control.place(of: node),
            severity: platform == .android ? .error : .warning,
            consequence: platform == .android
                ? "the Android generator compares letter by letter, and leaves out the control's permissions"
                : "4D ignores the case here, but the documentation has \"\(platform.rawValue)\" only",
            help: isDoubtful ? "write \"\(other.rawValue)\": the control has code in \(other.rawValue)/ only" : nil,
            fix: isDoubtful ? nil : control.replacing(node, with: "\"\(platform.rawValue)\""))
    }

    private static func notText(_ node: JSONNode, in control: ControlModel, besideKnown: Bool) -> Finding {
        finding(
            "the target is \(node.kindWords), not a text", at: control.shortPlace(of: node),
            consequence: consequence(besideKnown: besideKnown),
            help: "write \(names.quotedList("or")), or a list of both")
    }

    private static func emptyList(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the list \"target\" is empty", at: control.place(of: node),
            consequence: "no build takes the control, and 4D's editor does not offer it",
            help: "write \(names.quotedList("or")), or a list of both")
    }

    private static let names = Platform.allCases.map(\.rawValue)

    /// What other names for a platform mean.
    private static let meant = [
        "iphone": "ios", "ipad": "ios", "ipados": "ios", "apple": "ios", "swift": "ios", "kotlin": "android",
        "google": "android",
    ]
}

extension JSONNode {
    fileprivate var platform: Platform? { string.flatMap(Platform.init(ignoringCase:)) }
}
