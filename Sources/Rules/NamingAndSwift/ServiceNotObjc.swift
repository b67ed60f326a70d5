import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-not-objc`
enum ServiceNotObjc: Rule {
    static let info = RuleInfo(
        id: "service-not-objc", group: .namingAndSwift, severity: .error,
        summary: "a service class without @objc(Name)",
        rationale: """
            The app loads services by their plain names. To Objective-C a Swift class is called Module.Name, also with a \
            bare @objc, unless @objc(Name) gives it a name of its own. Without it the app does not find the class, writes \
            a line to its log and shows the plain row of the type.
            """,
        source: "4d/ios-QMobileUI, QApplication",
        remedy: "Write @objc(Name) before the class, with the name that the manifest gives the service.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "Email2RowService", SwiftExample(attribute: "")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (_, services) = control.knownSwift else { return [] }
        return services.meant.filter(\.runtimeNames.isEmpty).map { type in
            let service = services.links.first { $0.type?.type.qualifiedName == type.type.qualifiedName }?.service
            return finding(type, service, control)
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    private static func finding(_ type: ServiceClass, _ service: NamedService?, _ control: ControlModel) -> Finding {
        let name = service?.name ?? type.type.name
        let attribute = "@objc(\(name))"
        let isBare = type.bareAttribute != nil
        return finding(
            "the class \"\(type.type.name)\" has no \(attribute)" + (isBare ? ", only @objc" : ""),
            at: type.name.location, label: "the run time knows it as <module>.\(type.type.name)",
            consequence: "the app does not find it and shows plain rows; only its log says so",
            help: "write \(attribute) before the class",
            notes: service.map { [Note("the app looks for this name", at: control.place(of: $0.node))] } ?? [],
            fix: fix(type, attribute, control))
    }

    private static func fix(_ type: ServiceClass, _ attribute: String, _ control: ControlModel) -> FixIt? {
        let title = "write \(attribute) before the class"
        if let bare = type.bareAttribute { return FixIt(title, in: bare.path, [TextEdit(bare.range, attribute)]) }
        guard type.type.declarations.count == 1, let part = type.type.declarations.first,
            let file = control.file(part.path)
        else { return nil }
        let start = part.value.range.lowerBound
        let layout = file.indentation(of: start).map { file.lineEnd + $0 } ?? " "
        return FixIt(title, in: part.path, [TextEdit(start..<start, attribute + layout)])
    }
}
