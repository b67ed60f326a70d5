import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-unloaded`
enum ServiceUnloaded: Rule {
    static let info = RuleInfo(
        id: "service-unloaded", group: .namingAndSwift, severity: .warning,
        summary: "a second row service that the manifest does not name",
        rationale: """
            The app requests rows only of the services that a manifest names. A further row service in the same control is \
            compiled into the app and never loaded, unless another control of the app names it. It often is a copy of a \
            sample.
            """,
        facts: ["swift-1", "swift-4", "cap-2"],
        remedy: """
            Remove the class, or name both under "settings": \
            {"application.services": ["Email2RowService", "PhoneTwoRowService"]}.
            """,
        needs: [.wholeManifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "Email2RowService", others: [other: second.text]),
        good: .control(
            named: "email2", service: nil,
            capabilities: #""settings": {"application.services": ["Email2RowService", "PhoneTwoRowService"]}"#,
            others: [other: second.text]))

    static func check(_ control: ControlModel) -> [Finding] {
        // Where nothing serves the control's own format, other rules report the service that is missing.
        guard let (ios, services) = control.knownSwift, let served = control.servedFormat.first,
            !services.mayLoadOthers, !ios.registersServices
        else { return [] }
        return services.unlisted.filter { !$0.isUsed(in: ios) }.map { type in
            finding(
                "the manifest does not name the row service \"\(type.serviceName)\"", at: type.declaredName.location,
                label: "the app does not load it", consequence: "the app requests no rows from it",
                help: "remove the class, or list both under \"settings\": {\"\(NamedService.settingsKey)\": […]}",
                notes: [Note("the only service that it loads", at: control.place(of: served.service.node))])
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    private static let other = "ios/Sources/Forms/Actions/PhoneTwoRow.swift"

    private static let second = SwiftExample(
        attribute: "@objc(PhoneTwoRowService)\n", declaration: "class PhoneTwoRowService",
        instance: "    @objc static let instance = PhoneTwoRowService()\n",
        body: """
                    guard format == "phoneTwo" else { return nil }
                    return PhoneRow(key).onRowEvent(eventCallback)

            """)
}

extension ServiceClass {
    /// Whether code outside the class names it, and may use it.
    fileprivate func isUsed(in ios: IOSBuild) -> Bool {
        ios.sources.contains { source in
            guard source.facts.names[name] != nil else { return false }
            let own = (declarations + merged.extensions).filter { $0.path == source.file.path }.map(\.value.range)
            return SwiftUse.all(of: [name], in: source.facts).contains { use in
                !own.contains { $0.overlaps(use.name.range) }
            }
        }
    }
}
