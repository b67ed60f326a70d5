import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-value`
enum CapabilityValue: Rule {
    static let info = RuleInfo(
        id: "capability-value", group: .manifest, severity: .error,
        summary: "a capability whose value has the wrong type, so 4D ignores it",
        rationale: """
            4D reads a type of its own for each capability and ignores any other: the class of "service" is a string (a \
            list is ignored), "urlSchemes" and "android" are lists of strings, "settings", "info" and "entitlements" are \
            objects or lists of objects. The permissions are true, or the message that the user is shown; the other keys \
            are true.
            """,
        facts: [
            "cap-1", "cap-2", "cap-3", "cap-4", "cap-6", "cap-7", "cap-8", "cap-9", "cap-10", "cap-11", "cap-13",
            "cap-14", "cap-17",
        ],
        remedy: "Write a value of the type that 4D reads for this capability.",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"service": ["EmailTwoRowService"]}}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"service": "EmailTwoRowService"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        control.capabilityProblems.compactMap { report($0, in: control) }
    }

    private static func report(_ problem: CapabilityProblem, in control: ControlModel) -> Finding? {
        let (capability, node) = (problem.capability, problem.node)
        let wrongType = "\"\(capability.name)\" is \(node.kindWords), not \(capability.value.words)"
        switch problem.cause {
        case .ignored:
            let fix = replacement(for: problem).map { control.replacing(node, with: $0) }
            return finding(
                wrongType, at: control.shortPlace(of: node), consequence: capability.consequenceOfOtherType,
                help: fix == nil ? help(for: problem) : nil, fix: fix)
        case .element:
            return finding(
                "\"\(capability.name)\" holds \(node.kindWords), not only \(capability.value.elementWords)",
                at: control.shortPlace(of: node), consequence: "it means nothing there", help: "remove it")
        case .numberAsTrue:
            return finding(
                wrongType, at: control.place(of: node), severity: control.unverifiedSeverity(on: .ios),
                consequence: "it works by luck: 4D probably takes a number other than 0 as true",
                fix: control.replacing(node, with: "true"))
        case .shownAsMessage:
            return finding(
                wrongType, at: control.shortPlace(of: node), severity: control.unverifiedSeverity(on: .ios),
                consequence: "4D probably makes a string of it and shows that as the message",
                help: "write true, or the message that the user is shown")
        // `capability-message` and `capability-domain` report these.
        case .emptyMessage, .booleanAsMessage: return nil
        case .emptyString:
            guard capability.name == "service" else { return nil }
            return finding(
                "\"service\" is empty", at: control.place(of: node),
                consequence: "the app looks for a class without a name and loads none",
                help: "write the name of the class, or remove the key")
        }
    }

    /// What was surely meant, as JSON text; nil when that is not clear.
    private static func replacement(for problem: CapabilityProblem) -> String? {
        let node = problem.node
        switch problem.capability.value {
        case .flag: return ["true", "yes", "1"].contains(node.string?.lowercased() ?? "") ? "true" : nil
        case .texts: return node.kind == .string ? "[\(node.sourceText)]" : nil
        case .text:
            guard node.kind == .array, node.elements.count == 1, let only = node.elements.first else { return nil }
            return only.kind == .string ? only.sourceText : nil
        case .message, .objects: return nil
        }
    }

    private static func help(for problem: CapabilityProblem) -> String {
        guard problem.capability.name == "service", problem.node.kind == .array else {
            return "write \(problem.capability.value.words)"
        }
        return "for several classes write \"settings\": {\"\(NamedService.settingsKey)\": […]}"
    }
}

extension Capability {
    fileprivate var consequenceOfOtherType: String {
        switch value {
        case .flag, .message: "4D treats it as false, and the app does not get the capability"
        case .text:
            name == "service" ? "4D ignores it, and the app loads no service of the control" : "4D ignores it"
        case .texts:
            name == "android"
                ? "the Android generator ignores it, and the app declares no permission for it" : "4D ignores it"
        case .objects: "4D ignores it and adds nothing to the app"
        }
    }
}

extension Capability.Value {
    /// The value in words, with its article.
    fileprivate var words: String {
        switch self {
        case .flag: "true"
        case .message: "true or a message"
        case .text: "a string"
        case .texts: "a list of strings"
        case .objects: "an object"
        }
    }

    /// What the list of the capability holds, in words.
    fileprivate var elementWords: String {
        switch self {
        case .flag, .message, .text, .texts: "strings"
        case .objects: "objects"
        }
    }
}
