import Findings
import FourDMobile
import InputControl

/// `service-debug-only`
enum ServiceDebugOnly: Rule {
    static let info = RuleInfo(
        id: "service-debug-only", group: .namingAndSwift, severity: .error,
        summary: "a service class that released apps do not have",
        rationale: """
            4D builds the app for the simulator in the Debug configuration, and for devices in Release, where DEBUG is not \
            set. A class behind #if DEBUG, or behind a condition that holds in the simulator only, is not in the app that \
            users get: it logs one line for the class that it does not find, and shows the default row.
            """,
        facts: ["swift-1", "swift-14"],
        remedy: "Move the class out of the #if.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(attribute: "#if DEBUG\n@objc(Email2RowService)\n", rest: "#endif\n")),
        good: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(attribute: "#if os(iOS)\n@objc(Email2RowService)\n", rest: "#endif\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (_, services) = control.knownSwift else { return [] }
        return services.links.compactMap { link in
            guard case .loaded(let type) = link.target, type.isDebugOnly else { return nil }
            return finding(
                "the class \"\(type.name)\" is in Debug builds only", at: type.declaredName.location,
                label: "its #if does not hold in a released app",
                consequence: "a released app does not load it and silently shows the default row",
                help: "move the class out of the #if")
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }
}
