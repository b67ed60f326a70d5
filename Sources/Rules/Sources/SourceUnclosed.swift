import Findings
import FourDMobile
import SourceScan
import SourceText

/// `source-unclosed`
enum SourceUnclosed: Rule {
    static let info = RuleInfo(
        id: "source-unclosed", group: .sources, severity: .error,
        summary: "a bracket, string, comment or #if of a Swift or Kotlin file without its other half",
        rationale: """
            A bracket that is not closed, or closed twice, changes the meaning of all that follows. No compiler accepts \
            it, so the app does not build. The compiler often reports it at the end of the file.
            """,
        facts: ["swift-17"],
        remedy: "Close what is open, or remove what closes nothing.",
        needs: [.manifest, .files],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "func title() -> String {\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "func title() -> String { \"\" }\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        control.damagedSources.compactMap { source in
            switch source.damage.cause {
            case .unclosedBracket(let bracket): unclosed(bracket, source)
            case .unopenedBracket(let bracket): unopened(bracket, source)
            case .unclosedString: finding(source, "the string is not closed", help: "close the string with a quote")
            case .unclosedComment: finding(source, "the comment is not closed", help: "close the comment with \"*/\"")
            case .encoding, .invalidUTF8, .conflict, .curlyQuote: nil
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.sourcesAndDamage }

    private static func finding(
        _ source: DamagedSource, _ message: String, label: String? = nil, help: String, notes: [Note] = []
    ) -> Finding {
        finding(
            message, at: Location(path: source.file.path, range: source.damage.range), label: label,
            consequence: "the app does not build", help: help, notes: notes)
    }

    private static func unclosed(_ bracket: String, _ source: DamagedSource) -> Finding {
        let partner = ["{": "}", "(": ")", "[": "]"][bracket] ?? "#endif"
        let closing = source.damage.closing.map { range in
            Note(
                "\"\(source.file.text(in: range))\" closes what is around it",
                at: Location(path: source.file.path, range: range))
        }
        return finding(
            source, "\"\(bracket)\" is not closed", label: closing == nil ? "open at the end of the file" : nil,
            help: "add \"\(partner)\"", notes: [closing].compactMap { $0 } + suspects(source))
    }

    private static func unopened(_ bracket: String, _ source: DamagedSource) -> Finding {
        finding(
            source, "\"\(bracket)\" closes nothing", help: "remove \"\(bracket)\", or open it before",
            notes: suspects(source))
    }

    /// The pair of braces that gives away where one is missing or too many.
    private static func suspects(_ source: DamagedSource) -> [Note] {
        guard let pair = source.damage.suspects, pair.opening != source.damage.range else { return [] }
        return [
            Note(
                "the indentation of this \"}\" does not fit \"{\"",
                at: Location(path: source.file.path, range: pair.closing)),
            Note("the \"{\" that it closes", at: Location(path: source.file.path, range: pair.opening)),
        ]
    }
}
