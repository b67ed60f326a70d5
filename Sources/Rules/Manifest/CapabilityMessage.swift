import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-message`
enum CapabilityMessage: Rule {
    static let info = RuleInfo(
        id: "capability-message", group: .manifest, severity: .error,
        summary: "a permission whose message tells the user nothing",
        rationale: """
            iOS shows the user the message of a permission and takes one that is empty or not a string as missing: then \
            it ends an app that uses what the permission is for. 4D writes no key for an empty message, and the string \
            "true" or "false" as the message itself. Every app has 4D's own message for location and camera.
            """,
        facts: ["cap-4", "cap-5", "cap-6", "cap-7", "cap-8", "cap-14", "cap-15", "cap-18", "perm-25"],
        remedy: "Write true for 4D's message, or a sentence that tells the user why the app needs the permission.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": ""}}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": "To pick a name"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        control.capabilityProblems.compactMap { report($0, in: control) }
            + control.usageDescriptions.compactMap { usage($0, in: control) }
    }

    private static func report(_ problem: CapabilityProblem, in control: ControlModel) -> Finding? {
        let (capability, node) = (problem.capability, problem.node)
        let isEverywhere = capability.infoKey.map(Capability.infoKeysOfEveryApp.contains) ?? false
        let fromFourD = "every app has 4D's own message for it"
        switch problem.cause {
        case .ignored, .element, .numberAsTrue, .shownAsMessage, .emptyString: return nil
        case .emptyMessage:
            return finding(
                "the message of \"\(capability.name)\" is empty", at: control.place(of: node),
                severity: isEverywhere ? .note : .error,
                consequence: isEverywhere ? fromFourD : "4D writes no message, and the app declares no permission",
                fix: control.replacing(node, with: "true"))
        case .booleanAsMessage(let value):
            return finding(
                "\"\(capability.name)\" is the string \(node.messageWords), not \(value)", at: control.place(of: node),
                severity: isEverywhere ? .note : .warning,
                consequence: isEverywhere ? fromFourD : "the user is shown \(node.messageWords) as the message",
                help: value ? nil : "remove the key", fix: value ? control.replacing(node, with: "true") : nil)
        }
    }

    /// A message that is written under `info`.
    private static func usage(_ member: JSONMember, in control: ControlModel) -> Finding? {
        guard let node = member.value, node.kind != .unreadable, !Capability.infoKeysOfEveryApp.contains(member.keyText)
        else { return nil }
        let message: String
        if let text = node.string {
            guard text.allSatisfy(\.isWhitespace) else { return nil }
            message = "the message of \"\(member.keyText)\" is empty"
        } else {
            message = "the message of \"\(member.keyText)\" is \(node.kindWords), not a string"
        }
        return finding(
            message, at: control.shortPlace(of: node), consequence: "iOS treats it as missing",
            help: "write a sentence that tells the user why the app needs it")
    }
}

extension ControlModel {
    /// The messages under `info` of the capabilities, which is an object or a list of objects.
    fileprivate var usageDescriptions: [JSONMember] {
        guard let info = manifest?.capabilities?["info"] else { return [] }
        let objects = info.kind == .array ? Array(info.elements) : [info]
        return objects.flatMap { $0.members.filter { UsageDescription.isKey($0.keyText) } }
    }
}
