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
            hands it on as a BaseKotlinInputControl. With another constructor, one that the app's code may not call, or \
            another supertype, the app does not compile.
            """,
        source:
            "4d/android-ProjectGenerator, Formatters.kt; tutorial \"Create Kotlin input control\"",
        remedy: "Declare the class as class Name(private val view: View) : BaseKotlinInputControl.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("(private val view: View)", "()"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.annotatedKotlin.flatMap { source -> [Finding] in
            guard source.facts.isBalanced, let type = control.controlClass(in: source) else { return [] }
            guard type.kind == .class else { return [noClass(type, source)] }
            let constructors = [type.constructor].compactMap { $0 } + type.secondaryConstructors
            let wrong =
                constructors.contains(where: takesView)
                ? closedConstructor(type, source) : wrongConstructor(type, source)
            return [closed(type, source), wrong, wrongSupertypes(type, source, control)].compactMap { $0 }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

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
            consequence: consequence(type), help: "write (private val view: View)")
    }
}

extension KotlinConstructor {
    private static func consequence(_ type: KotlinType) -> String {
        "the Android app calls \(type.name.value)(itemView) and does not compile"
    }

    private static func noClass(_ type: KotlinType, _ source: KotlinSource) -> Finding {
        finding(
            "\"\(type.name.value)\" is an \(type.kind.rawValue), not a class", at: source.place(type.name.range),
            consequence: consequence(type),
            help: "write class \(type.name.value)(private val view: View) : \(KotlinControl.base)")
    }

    /// A class that is not to be seen from the app's code, or that nothing can be made of.
    private static func closed(_ type: KotlinType, _ source: KotlinSource) -> Finding? {
        guard let word = type.modifiers.first(where: { ["private", "abstract", "sealed", "enum"].contains($0.value) })
        else { return nil }
        let title = "take out \"\(word.value)\""
        return finding(
            "the class \"\(type.name.value)\" is \(word.value)", at: source.place(word.range),
            consequence: consequence(type), help: title,
            fix: word.value == "private"
                ? FixIt(title, in: source.file.path, [source.removing(word: word.range)]) : nil)
    }

    /// A primary constructor that only the class itself can call, where it has no other.
    private static func closedConstructor(_ type: KotlinType, _ source: KotlinSource) -> Finding? {
        guard type.secondaryConstructors.isEmpty, let parentheses = type.constructorRange,
            type.name.range.upperBound <= parentheses.lowerBound
        else { return nil }
        let words = type.name.range.upperBound..<parentheses.lowerBound
        let text = source.file.text(in: words)
        // Comments and annotations may hold any word.
        guard !text.contains("/"), !text.contains("@"),
            let word = ["private", "protected"].first(where: {
                text.split(whereSeparator: \.isWhitespace).contains($0[...])
            })
        else { return nil }
        return finding(
            "the constructor of \"\(type.name.value)\" is \(word)", at: source.place(parentheses),
            consequence: consequence(type), help: "take out \"\(word)\"")
    }

    private static func wrongSupertypes(
        _ type: KotlinType, _ source: KotlinSource, _ control: ControlModel
    ) -> Finding? {
        for supertype in type.supertypes {
            if case .nearBase(let line) = control.ancestor(supertype, in: source) {
                return misspelt(supertype, importedBy: line, source)
            }
        }
        guard control.isSurelyNoControl(type, in: source) else { return nil }
        return finding(
            "the class \"\(type.name.value)\" does not implement \(KotlinControl.base)",
            at: source.place(type.name.range),
            consequence: "the Android app uses it as one and does not compile",
            help: type.supertypes.isEmpty
                ? "write : \(KotlinControl.base) behind the constructor"
                : "add \(KotlinControl.base) to the types behind the colon")
    }

    private static func misspelt(
        _ supertype: KotlinSupertype, importedBy line: KotlinImport?, _ source: KotlinSource
    ) -> Finding {
        let base = KotlinControl.basePackage + "." + KotlinControl.base
        var edits = [TextEdit(supertype.name.range, KotlinControl.base)]
        if let line {
            edits.append(TextEdit(line.path.range, base))
        } else if !source.facts.imports.contains(where: {
            $0.path.value == base || ($0.isAll && $0.path.value == KotlinControl.basePackage)
        }), let edit = source.adding(import: base) {
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
