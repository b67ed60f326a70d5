import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `swift-tag-unknown`
enum SwiftTagUnknown: Rule {
    static let info = RuleInfo(
        id: "swift-tag-unknown", group: .namingAndSwift, severity: .warning,
        summary: "a ___TAG___ in a Swift file that 4D does not replace",
        rationale: """
            In each Swift file that it copies 4D replaces ___DATE___, ___FULLUSERNAME___, ___PACKAGENAME___ and \
            ___COPYRIGHT___. Any other word between three underscores stays unchanged, also those of Xcode's templates, \
            such as ___FILENAME___.
            """,
        facts: ["ios-12"],
        remedy: "Write one of the four tags, or the text itself.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios([:], imports: "// ___FILENAME___\nimport QMobileUI\n"),
        good: .ios([:], imports: "// ___PACKAGENAME___, ___DATE___\nimport QMobileUI\n"))

    static func check(_ control: ControlModel) -> [Finding] {
        (control.ios?.sources ?? []).flatMap { source in
            var seen: Set<String> = []
            return source.facts.tags.filter { tag in
                !FileTags.swift.contains(tag.value) && seen.insert(tag.value).inserted
            }.map { tag in
                finding(
                    "4D does not know the tag \"\(tag.value)\"",
                    at: Location(path: source.file.path, range: tag.range),
                    consequence: "it stays unchanged in the app's code",
                    help: FileTags.help(for: tag.value, among: FileTags.swift))
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.tags.map {
                Note("the tag \($0.value)", at: Location(path: source.file.path, range: $0.range))
            }
        }
    }
}

extension FileTags {
    /// The tag that was meant, or those there are.
    static func help(for tag: String, among known: [String]) -> String {
        if let meant = Spelling.suggestion(for: tag, among: known) { return "did you mean \"\(meant)\"?" }
        return known.count == 1
            ? "the only tag there is \(known.quotedList("and"))" : "the tags are \(known.quotedList("and"))"
    }
}
