import Findings
import FourDMobile
import SourceScan
import SourceText

/// `source-quotes`
enum SourceQuotes: Rule {
    static let info = RuleInfo(
        id: "source-quotes", group: .sources, severity: .error,
        summary: "a curly quote in Swift or Kotlin code",
        rationale: """
            Word processors, chats and web pages replace straight quotes by curly ones. In a string a curly quote is a \
            character like others; in code no compiler accepts it.
            """,
        facts: ["swift-17"],
        remedy: "Write straight quotes around strings.",
        needs: [.manifest, .files],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let title = \u{201C}Email\u{201D}\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let title = \"\u{201C}Email\u{201D}\"\n"))
    )

    static func check(_ control: ControlModel) -> [Finding] {
        control.damagedSources.compactMap { source in
            guard case .curlyQuote(let quote) = source.damage.cause else { return nil }
            let fix = fix(source)
            return finding(
                "\"\(quote)\" is not a straight quote",
                at: Location(path: source.file.path, range: source.damage.range),
                consequence: "the app does not build",
                help: fix?.title ?? "write straight quotes around strings", fix: fix)
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.sourcesAndDamage }

    /// Replaces all curly quotes in code, if the file can be read then.
    private static func fix(_ source: DamagedSource) -> FixIt? {
        let edits = source.damage.curlyQuotes.map { quote in
            let isSingle = source.file.text(in: quote).unicodeScalars.allSatisfy { $0.value < 0x201C }
            return TextEdit(quote, isSingle && source.language == .kotlin ? "'" : "\"")
        }
        guard let bytes = source.file.bytes.applying(edits) else { return nil }
        let damage =
            switch source.language {
            case .swift: SwiftFileFacts(scanning: bytes).damage
            case .kotlin: KotlinFileFacts(scanning: bytes).damage
            }
        guard damage == nil else { return nil }
        return FixIt("replace the curly quotes in code with straight ones", in: source.file.path, edits)
    }
}
