import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-type-missing`
enum SwiftTypeMissing: Rule {
    static let info = RuleInfo(
        id: "swift-type-missing", group: .namingAndSwift, severity: .error,
        summary: "code that uses a package whose sources the control does not bring",
        rationale: """
            A control can't add a package to an app. Some controls use DirectSelect, which works when its sources are \
            among those of the control; without them its types are unknown and the app does not build.
            """,
        source: "4d/4D-Mobile-App, the template of apps",
        remedy: "Copy the sources of the package below ios/.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let view: DSInitialView? = nil\n")),
        good: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(rest: "let view: DSInitialView? = nil\nclass DSInitialView {}\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        uses(in: control).map { use in
            let isOffered = isImportedWhereItExists(use.package, in: control)
            return finding(
                "\"\(use.name.value)\" is a type of \(use.package), which is not among the sources",
                at: use.name.location, severity: isOffered ? .note : .error, label: "the app does not know it",
                consequence: isOffered
                    ? "the app builds only where \(use.package) is a module of it" : "the app does not build",
                help: "put the sources of \(use.package) below ios/")
        }
    }

    /// Whether the code imports the package where there is one (`#if canImport`), so that an app may have it.
    private static func isImportedWhereItExists(_ package: String, in control: ControlModel) -> Bool {
        (control.ios?.sources ?? []).contains { source in
            source.facts.imports.contains { $0.isConditional && $0.module.value == package }
        }
    }

    /// The packages whose types the code uses without bringing them.
    static func packages(missingIn control: ControlModel) -> Set<String> {
        Set(uses(in: control).map(\.package))
    }

    /// The first use of each such package.
    private static func uses(in control: ControlModel) -> [(package: String, name: InFile<String>)] {
        guard let (ios, _) = control.knownSwift, ios.foreignCode == nil else { return [] }
        var seen: Set<String> = []
        return ios.sources.flatMap { source in
            source.facts.names.sorted { $0.value.lowerBound < $1.value.lowerBound }.compactMap { name, range in
                guard let package = VendoredTypes.package(of: name), ios.facts.type(named: name) == nil,
                    ios.facts.aliasTarget(name) == nil, seen.insert(package).inserted
                else { return nil }
                return (package, InFile(name, path: source.file.path, at: range))
            }
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
