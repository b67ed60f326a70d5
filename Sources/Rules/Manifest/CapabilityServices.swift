import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-services`
enum CapabilityServices: Rule {
    static let info = RuleInfo(
        id: "capability-services", group: .manifest, severity: .error,
        summary: "\"application.services\" that is not a list of strings",
        rationale: """
            The app reads the names of all its services as one list of strings from Settings.plist, into which 4D merges \
            the "settings" of each control. With anything else in it the app reads no name and loads no service, of no \
            control.
            """,
        facts: ["cap-2", "cap-17", "swift-1"],
        remedy: "Write a list with the name of each class.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities/settings"],
        bad: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true,
            "capabilities": {"settings": {"application.services": "Email2RowService"}}}
            """),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true,
            "capabilities": {"settings": {"application.services": ["Email2RowService"]}}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let settings = control.manifest?.capabilities?["settings"] else { return [] }
        let objects = settings.kind == .array ? Array(settings.elements) : [settings]
        return objects.compactMap { $0[NamedService.settingsKey] }.flatMap { check($0, in: control) }
    }

    private static func check(_ value: JSONNode, in control: ControlModel) -> [Finding] {
        switch value.kind {
        case .unreadable: return []
        case .array:
            return value.elements.filter { $0.kind != .string && $0.kind != .unreadable }.map { element in
                finding(
                    "\"\(NamedService.settingsKey)\" holds \(element.kindWords), not only strings",
                    at: control.shortPlace(of: element), consequence: consequence, help: "remove it")
            }
        case .object, .string, .number, .boolean, .null:
            let fix =
                value.string?.isEmpty == false ? control.replacing(value, with: "[\(value.sourceText)]") : nil
            return [
                finding(
                    "\"\(NamedService.settingsKey)\" is \(value.kindWords), not a list of strings",
                    at: control.shortPlace(of: value), consequence: consequence,
                    help: fix == nil ? "write a list with the name of each class" : nil, fix: fix)
            ]
        }
    }

    private static let consequence = "the app loads no service of any control"
}
