import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-constructor`
enum KotlinConstructor: Rule {
    static let info = RuleInfo(
        id: "kotlin-constructor", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class that can't be made with one View, or is no BaseKotlinInputControl",
        rationale: """
            The code that the generator writes makes the control with <Class>(itemView), where itemView is a View, and \
            hands it on as a BaseKotlinInputControl. With another constructor, or another supertype, the app does not \
            compile.
            """,
        source:
            "4d/android-ProjectGenerator, Formatters.kt; tutorial \"Create Kotlin input control\" (4d-behaviour.md, section 6)",
        remedy: "Declare the class as class Name(private val view: View) : BaseKotlinInputControl.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("(private val view: View)", "()"), good: KotlinExample.with())

    static func check(_ control: ModelledControl) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.annotatedKotlin.flatMap { source -> [Finding] in
            guard source.facts.isBalanced, let type = control.controlClass(in: source) else { return [] }
            var findings: [Finding] = []
            let constructors = [type.constructor].compactMap { $0 } + type.secondaryConstructors
            if !constructors.contains(where: takesView) {
                findings.append(wrongConstructor(type, source))
            }
            if type.supertypes.isEmpty { findings.append(noSupertype(type, source)) }
            return findings
        }
    }

    /// Whether one argument, a view, is enough; a type that can't be seen through counts as one.
    private static func takesView(_ parameters: [KotlinParameter]) -> Bool {
        guard let first = parameters.first, parameters.dropFirst().allSatisfy(\.hasDefault) else { return false }
        guard let type = first.type?.value.filter({ !$0.isWhitespace }) else { return true }
        return !notViews.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
    }

    /// Types that a view surely is not.
    private static let notViews: Set = [
        "String", "Int", "Long", "Boolean", "Double", "Float", "Context", "android.content.Context", "Activity",
        "Fragment", "Unit",
    ]

    private static func wrongConstructor(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        let place = type.constructorRange ?? type.name.range
        let parameters = type.constructor ?? []
        let words =
            parameters.isEmpty
            ? "takes no argument"
            : parameters.count == 1 ? "takes no View" : "takes \(parameters.count) arguments"
        return finding(
            "the constructor of \"\(type.name.value)\" \(words)", at: source.place(place),
            consequence: "the Android app calls \(type.name.value)(itemView) and does not compile",
            help: "write (private val view: View)")
    }

    private static func noSupertype(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        finding(
            "the class \"\(type.name.value)\" does not implement \(KotlinControl.base)",
            at: source.place(type.name.range),
            consequence: "the Android app uses it as one and does not compile",
            help: "write : \(KotlinControl.base) behind the constructor")
    }
}
