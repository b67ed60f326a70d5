import Findings
import FourDMobile
import InputControl

/// `capabilities-missing`
enum CapabilitiesMissing: Rule {
    static let info = RuleInfo(
        id: "capabilities-missing", group: .manifest, severity: .error,
        summary: "an action control without the key \"capabilities\"",
        rationale: """
            4D's project editor hides an action control whose manifest does not have the key "capabilities"; an empty \
            object is enough, null is not. A control that is not offered is never chosen for a parameter.
            """,
        facts: ["manifest-25", "editor-1"],
        remedy: """
            Add "capabilities": {} and, for a control with iOS code, the class of its row service: \
            "capabilities": {"service": "EmailTwoRowService"}.
            """,
        needs: [.topLevelKeys], reads: ["/capabilities", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": false}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": false, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        findings(onMissing: "capabilities", wanted: wantedValue(control), in: control)
    }

    /// The least that the key needs: the service, if there is one row service in the code.
    private static func wantedValue(_ control: ControlModel) -> String {
        guard let services = control.knownSwift?.services, services.unlisted.count == 1,
            let type = services.unlisted.first
        else { return "{}" }
        return "{\"service\": \"\(type.serviceName)\"}"
    }
}
