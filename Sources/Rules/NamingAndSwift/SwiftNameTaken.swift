import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-name-taken`
enum SwiftNameTaken: Rule {
    static let info = RuleInfo(
        id: "swift-name-taken", group: .namingAndSwift, severity: .error,
        summary: "code that declares again what the app or the control declares",
        rationale: """
            The code of a control becomes part of the app, which declares a global logger. A control may use it; one \
            that declares a logger of its own at the top of a file, and not only for that file, does not compile in the \
            app. Nor does one in which two files declare a type of one name.
            """,
        source: "4d/4D-Mobile-App, the template of apps",
        remedy: "Take the declaration out, or make it private.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let logger = Logger()\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "func warn() { logger.warning(\"\") }\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        globals(control) + types(control)
    }

    /// Types that are declared twice at the top of files.
    private static func types(_ control: ControlModel) -> [Finding] {
        (control.ios?.facts.types.values ?? [:].values).sorted { $0.qualifiedName < $1.qualifiedName }.flatMap { type in
            let visible = type.declarations.filter { part in
                !part.value.isConditional && part.value.parent == nil
                    && !part.value.modifiers.contains { ["private", "fileprivate"].contains($0.value) }
            }
            guard let first = visible.first, visible.count == type.declarations.count else { return [Finding]() }
            return visible.dropFirst().map { part in
                finding(
                    "the \(part.value.kind.rawValue) \"\(type.name)\" is declared twice",
                    at: Location(path: part.path, range: part.value.name.range), label: "declared again",
                    consequence: "the app does not build", help: "take one of them out, or rename it",
                    notes: [Note("declared here", at: Location(path: first.path, range: first.value.name.range))])
            }
        }
    }

    private static func globals(_ control: ControlModel) -> [Finding] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.globals.filter { variable in
                AppGlobals.all.contains(variable.name.value) && !variable.isConditional
                    && !variable.modifiers.contains { ["private", "fileprivate"].contains($0.value) }
            }.map { variable in
                finding(
                    "the app has a global \"\(variable.name.value)\" already",
                    at: Location(path: source.file.path, range: variable.name.range), label: "declared again",
                    consequence: "the app does not build", help: "take it out and use the app's, or make it private")
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.globals.map {
                Note("declares \($0.name.value)", at: Location(path: source.file.path, range: $0.name.range))
            }
        }
    }
}
