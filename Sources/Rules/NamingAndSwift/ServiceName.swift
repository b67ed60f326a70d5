import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-name`
enum ServiceName: Rule {
    static let info = RuleInfo(
        id: "service-name", group: .namingAndSwift, severity: .warning,
        summary: "a row service that is not called after its control",
        rationale: """
            By the convention of the guide and of the public controls, the class that serves the control "email2" is \
            called Email2RowService. 4D takes any name, but all controls of an app are compiled together, so that a \
            general name, such as that of the sample the code was made of, sooner or later meets another class of that \
            name. Case is free: mylocation goes with MyLocationRowService.
            """,
        source: "guide \"Create Custom Input Control for Action Parameter\"",
        remedy: "Call the class after the control, in the manifest, in @objc(Name) and in its declaration.",
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
            served.allSatisfy({ !isCalledAfter($0.service.name, forms) })
        else { return [] }
        return [
            finding(
                "the service \"\(link.service.name)\" is not called after \"\(name)\"",
                at: control.place(of: link.service.node), label: "by convention it is \(forms.service)",
                consequence: "another control of the app may have a class of this name",
                help: "call it \(forms.service)",
                notes: [Note("the control", at: control.place(of: node))])
        ]
    }

    /// Accents may be left out of a class's name.
    private static func isCalledAfter(_ service: String, _ forms: NameForms) -> Bool {
        forms.matches(service, suffix: "RowService") || FoldedName(service) == FoldedName(forms.service)
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }
}
