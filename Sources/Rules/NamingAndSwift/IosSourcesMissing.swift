import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `ios-sources-missing`
enum IosSourcesMissing: Rule {
    static let info = RuleInfo(
        id: "ios-sources-missing", group: .namingAndSwift, severity: .error,
        summary: "a control for iOS with code that has no Swift file in ios/",
        rationale: """
            The iOS build copies what is below ios/ into the app, and the app compiles the files among it whose names end \
            with .swift; Package.swift is left out. Without any there is no row service, so that the parameter gets the \
            plain row of its type.
            """,
        source: "4d/4D-Mobile-App, methods mobile_actions and TEMPLATE (4d-behaviour.md, section 2)",
        remedy: "Put the row service in ios/Sources/Forms/Actions, or take \"ios\" out of \"target\".",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject", "/target", "/capabilities/service"],
        bad: .control(named: "email2", service: "Email2RowService", file: "Email2Row.swift.txt"),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ModelledControl) -> [Finding] {
        // Without the folder the whole control is copied, of which `inject-without-ios` speaks.
        guard let ios = control.ios, control.isActionControl, ios.injection.isOn, ios.injection.root == "ios",
            ios.sources.isEmpty, ios.blindSpot == nil, ios.foreignCode == nil
        else { return [] }
        let services = ios.services.map { Note("the app looks for this class", at: control.place(of: $0.node)) }
        let files = Self.meant(ios, control)
        return [
            finding(
                "ios/ holds no Swift file", at: control.place(ofFile: ios.injection.root),
                consequence: "the app gets no row service, and shows the plain row of the type",
                help: files.isEmpty
                    ? "add ios/Sources/Forms/Actions/\(NameForms(control.manifest?.name?.value ?? "").rowFile)"
                    : "move or rename the Swift code to ios/Sources/Forms/Actions",
                notes: files + services)
        ]
    }

    static func compared(in control: ModelledControl) -> [Note] {
        (control.ios?.injection.files ?? []).map { Note("is copied into the app", at: control.place(ofFile: $0)) }
    }

    /// Files that were perhaps meant to be compiled: Swift code outside ios/, and files whose ending is nearly Swift's.
    private static func meant(_ ios: IOSBuild, _ control: ModelledControl) -> [Note] {
        let near = ios.injection.files.filter { path in
            let parts = (path.split(separator: "/").last ?? "").split(separator: ".").dropFirst()
            return parts.contains { $0.count < 9 && Spelling.suggestion(for: String($0), among: ["swift"]) != nil }
                || parts.contains("swift")
        }
        let outside = control.control.swift.filter { source in
            !source.path.hasPrefix("ios/") && !source.facts.importsTests && source.path != "Package.swift"
        }.map(\.path)
        return
            (near.map { Note("its name does not end with .swift", at: control.place(ofFile: $0)) }
            + outside.map { Note("this file is not copied into the app", at: control.place(ofFile: $0)) })
            .prefix(maximumNotes).map { $0 }
    }

    private static let maximumNotes = 3
}
