import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-base`
enum KotlinBase: Rule {
    static let info = RuleInfo(
        id: "kotlin-base", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class that does not implement BaseKotlinInputControl",
        rationale: """
            The code that the generator writes returns the control as a BaseKotlinInputControl. A class that does not \
            implement that interface, directly or through a class of the control, does not compile there. As it is an \
            interface, no parentheses follow its name.
            """,
        facts: ["kotlin-10", "kotlin-11"],
        remedy: "Declare the class as class Name(private val view: View) : BaseKotlinInputControl.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(" : BaseKotlinInputControl {", " {"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.controlClasses.compactMap { type, source in
            for supertype in type.supertypes {
                switch control.kotlinCode.ancestor(supertype, in: source) {
                case .nearBase(let line): return misspelt(supertype, importedBy: line, source)
                case .base where supertype.isCalled: return called(supertype, source)
                case .base, .platform, .declared, .unknown: continue
                }
            }
            return control.kotlinCode.isSurelyNotControl(type.name.value) ? missing(type, source) : nil
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }
}

extension KotlinBase {
    private static func missing(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        finding(
            "the class \"\(type.name.value)\" does not implement \(KotlinControl.base)",
            at: source.place(type.name.range), consequence: type.doesNotCompile,
            help: type.supertypes.isEmpty
                ? "write : \(KotlinControl.base) behind the constructor"
                : "add \(KotlinControl.base) to the types behind the colon")
    }

    private static func called(_ supertype: KotlinSupertype, _ source: KotlinSource) -> Finding {
        let end = supertype.name.range.upperBound
        // The parentheses are the next bracket, behind generic arguments if any.
        let rest = source.file.bytes[end...]
        let close = rest.prefix { $0 != UInt8(ascii: "{") }.firstIndex(of: UInt8(ascii: ")"))
        let isEmpty = close.map { source.file.text(in: end..<$0 + 1).filter { !$0.isWhitespace } == "()" } ?? false
        let title = "remove the parentheses"
        return finding(
            "\"\(supertype.name.value)\" is an interface and has no constructor",
            at: source.place(supertype.name.range), consequence: "the Android app does not compile", help: title,
            fix: isEmpty ? close.map { FixIt(title, in: source.file.path, [TextEdit(end..<$0 + 1, "")]) } : nil)
    }

    private static func misspelt(
        _ supertype: KotlinSupertype, importedBy line: KotlinImport?, _ source: KotlinSource
    ) -> Finding {
        let base = KotlinControl.basePackage + "." + KotlinControl.base
        var edits = [TextEdit(supertype.name.range, KotlinControl.base)]
        if let line {
            edits.append(TextEdit(line.path.range, base))
        } else if !source.facts.brings(KotlinControl.base, from: KotlinControl.basePackage),
            let edit = source.adding(import: base)
        {
            edits.append(edit)
        }
        return finding(
            "there is no \"\(supertype.name.value)\" for a control to implement",
            at: source.place(supertype.name.range),
            consequence: "the Android app does not compile", help: "did you mean \"\(KotlinControl.base)\"?",
            notes: line.map { [Note("it is imported here", at: source.place($0.path.range))] } ?? [],
            fix: FixIt("write \(KotlinControl.base)", in: source.file.path, edits))
    }
}
