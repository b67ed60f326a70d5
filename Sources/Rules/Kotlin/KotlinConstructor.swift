import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-constructor`
enum KotlinConstructor: Rule {
    static let info = RuleInfo(
        id: "kotlin-constructor", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class that cannot be created with one View",
        rationale: """
            The code that the generator writes creates the control with <Class>(itemView), where itemView is a View. A \
            constructor that takes a ViewGroup, a Context or nothing, needs more arguments, or is private does not fit, and \
            the app does not compile.
            """,
        facts: ["kotlin-5", "kotlin-12"],
        remedy: "Declare the class as class Name(private val view: View) : BaseKotlinInputControl.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("(private val view: View)", "()"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.controlClasses.compactMap { type, source in
            guard type.kind == .class else { return nil }
            let constructors = [type.constructor].compactMap { $0 } + type.secondaryConstructors
            if constructors.contains(where: { control.takesView($0, in: source) }) { return closed(type, source) }
            // Annotations and modifiers that are not understood may hide a constructor.
            return wrong(type, source)
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    private static func wrong(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        let parameters = type.constructor ?? []
        let other = parameters.count == 1 ? parameters[0].type : nil
        let words =
            switch parameters.count {
            case 0: "takes no argument"
            case 1: "takes a \(other?.value ?? "value"), not a View"
            default: "takes \(parameters.count) arguments"
            }
        return finding(
            "the constructor of \"\(type.name.value)\" \(words)",
            at: source.place(other?.range ?? type.constructorRange ?? type.name.range),
            consequence: type.doesNotCompile, help: "write (private val view: View)")
    }

    /// A primary constructor that only the class itself can call, where it has no other.
    private static func closed(_ type: KotlinType, _ source: KotlinSource) -> Finding? {
        guard type.secondaryConstructors.isEmpty,
            let word = type.constructorModifiers.first(where: { ["private", "protected"].contains($0.value) })
        else { return nil }
        let title = "remove \"\(word.value)\""
        return finding(
            "the constructor of \"\(type.name.value)\" is \(word.value)", at: source.place(word.range),
            consequence: type.doesNotCompile, help: title,
            fix: FixIt(title, in: source.file.path, [source.removing(word: word.range)]))
    }
}
