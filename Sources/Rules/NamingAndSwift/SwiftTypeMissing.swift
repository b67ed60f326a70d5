import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-type-missing`
enum SwiftTypeMissing: Rule {
    static let info = RuleInfo(
        id: "swift-type-missing", group: .namingAndSwift, severity: .error,
        summary: "code that uses a type that neither the control nor the app declares",
        rationale: """
            A control cannot add a package to an app. Some controls use DirectSelect, which works if its sources are \
            among those of the control. Without them its types are not declared, and the app does not build.
            """,
        facts: ["swift-9"],
        remedy: "Copy the sources of the package below ios/.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let view: DSInitialView? = nil\n")),
        good: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(rest: "let view: DSInitialView? = nil\nclass DSInitialView {}\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.missingPackageTypes.map { use in
            let isOffered = isImportedWhereItExists(use.package, in: control)
            return finding(
                "\"\(use.name.value)\" is a type of \(use.package), whose sources the control lacks",
                at: use.name.location, severity: isOffered ? .note : .error, label: "not declared",
                consequence: isOffered
                    ? "the app builds only if \(use.package) is one of its modules" : "the app does not build",
                help: "put the sources of \(use.package) below ios/")
        }
    }

    /// Whether the code imports the package where there is one (`#if canImport`), so that an app may have it.
    private static func isImportedWhereItExists(_ package: String, in control: ControlModel) -> Bool {
        (control.ios?.sources ?? []).contains { source in
            source.facts.imports.contains { $0.isConditional && $0.module.value == package }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.names.filter { VendoredTypes.package(of: $0.key) != nil }
                .sorted { $0.value.lowerBound < $1.value.lowerBound }
                .map { Note("uses \($0.key)", at: Location(path: source.file.path, range: $0.value)) }
        }
    }
}
