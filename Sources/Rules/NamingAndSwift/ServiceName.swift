import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-name`
enum ServiceName: Rule {
    static let info = RuleInfo(
        id: "service-name", group: .namingAndSwift, severity: .warning,
        summary: "a row service that is not named after its control",
        rationale: """
            By the convention of the guide and of the public controls, the class of the control "email2" is called \
            Email2RowService. 4D accepts any name, but all controls of an app are compiled together: a general name, \
            such as the one of the guide's sample, conflicts with the same name in another control. Case is free: \
            MyLocationRowService fits mylocation.
            """,
        facts: ["swift-7", "multi-5", "multi-14"],
        remedy: "Name the class after the control: in the manifest, in @objc(Name) and in its declaration.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/name", "/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "YourNameRowService",
            SwiftExample(
                attribute: "@objc(YourNameRowService)\n", declaration: "class YourNameRowService",
                instance: "    @objc static let instance = YourNameRowService()\n")),
        good: .control(
            named: "email2", service: "EMail2RowService",
            SwiftExample(
                attribute: "@objc(EMail2RowService)\n", declaration: "class EMail2RowService",
                instance: "    @objc static let instance = EMail2RowService()\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.requestedFormat, let name = node.string else { return [] }
        let forms = NameForms(name)
        let served = control.servedFormat
        // Of several services one is enough.
        guard let link = served.first,
            served.allSatisfy({ !isNamedAfter($0.service.name, forms) })
        else { return [] }
        return [
            finding(
                "the service \"\(link.service.name)\" is not named after \"\(name)\"",
                at: control.place(of: link.service.node), label: "by convention \(forms.service)",
                consequence: "another control of the app may declare a class of this name",
                help: "rename the class to \(forms.service)",
                notes: [Note("the control", at: control.place(of: node))])
        ]
    }

    /// The name of the class may lack the accents.
    private static func isNamedAfter(_ service: String, _ forms: NameForms) -> Bool {
        forms.matches(service, suffix: "RowService") || FoldedName(service) == FoldedName(forms.service)
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }
}
