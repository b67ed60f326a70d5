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
            Besides Apple's frameworks an app has Eureka, QMobileUI, QMobileAPI, QMobileDataStore, QMobileDataSync, \
            Prephirences, XCGLogger, Kingfisher, SwiftMessages, IBAnimatable and DeviceKit. A control can't add a \
            package: its sources must be among the control's own, where they need no import, and the app does not build \
            with one.
            """,
        source: "4d/4D-Mobile-App, the template of apps; Apple's developer documentation for the frameworks of iOS",
        remedy: "Copy the sources of the package below ios/ and take the import out.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: "import Alamofire\nimport QMobileUI\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: "import ContactsUI\nimport QMobileUI\n")
        ))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios else { return [] }
        let reported = SwiftTypeMissing.packages(missingIn: control)
        return ios.sources.flatMap { source in
            source.facts.imports.filter { isUnknown($0, ios) && !reported.contains($0.module.value) }.map { unknown in
                let module = unknown.module.value
                let meant = Spelling.suggestion(for: module, among: (AppModules.app.union(AppModules.apple)).sorted())
                let place = Location(path: source.file.path, range: unknown.module.range)
                let isWhole = unknown.path.range == unknown.module.range
                return finding(
                    "apps of 4D have no module \"\(module)\"", at: place,
                    consequence: "the app does not build with this import",
                    help: meant.map { "write \"\($0)\"" }
                        ?? "put the sources of \(module) below ios/, and take the import out",
                    fix: isWhole
                        ? meant.map { FixIt("write \"\($0)\"", in: place.path, [TextEdit(unknown.module.range, $0)]) }
                        : nil)
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.imports.map { found in
                Note(
                    "imports \(found.module.value)"
                        + (AppModules.has(found.module.value) ? "" : ", which is not known"),
                    at: Location(path: source.file.path, range: found.module.range))
            }
        }
    }

    /// An import behind `#if canImport` does no harm, nor one of a framework that the control brings.
    private static func isUnknown(_ found: SwiftImport, _ ios: IOSBuild) -> Bool {
        let module = found.module.value
        return !found.isConditional && !AppModules.has(module)
            && !ios.injection.files.contains {
                $0.contains("/\(module).framework/") || $0.contains("/\(module).xcframework/")
            }
    }
}
