import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-file-name`
enum RowFileName: Rule {
    static let info = RuleInfo(
        id: "row-file-name", group: .namingAndSwift, severity: .warning,
        summary: "a row service whose file is not named after it",
        rationale: """
            By the convention of the guide and of the public controls, the row service of a control is in \
            ios/Sources/Forms/Actions/<Name>Row.swift. 4D copies the files of all controls into one app project: a \
            file overwrites the file of the same path, and two Swift files of one name do not build.
            """,
        facts: ["swift-7", "multi-3", "multi-6"],
        remedy: "Name the file after the class, without \"Service\" at its end.",
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
        let file = type.declaredName.path.lastPathPart
        return [
            finding(
                "the file \"\(file)\" is not named after its row service", at: Location(path: type.declaredName.path),
                consequence: "another control of the app may have a file of this name",
                help: "rename the file to \(names[0])", notes: [Note("the row service", at: type.declaredName.location)]
            )
        ]
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        control.linkedNames
            + (control.ios?.sources ?? []).map { Note("a Swift file of the app", at: control.place(ofFile: $0.path)) }
    }

    /// The names that the file of a service may have: that of its row or of the class, the first by the convention.
    private static func fileNames(for type: ServiceClass) -> [String] {
        let suffix = "Service"
        return [type.serviceName, type.name].flatMap { name in
            (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]).map { $0 + ".swift" }
        }
    }
}
