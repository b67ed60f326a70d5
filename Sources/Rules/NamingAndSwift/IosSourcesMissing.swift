import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `ios-sources-missing`
enum IosSourcesMissing: Rule {
    static let info = RuleInfo(
        id: "ios-sources-missing", group: .namingAndSwift, severity: .error,
        summary: "a control with code for iOS of which 4D compiles no Swift file",
        rationale: """
            4D copies what is below ios/ into the app's project. The app compiles the Swift files that lie directly in \
            ios/, or below Sources, Resources, Settings, Xcode or Test; Package.swift is left out. With "inject": false \
            4D copies nothing. Without a compiled file there is no row service, and the app silently shows the default row.
            """,
        facts: ["manifest-24", "ios-1", "ios-3", "ios-4"],
        remedy: "Put the row service in ios/Sources/Forms/Actions, or remove \"ios\" from \"target\".",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject", "/target", "/capabilities/service"],
        bad: .control(named: "email2", service: "Email2RowService", file: "Email2Row.swift.txt"),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        if let finding = notInjected(control) { return [finding] }
        guard let ios = control.ios, control.lacksCompiledCode else { return [] }
        let services = ios.services.map { Note("the app looks for this class", at: control.place(of: $0.node)) }
        let files = Self.meant(ios, control)
        return [
            finding(
                "4D compiles no file of ios/", at: control.place(ofFile: ios.injection.root),
                consequence: "the app gets no row service, and silently shows the default row",
                help: files.isEmpty
                    ? "add ios/Sources/Forms/Actions/\(NameForms(control.manifest?.name?.value ?? "").rowFile)"
                    : "move or rename the Swift code to ios/Sources/Forms/Actions",
                notes: files + services)
        ]
    }

    /// The manifest says that nothing is copied, and the control is for iOS.
    private static func notInjected(_ control: ControlModel) -> Finding? {
        guard let ios = control.ios, control.isActionControl, let tree = control.tree,
            let node = control.manifest?.value("inject"), node.boolean == false,
            control.platforms?.contains(.ios) == true
        else { return nil }
        let target = control.manifest?.targets.first { $0.value.lowercased() == Platform.ios.rawValue }
        let code = control.swift.first { $0.path.hasPrefix("ios/") && !$0.facts.importsTests }
        let services = ios.services.map { Note("the app looks for this class", at: control.place(of: $0.node)) }
        if let code {
            return finding(
                "\"inject\" is false, so 4D copies nothing of ios/", at: control.place(of: node),
                consequence: "the app gets no row service, and silently shows the default row", help: "write true",
                notes: services.isEmpty
                    ? [Note("this code is not in the app", at: control.place(ofFile: code.path))] : services,
                fix: control.replacing(node, with: "true"))
        }
        guard !control.targetsOtherPlatform, target != nil, services.isEmpty, control.swift.isEmpty,
            !tree.hasFolder("ios")
        else {
            return nil
        }
        return finding(
            "\"inject\" is false, and the control is for iOS", at: control.place(of: node),
            consequence: "iOS apps get no row service, and silently show the default row",
            help: "remove \"ios\" from \"target\", or put a row service in ios/ and write true")
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }

    /// Files that were perhaps meant to be compiled: Swift code in other folders, and files whose ending is nearly Swift's.
    private static func meant(_ ios: IOSBuild, _ control: ControlModel) -> [Note] {
        let near = ios.injection.files.filter { path in
            let parts = path.lastPathPart.split(separator: ".").dropFirst()
            return !path.hasSuffix(".swift")
                && parts.contains { $0.count < 9 && Spelling.suggestion(for: String($0), among: ["swift"]) != nil }
                || parts.dropLast().contains("swift")
        }
        let outside = control.swift.filter { source in
            !source.path.hasPrefix("ios/") && !source.facts.importsTests && source.path != "Package.swift"
        }.map(\.path)
        return
            (ios.uncompiled.map {
                Note("4D copies this file and does not compile it", at: control.place(ofFile: $0.path))
            }
            + near.map { Note("its name does not end with .swift", at: control.place(ofFile: $0)) }
            + outside.map { Note("4D does not copy this file into the app", at: control.place(ofFile: $0)) })
            .prefix(maximumNotes).map { $0 }
    }

    private static let maximumNotes = 3
}
