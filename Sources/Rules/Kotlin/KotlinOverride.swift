import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-override`
enum KotlinOverride: Rule {
    static let info = RuleInfo(
        id: "kotlin-override", group: .kotlin, severity: .error,
        summary: "a member of a control's Kotlin class whose types differ from those of BaseKotlinInputControl",
        rationale: """
            An override has the parameter types of what it overrides, exactly, and its type or a narrower one: process \
            takes (Any?, (Any) -> Unit) and returns nothing, autocomplete is a Boolean, getIconName returns a String. It \
            may not repeat the default value of a parameter, be suspend, or be less visible. Anything else does not compile.
            """,
        facts: ["kotlin-11"],
        remedy: """
            Write override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit), override val \
            autocomplete: Boolean, and override fun getIconName(): String.
            """,
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("inputValue: Any?", "inputValue: Any? = null"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.baseClasses.flatMap { type, source in
            KotlinMembers(of: type).mismatches.map { finding($0, source) }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    private static func finding(_ found: KotlinMembers.Mismatched, _ source: KotlinSource) -> Finding {
        let name = found.name.value
        func fix(_ title: String, _ edit: TextEdit) -> FixIt { FixIt(title, in: source.file.path, [edit]) }
        func mismatch(_ message: String, at range: Range<Int>, help: String, fix: FixIt? = nil) -> Finding {
            finding(
                message, at: source.place(range),
                consequence:
                    "it does not override the \"\(name)\" of \(KotlinControl.base), and the Android app does not compile",
                help: help, fix: fix)
        }
        switch found.mismatch {
        case .parameter(let type, let wanted):
            let right = wanted.replacing("(Any)->", with: "(output: Any) -> ")
            return mismatch(
                "the parameter of \"\(name)\" is \"\(type.value)\", not \"\(right)\"", at: type.range,
                help: "write \(right)", fix: fix("write \(right)", TextEdit(type.range, right)))
        case .defaultValue(let range, let parameter):
            let title = "remove the default value"
            let start = parameter.type?.range.upperBound ?? range.lowerBound
            return mismatch(
                "the parameter \"\(parameter.name.value)\" of an override has a default value", at: range, help: title,
                fix: fix(title, TextEdit(start..<range.upperBound, "")))
        case .result(let type, let wanted):
            return mismatch(
                "\"\(name)\" is of the type \"\(type.value)\", not \"\(wanted)\"", at: type.range,
                help: "write \(wanted)", fix: fix("write \(wanted)", TextEdit(type.range, wanted)))
        case .value(let type, let wanted):
            return mismatch(
                "the value of \"\(name)\" is \(type.words), not a \(wanted)", at: found.name.range,
                help: "write a \(wanted)")
        case .modifier(let word):
            let title = "remove \"\(word.value)\""
            return mismatch(
                "\"\(name)\" is \(word.value)", at: word.range, help: title,
                fix: fix(title, source.removing(word: word.range)))
        case .generic(let range):
            return mismatch("\"\(name)\" has type parameters", at: range, help: "remove them")
        case .isExtension:
            return mismatch("\"\(name)\" extends another type", at: found.name.range, help: "remove that type")
        }
    }
}

extension ControlModel {
    /// The control's classes of which every member comes from themselves or from the base: they are derived from the base
    /// alone, and no other object implements it for them.
    var baseClasses: [(type: KotlinType, source: KotlinSource)] {
        controlClasses.filter { type, source in
            guard type.kind == .class, type.supertypes.count == 1, !type.isDelegated, let base = type.supertypes.first,
                case .base = kotlinCode.ancestor(base, in: source)
            else { return false }
            return !type.modifiers.contains { ["abstract", "sealed"].contains($0.value) }
        }
    }
}

extension KotlinValueType {
    /// The type as it is called in a message.
    var words: String {
        switch self {
        case .string: "a String"
        case .number: "a number"
        case .boolean: "a Boolean"
        case .character: "a Char"
        case .null: "null"
        case .collection: "a collection"
        }
    }
}
