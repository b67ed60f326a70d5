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
            The app loads services by their plain names. The run time calls a Swift class Module.Name, also with a bare \
            @objc, unless @objc(Name) gives it another name. Without it the app does not find the class, logs one line \
            and silently shows the default row.
            """,
        facts: ["swift-2"],
        remedy: "Write @objc(Name) before the class, with the name that the manifest gives the service.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "Email2RowService", SwiftExample(attribute: "")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (_, services) = control.knownSwift else { return [] }
        return services.meant.filter(\.runtimeNames.isEmpty).map { type in
            let service = services.links.first { $0.type?.qualifiedName == type.qualifiedName }?.service
            return finding(type, service, control)
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    private static func finding(_ type: ServiceClass, _ service: NamedService?, _ control: ControlModel) -> Finding {
        let name = service?.name ?? type.name
        let attribute = "@objc(\(name))"
        let isBare = type.bareAttribute != nil
        return finding(
            "the class \"\(type.name)\" has no \(attribute)" + (isBare ? ", only @objc" : ""),
            at: type.declaredName.location, label: "the run time calls it <module>.\(type.qualifiedName)",
            consequence: "the app does not find it, logs one line and silently shows the default row",
            help: "add \(attribute) before the class",
            notes: service.map { [Note("the app looks for this name", at: control.place(of: $0.node))] } ?? [],
            fix: fix(type, attribute, control))
    }

    private static func fix(_ type: ServiceClass, _ attribute: String, _ control: ControlModel) -> FixIt? {
        let title = "add \(attribute) before the class"
        if let bare = type.bareAttribute { return FixIt(title, in: bare.path, [TextEdit(bare.range, attribute)]) }
        guard type.declarations.count == 1, let part = type.declarations.first,
            let file = control.file(part.path)
        else { return nil }
        let start = part.value.range.lowerBound
        let layout = file.indentation(of: start).map { file.lineEnd + $0 } ?? " "
        return FixIt(title, in: part.path, [TextEdit(start..<start, attribute + layout)])
    }
}
