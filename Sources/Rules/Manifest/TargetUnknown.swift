import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-unknown`
enum TargetUnknown: Rule {
    static let info = RuleInfo(
        id: "target-unknown", group: .manifest, severity: .error,
        summary: "a target that is not written \"ios\" or \"android\"",
        rationale: """
            4D's editor offers an action control in a project of a platform that "target" lists, and the iOS build knows \
            the controls that list "ios"; both probably ignore case. The Android generator registers the class of an \
            action control whatever the target says, but grants its permissions only for exactly "android". In a project \
            for both platforms the editor wants exactly two entries, whatever they are. Of a selection control only the \
            iOS build reads the target: if it does not list "ios", the app shows the default row.
            """,
        facts: ["manifest-26", "manifest-27", "manifest-43", "manifest-44", "editor-2", "editor-3", "editor-7"],
        remedy: "Write \"ios\", \"android\", or a list of both.",
        needs: [.manifest], reads: ["/target"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "iphone"}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let target = control.editor?.target, let node = target.node, node.kind != .unreadable else { return [] }
        guard control.isActionControl else { return selection(target, node, in: control) }
        guard node.kind != .array || !node.elements.isEmpty else {
            return [
                empty(
                    node, "4D's editor never offers the control, while the Android generator registers it", in: control)
            ]
        }
        let isListed = target.entries.contains { $0.platform != nil }
        var seen: Set<Platform> = []
        return target.entries.compactMap { entry in
            guard let platform = entry.platform else {
                return unknown(entry.node, consequence(isListed: isListed), in: control)
            }
            // `target-repeated` reports a repetition.
            guard seen.insert(platform).inserted, !entry.isExact else { return nil }
            return otherCase(platform, entry.node, in: control)
        }
    }

    private static func consequence(isListed: Bool) -> String {
        isListed
            ? "4D ignores it but counts it: in a project for both platforms the editor requires exactly two targets"
            : "4D's editor does not offer the control in projects for one platform, and the iOS build does not know its name"
    }

    // MARK: Selection controls

    /// The iOS build wants "ios" in the list, in any case; nothing else is read.
    private static func selection(_ target: TargetReading, _ node: JSONNode, in control: ControlModel) -> [Finding] {
        let lost = "the iOS build does not know the control, and the app shows the default row"
        if target.isKnownToIOSBuild {
            return target.entries.filter { $0.platform == .ios }.prefix(1).filter { !$0.isExact }.map {
                otherCase(.ios, $0.node, in: control)
            }
        }
        guard node.kind != .array || !node.elements.isEmpty else { return [empty(node, lost, in: control)] }
        return target.entries.filter { !$0.isExact }.compactMap { entry in
            guard let platform = entry.platform else { return unknown(entry.node, lost, in: control) }
            return finding(
                "the target \(entry.node.messageWords) is not written \"\(platform.rawValue)\"",
                at: control.place(of: entry.node), consequence: lost,
                fix: control.replacing(entry.node, with: "\"\(platform.rawValue)\""))
        }
    }

    // MARK: Findings

    private static func unknown(_ node: JSONNode, _ consequence: String, in control: ControlModel) -> Finding? {
        guard node.kind != .unreadable else { return nil }
        guard let written = node.string else {
            return finding(
                "the target is \(node.kindWords), not a string", at: control.shortPlace(of: node),
                consequence: consequence, help: help)
        }
        let isAlone = node.parent?.kind != .array
        let list = isAlone ? TextList.split(written.lowercased()) { Platform(rawValue: $0) != nil } : nil
        let both = isAlone && ["both", "all", "*"].contains(written.lowercased()) ? "[\"ios\", \"android\"]" : nil
        let meant = Self.meant[written.lowercased()] ?? Spelling.suggestion(for: written, among: names)
        let fix = (list ?? both ?? meant.map { "\"\($0)\"" }).map { control.replacing(node, with: $0) }
        return finding(
            "unknown target \(node.messageWords)" + (meant.map { "; did you mean \"\($0)\"?" } ?? ""),
            at: control.place(of: node), consequence: consequence, help: fix == nil ? help : nil, fix: fix)
    }

    private static func empty(_ node: JSONNode, _ consequence: String, in control: ControlModel) -> Finding {
        finding("the list \"target\" is empty", at: control.place(of: node), consequence: consequence, help: help)
    }

    private static func otherCase(_ platform: Platform, _ node: JSONNode, in control: ControlModel) -> Finding {
        let message = "the target \(node.messageWords) is not written \"\(platform.rawValue)\""
        if let other = otherPlatform(than: platform, in: control)?.rawValue {
            return finding(
                message, at: control.place(of: node),
                consequence: "4D takes it as \"\(platform.rawValue)\", and the control has code in \(other)/ only",
                help: "write \"\(other)\"")
        }
        let losesPermissions =
            platform == .android && AndroidBuild.decidingCapability(control.manifest?.capabilities) != nil
        return finding(
            message, at: control.place(of: node), severity: losesPermissions ? .error : .warning,
            consequence: losesPermissions
                ? "the Android generator wants exactly \"android\" and grants none of the control's permissions"
                : "it works by luck: 4D probably ignores the case here",
            fix: control.replacing(node, with: "\"\(platform.rawValue)\""))
    }

    /// The platform that was perhaps meant: the only one that the control has code for; nil when that is not another one.
    private static func otherPlatform(than platform: Platform, in control: ControlModel) -> Platform? {
        guard let target = control.editor?.target, target.entries.count == 1, let coded = target.coded else {
            return nil
        }
        return coded.count == 1 && !coded.contains(platform) ? coded.first : nil
    }

    private static let names = Platform.allCases.map(\.rawValue)
    private static let help = "write \(names.quotedList("or")), or a list of both"

    /// What other names for a platform mean.
    private static let meant = [
        "iphone": "ios", "ipad": "ios", "ipados": "ios", "apple": "ios", "swift": "ios", "kotlin": "android",
        "google": "android",
    ]
}
