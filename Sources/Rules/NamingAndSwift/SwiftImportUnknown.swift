import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-import-unknown`
enum SwiftImportUnknown: Rule {
    static let info = RuleInfo(
        id: "swift-import-unknown", group: .namingAndSwift, severity: .warning,
        summary: "an import of a module that apps of 4D do not have",
        rationale: """
            Besides Apple's frameworks an app has the modules of 4D and of the packages that they are built with: \
            \(AppModules.app.joined(separator: ", ")). A control cannot add a package. Its sources must be \
            among those of the control, where they need no import; with the import the app does not build.
            """,
        facts: ["swift-8", "swift-9", "swift-14"],
        remedy: "Copy the sources of the package below ios/ and remove the import.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: "import QMobileUI\nimport SnapKit\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: "import ContactsUI\nimport QMobileUI\n")
        ))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios else { return [] }
        let reported = Set(control.missingPackageTypes.map(\.package))
        lazy var names = SpellingIndex(AppModules.all)
        return ios.sources.flatMap { source in
            source.facts.imports.filter { isUnknown($0, ios) && !reported.contains($0.module.value) }.map { unknown in
                // Most modules that an app lacks are those of packages: only a slip of the pen is taken for one.
                unknownModule(unknown, in: source, meant: names.slip(for: unknown.module.value))
            }
        }
    }

    private static func unknownModule(_ unknown: SwiftImport, in source: SwiftSource, meant: String?) -> Finding {
        let module = unknown.module.value
        let place = Location(path: source.file.path, range: unknown.module.range)
        let isWhole = unknown.path.range == unknown.module.range
        return finding(
            "apps of 4D have no module \"\(module)\"", at: place, consequence: "the app does not build",
            help: meant.map { "change \"\(module)\" to \"\($0)\"" }
                ?? "put the sources of \(module) below ios/ and remove the import",
            fix: isWhole
                ? meant.map {
                    FixIt("change \"\(module)\" to \"\($0)\"", in: place.path, [TextEdit(unknown.module.range, $0)])
                } : nil)
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.imports.map { found in
                Note(
                    "imports \(found.module.value)"
                        + (AppModules.has(found.module.value) ? "" : ", which apps do not have"),
                    at: Location(path: source.file.path, range: found.module.range))
            }
        }
    }

    /// An import in `#if canImport` does no harm, one in `#if DEBUG` does in that configuration [swift-14]. Of a framework below `ios/`, which 4D damages, another rule reports.
    private static func isUnknown(_ found: SwiftImport, _ ios: IOSBuild) -> Bool {
        let module = found.module.value
        return found.condition.isSometimes && !AppModules.has(module)
            && !ios.injection.files.contains {
                $0.contains("/\(module).framework/") || $0.contains("/\(module).xcframework/")
            }
    }
}
