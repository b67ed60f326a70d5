import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `resource-tag-unknown`
enum ResourceTagUnknown: Rule {
    static let info = RuleInfo(
        id: "resource-tag-unknown", group: .files, severity: .warning,
        summary: "a ___TAG___ in a resource for iOS that 4D does not replace",
        rationale: """
            In most texts that it copies 4D replaces ___PRODUCT___ only; Settings.plist, Contents.json and scripts have tags \
            of their own, and those of Swift files count in Swift files alone. Any other word between three underscores \
            stays unchanged in the app.
            """,
        facts: ["ios-13"],
        remedy: "Write ___PRODUCT___, or the text itself.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/Email.strings": "\"made\" = \"___DATE___\";\n"]),
        good: .ios(["ios/Resources/Email.strings": "\"app\" = \"___PRODUCT___\";\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.filter { $0.use == .resource || $0.use == .catalog }.flatMap { file -> [Finding] in
            let known = FileTags.known(in: file.name)
            var seen: Set<String> = []
            return (control.content(of: file.path)?.tags ?? []).filter { tag in
                !known.contains(tag.value) && seen.insert(tag.value).inserted
            }.map { tag in
                finding(
                    "4D does not know the tag \"\(tag.value)\" in \"\(file.name)\"",
                    at: Location(path: control.path(file.path), range: tag.range),
                    consequence: "it stays unchanged in the app", help: FileTags.help(for: tag.value, among: known))
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
