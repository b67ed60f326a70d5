import Findings
import FourDMobile
import InputControl

/// `capabilities-missing`
enum CapabilitiesMissing: Rule {
    static let info = RuleInfo(
        id: "capabilities-missing", group: .manifest, severity: .error,
        summary: "an action control without the key \"capabilities\"",
        rationale: """
            4D's project editor lists an action control only when its manifest has the key "capabilities"; an empty \
            object is enough, null is not. A control that is not listed is never chosen for a parameter.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS",
        remedy: """
            Add "capabilities": {} and, for a control with iOS code, the class of its row service: \
            "capabilities": {"service": "EmailTwoRowService"}.
            """,
        needs: [.wholeManifest], reads: ["/capabilities", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": false}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": false, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        findings(onMissing: "capabilities", wanted: control.wantedCapabilities, in: control)
    }
}

extension ControlModel {
    /// The least that the key needs: the service, when there is one row service in the code.
    fileprivate var wantedCapabilities: String {
        guard let services = knownSwift?.services, services.unlisted.count == 1, let type = services.unlisted.first
        else {
            return "{}"
        }
        return "{\"service\": \"\(type.serviceName)\"}"
    }
}
