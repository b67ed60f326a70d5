import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-value`
enum CapabilityValue: Rule {
    static let info = RuleInfo(
        id: "capability-value", group: .manifest, severity: .error,
        summary: "a capability with a value that 4D makes nothing of",
        rationale: """
            4D asks each capability for a type of its own and ignores any other: the class of "service" is a text (a list \
            is ignored), "urlSchemes" and "android" are lists of texts, "settings", "info" and "entitlements" are objects \
            or lists of objects. What "settings" gives as "application.services" the app takes only as a list of texts: \
            with anything else in it, it loads no service at all. The permissions are true, or the text that the user is \
            shown; the other keys are true.
            """,
        source: "4d/4D-Mobile-App, method capabilities; 4d/ios-QMobileUI, QApplication; android-ProjectGenerator",
        remedy: "Write a value of the type that 4D takes for this capability.",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"service": ["EmailTwoRowService"]}}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"service": "EmailTwoRowService"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        return capabilities.members.flatMap { member -> [Finding] in
            guard let capability = Capability.named(member.keyText), let value = member.value,
                value.kind != .unreadable, value.kind != .null
            else { return [] }
            let found = CapabilityJudgement(capability, value).problems.map { report($0, capability, in: control) }
            return found.isEmpty ? [alone(member, capability, capabilities, in: control)].compactMap { $0 } : found
        }
    }

    private static func report(
        _ problem: CapabilityJudgement.Problem, _ capability: Capability, in control: ControlModel
    ) -> Finding {
        finding(
            problem.message, at: control.shortPlace(of: problem.node), severity: problem.severity,
            consequence: problem.consequence, help: problem.replacement == nil ? problem.help : nil,
            fix: problem.replacement.map { control.replacing(problem.node, with: $0) })
    }

    /// A capability that is right, but does nothing without another one.
    private static func alone(
        _ member: JSONMember, _ capability: Capability, _ capabilities: JSONNode, in control: ControlModel
    ) -> Finding? {
        guard let needed = capability.neededWith.first, member.value?.boolean != false,
            capability.neededWith.allSatisfy({ capabilities.member(named: $0) == nil })
        else { return nil }
        return finding(
            "\"\(capability.name)\" does nothing without \"\(needed)\"", at: control.place(ofKey: member),
            severity: .warning,
            consequence: "4D looks at it only when \(capability.neededWith.quotedList("or")) is true",
            help: "add \"\(needed)\": true")
    }
}
