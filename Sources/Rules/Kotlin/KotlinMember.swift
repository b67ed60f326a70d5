import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-member`
enum KotlinMember: Rule {
    static let info = RuleInfo(
        id: "kotlin-member", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class with other members than BaseKotlinInputControl has",
        rationale: """
            BaseKotlinInputControl is an interface that leaves two members to the class: the property autocomplete, and \
            the function process with the value and the callback for the result. Kotlin wants both, each with override, \
            and nothing with override that the interface does not have; else the class does not compile. getIconName may \
            be left out.
            """,
        facts: ["kotlin-11"],
        remedy: """
            Write override val autocomplete: Boolean, and override fun process(inputValue: Any?, outputCallback: \
            (output: Any) -> Unit).
            """,
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("    override val autocomplete: Boolean = false\n\n", ""), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.baseClasses.flatMap { type, source in
            KotlinMembers(of: type).problems.map { finding($0, type, source) }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    private static let consequence = "the Android app does not compile"

    private static func finding(
        _ problem: KotlinMembers.Problem, _ type: KotlinType, _ source: KotlinSource
    ) -> Finding {
        let base = KotlinControl.base
        switch problem {
        case .missing(let members):
            return finding(
                "the class \"\(type.name.value)\" has no \(members.map(\.name).quotedList("and no"))",
                at: source.place(type.name.range),
                consequence: "\(base) leaves \(members.count == 1 ? "it" : "them") to the class, and \(consequence)",
                help: "add " + members.map(\.declaration).joined(separator: ", and "))
        case .misspelt(let name, let meant):
            return finding(
                "\"\(name.value)\" is not a member of \(base)", at: source.place(name.range),
                consequence: "it overrides nothing, \"\(meant.name)\" is missing, and \(consequence)",
                help: "did you mean \"\(meant.name)\"?",
                fix: FixIt("write \"\(meant.name)\"", in: source.file.path, [TextEdit(name.range, meant.name)]))
        case .foreign(let name):
            return finding(
                "\"\(name.value)\" is not a member of \(base)", at: source.place(name.range),
                consequence: "it overrides nothing, and \(consequence)", help: "remove \"override\"")
        case .noOverride(let name):
            return finding(
                "\"\(name.value)\" lacks \"override\"", at: source.place(name.range),
                consequence: "\(base) has a member of this name, and \(consequence)",
                help: "write \"override\" before it",
                fix: source.overriding(name.range).map {
                    FixIt("write \"override\" before it", in: source.file.path, [$0])
                })
        case .parameterCount(let name, let count, let member):
            let wanted = member.name == "process" ? "2" : "0"
            return finding(
                "\"\(name.value)\" takes \(count == 1 ? "1 parameter" : "\(count) parameters"), not \(wanted)",
                at: source.place(name.range), consequence: "it overrides nothing of \(base), and \(consequence)",
                help: "write \(member.declaration)")
        }
    }
}
