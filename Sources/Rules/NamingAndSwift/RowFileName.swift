import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-file-name`
enum RowFileName: Rule {
    static let info = RuleInfo(
        id: "row-file-name", group: .namingAndSwift, severity: .warning,
        summary: "a row service whose file is not called after it",
        rationale: """
            By the convention of the guide and of the public controls, the row service of a control is in \
            ios/Sources/Forms/Actions/<Name>Row.swift. The files of all controls are copied over one app project: two \
            of the same path overwrite each other, which names after the controls rule out.
            """,
        source: "guide \"Create Custom Input Control for Action Parameter\"; 4d/4D-Mobile-App, class TEMPLATE",
        remedy: "Call the file as the class, without \"Service\" at its end.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/name", "/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "Email2RowService", file: "Row.swift"),
        good: .control(named: "email2", service: "Email2RowService", file: "Email2Row.swift"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios, let name = control.requestedFormat?.string else { return [] }
        let types = control.servedFormat.compactMap(\.type)
        let forms = NameForms(name)
        let isConventional = types.contains { forms.matches($0.serviceName, suffix: "RowService") }
        // A class of another name, which `service-name` reports, leaves the control's name to go by.
        let names = types.flatMap(Self.fileNames) + (isConventional ? [] : [forms.rowFile])
        let files = ios.sources.map(\.file.path)
        // The service may be in a file of its own beside that of the row.
        guard let type = types.first,
            !files.contains(where: { path in names.contains(path.lastPathPart) })
        else { return [] }
        let file = type.name.path.lastPathPart
        return [
            finding(
                "the file \"\(file)\" is not called after the row service in it", at: Location(path: type.name.path),
                consequence: "another control of the app may have a file of this name, and one overwrites the other",
                help: "call it \(names[0])", notes: [Note("the row service", at: type.name.location)])
        ]
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        control.linkedNames
            + (control.ios?.sources ?? []).map { Note("a Swift file of the app", at: control.place(ofFile: $0.path)) }
    }

    /// What the file of a service may be called: as its row or as the class itself, the first by the convention.
    private static func fileNames(for type: ServiceClass) -> [String] {
        let suffix = "Service"
        return [type.serviceName, type.type.name].flatMap { name in
            (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]).map { $0 + ".swift" }
        }
    }
}
