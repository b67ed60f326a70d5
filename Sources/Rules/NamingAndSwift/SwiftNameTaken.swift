import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-name-taken`
enum SwiftNameTaken: Rule {
    static let info = RuleInfo(
        id: "swift-name-taken", group: .namingAndSwift, severity: .error,
        summary: "Swift code that declares a name of the generated app or of the control again",
        rationale: """
            4D compiles the Swift files of a control into the app, as part of one module. The app declares names of its \
            own, such as the global logger and the classes AppDelegate, Main and IconLabel. A second declaration does not \
            compile, also if it is private, and neither does a name that two files of the control declare.
            """,
        facts: ["swift-10", "swift-18"],
        remedy: "Rename the declaration, or remove it and use the app's.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "class IconLabel: UILabel {}\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "class Email2Label: UILabel {}\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        // Alternatives of `#if` do not meet: each configuration has declarations of its own.
        var first = [[String: SwiftSharedName]](repeating: [:], count: 2)
        var repeatedTypes: Set<String> = []
        // The members of a type that is declared twice are not a second mistake.
        let names = control.ios?.sharedNames ?? []
        return (names.filter { $0.kind != .member } + names.filter { $0.kind == .member }).compactMap { declared in
            if let app = declared.taken { return taken(declared, by: app) }
            var met: SwiftSharedName?
            for build in 0..<2
            where (build == 0 ? declared.condition.inDebug : declared.condition.inRelease) == true {
                let known = first[build][declared.key]
                met = met ?? known
                // Names that only their own files can use do not meet.
                if known.map({ $0.isPrivate && !declared.isPrivate }) ?? true { first[build][declared.key] = declared }
            }
            guard let other = met else { return nil }
            if declared.isPrivate, other.isPrivate, declared.place.path != other.place.path { return nil }
            if declared.kind != .member { repeatedTypes.insert(declared.name) }
            return repeatedTypes.contains(declared.owner) && declared.kind == .member ? nil : repeated(declared, other)
        }
    }

    private static func taken(_ declared: SwiftSharedName, by app: AppSwiftName) -> Finding {
        finding(
            "the app itself declares \"\(declared.name)\"", at: declared.place.location,
            label: "also declared in \(app.file) of the app", consequence: "the app does not build",
            help: app.kind == .variable ? "remove it and use the app's, or rename it" : "rename it")
    }

    private static func repeated(_ declared: SwiftSharedName, _ other: SwiftSharedName) -> Finding {
        finding(
            "\"\(declared.name)\" is declared twice", at: declared.place.location, label: "declared again",
            consequence: "the app does not build", help: "remove one of the declarations, or rename it",
            notes: [Note("declared here", at: other.place.location)])
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sharedNames ?? []).map { Note("declares \($0.name)", at: $0.place.location) }
    }
}
