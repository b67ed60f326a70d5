import Findings
import FourDMobile
import SourceScan

/// `source-conflict`
enum SourceConflict: Rule {
    static let info = RuleInfo(
        id: "source-conflict", group: .sources, severity: .error,
        summary: "a Swift or Kotlin file with an unresolved merge conflict",
        rationale: """
            Git marks the lines that it cannot merge with "<<<<<<<", "=======" and ">>>>>>>". No compiler accepts these \
            markers, and the code between them is there twice.
            """,
        facts: ["swift-17"],
        remedy: "Keep one of the two versions, or write a third one, and remove the marker lines.",
        needs: [.manifest, .files],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(rest: "<<<<<<< HEAD\nlet limit = 10\n=======\nlet limit = 20\n>>>>>>> other\n")),
        good: .control(named: "email2", service: "Email2RowService", SwiftExample(rest: "let limit = 20\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.damagedSources.compactMap { source in
            guard source.damage.cause == .conflict else { return nil }
            return finding(
                "a merge conflict is not resolved", at: Location(path: source.file.path, range: source.damage.range),
                consequence: "the app does not build",
                help: "keep one of the versions and remove the lines with markers")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.sourcesAndDamage }
}
