import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-class`
enum KotlinClass: Rule {
    static let info = RuleInfo(
        id: "kotlin-class", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class that the app's code cannot create",
        rationale: """
            The code that the generator writes creates the control with <Class>(itemView). That needs a class at the top of \
            the file that is public or internal, neither abstract nor sealed, and whose type parameters, if any, follow \
            from the constructor's parameter. Of anything else the app does not compile.
            """,
        facts: ["kotlin-5", "kotlin-6"],
        remedy: "Declare the control as class Name(private val view: View) : BaseKotlinInputControl.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("class Email2", "private class Email2"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.controlClasses.compactMap { type, source in
            if type.kind != .class { return notAClass(type, source) }
            if let word = type.modifiers.first(where: { closing.contains($0.value) }) {
                return closed(type, word, source)
            }
            return isUndecided(type) ? generic(type, source) : nil
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    /// Modifiers of a class that the app's code cannot see, or that nothing can be created of.
    private static let closing: Set = ["private", "abstract", "sealed", "enum", "annotation"]

    /// Whether a type parameter does not occur in the constructor, so that nothing tells what it is.
    private static func isUndecided(_ type: KotlinType) -> Bool {
        guard let parameters = type.typeParameters?.value, type.secondaryConstructors.isEmpty else { return false }
        let written = (type.constructor ?? []).compactMap(\.type?.value).joined(separator: " ")
        let words = Set(written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return parameters.dropFirst().dropLast().split(separator: ",").contains { part in
            let name = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
            return !name.isEmpty && !words.contains(name) && name.allSatisfy { $0.isLetter || $0.isNumber }
        }
    }
}

extension KotlinClass {
    private static func notAClass(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        finding(
            "\"\(type.name.value)\" is an \(type.kind.rawValue), not a class", at: source.place(type.name.range),
            consequence: type.doesNotCompile,
            help: "write class \(type.name.value)(private val view: View) : \(KotlinControl.base)")
    }

    private static func closed(_ type: KotlinType, _ word: Located<String>, _ source: KotlinSource) -> Finding {
        let title = "remove \"\(word.value)\""
        return finding(
            "the class \"\(type.name.value)\" is \(word.value)", at: source.place(word.range),
            consequence: type.doesNotCompile, help: title,
            fix: word.value == "private"
                ? FixIt(title, in: source.file.path, [source.removing(word: word.range)]) : nil)
    }

    private static func generic(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        let parameters = type.typeParameters ?? type.name
        return finding(
            "the class \"\(type.name.value)\" has type parameters that its constructor does not decide",
            at: source.place(parameters.range), consequence: type.doesNotCompile,
            help: "remove \"\(parameters.value)\"")
    }
}
