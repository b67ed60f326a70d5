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
            ___COPYRIGHT___. Any other word between three underscores stays as it is written, those of Xcode's templates, \
            such as ___FILENAME___, among them.
            """,
        source: "4d/4D-Mobile-App, method Process_tags",
        remedy: "Write one of the four tags, or the text itself.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(imports: "// ___FILENAME___\nimport QMobileUI\n")
        ),
        good: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(imports: "// ___PACKAGENAME___, ___DATE___\nimport QMobileUI\n")))

    static func check(_ control: ControlModel) -> [Finding] {
        (control.ios?.sources ?? []).flatMap { source in
            var seen: Set<String> = []
            return source.facts.tags.filter { tag in
                !SwiftTags.all.contains(tag.value) && seen.insert(tag.value).inserted
            }.map { tag in
                let meant = Spelling.suggestion(for: tag.value, among: SwiftTags.all)
                let place = Location(path: source.file.path, range: tag.range)
                return finding(
                    "4D does not know the tag \"\(tag.value)\"", at: place,
                    consequence: "it stays in the app's code as it is written",
                    help: meant.map { "did you mean \"\($0)\"?" } ?? "the tags are \(SwiftTags.all.quotedList("and"))")
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
