import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

extension KotlinSource {
    /// The edit that adds an import behind the last one, or behind the package; nil where there is neither.
    func adding(import path: String) -> TextEdit? { adding(imports: [path]) }

    /// The edit that adds these imports there.
    func adding(imports paths: [String]) -> TextEdit? {
        guard let line = facts.imports.last?.path.range ?? facts.package?.range else { return nil }
        let end =
            file.bytes[line.upperBound...].firstIndex(where: \.isLineEnd) ?? file.bytes.count
        let gap = facts.imports.isEmpty ? file.lineEnd + file.lineEnd : file.lineEnd
        return TextEdit(end..<end, gap + paths.map { "import \($0)" }.joined(separator: file.lineEnd))
    }

    /// The edit that takes a word away, and the blanks behind it.
    func removing(word: Range<Int>) -> TextEdit {
        let end = file.bytes[word.upperBound...].firstIndex { !$0.isBlank } ?? file.bytes.count
        return TextEdit(word.lowerBound..<end, "")
    }

    /// The edit that writes `override` before the `fun`, `val` or `var` of a declaration, given the place of its name; nil
    /// where something else stands before the name.
    func overriding(_ name: Range<Int>) -> TextEdit? {
        let before = file.bytes[..<name.lowerBound]
        guard let end = before.lastIndex(where: { !$0.isBlank }), end >= 2 else { return nil }
        guard ["fun", "val", "var"].contains(where: { before[(end - 2)...end].elementsEqual($0.utf8) }) else {
            return nil
        }
        return TextEdit(end - 2..<end - 2, "override ")
    }
}

extension ControlModel {
    /// Why a rule that needs to know what is declared in the control's Kotlin class was skipped; nil when it ran, or there
    /// is nothing to judge.
    var kotlinGap: SkippedCheck? {
        // Of a file in another encoding it cannot be determined that it has no annotation.
        let sources = annotatedKotlin.isEmpty ? copiedKotlin : annotatedKotlin
        guard isActionControl, let source = sources.first(where: { !$0.facts.isBalanced }) else { return nil }
        let path = source.file.path
        return source.facts.damage.map { SkippedCheck($0.reason(path), at: Location(path: path, range: $0.range)) }
    }

    /// The sources of the apps and what is damaged in them, for `explain --at`.
    var sourcesAndDamage: [Note] {
        let damaged = Dictionary(
            damagedSources.map { ($0.file.path, $0.damage) }, uniquingKeysWith: { first, _ in first })
        let sources = (ios?.sources ?? []).map(\.file.path) + copiedKotlin.map(\.file.path)
        return sources.map { path in
            guard let damage = damaged[path] else { return Note("nothing is damaged", at: Location(path: path)) }
            return Note(damage.reason(path), at: Location(path: path, range: damage.range))
        }
    }

    /// The classes that the author wrote as the control, one in each annotated file that is understood.
    var controlClasses: [(type: KotlinType, source: KotlinSource)] {
        guard isActionControl else { return [] }
        return kotlinCode.annotated.compactMap { file in
            file.source.facts.isBalanced ? file.type.map { ($0, file.source) } : nil
        }
    }

    /// What the app does with a control of which the generator registers no class `[kotlin-9]`.
    var unregistered: String {
        parameterTypes == [.bool]
            ? "the generator registers no class, and the app shows an invisible check box that cannot be changed"
            : "the generator registers no class, and the app shows a field that cannot be filled in"
    }
}

extension KotlinType {
    /// What happens when the generated code cannot create the control's class.
    var doesNotCompile: String { "the Android app calls \(name.value)(itemView) and does not compile" }
}

/// A correct control with Kotlin code, to make examples of.
enum KotlinExample {
    static let path = "android/inputControl/Email2.kt"

    static let manifest = #"""
        {"name": "email2", "type": "text", "inject": true, "target": "android", "capabilities": {}}
        """#

    static let source = """
        package ___PACKAGE___

        import android.view.View
        import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
        import com.qmobile.qmobiledatasync.utils.KotlinInputControl

        @KotlinInputControl
        class Email2(private val view: View) : BaseKotlinInputControl {
            override val autocomplete: Boolean = false

            override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
                outputCallback(inputValue ?: "")
            }
        }
        """

    /// The control with one text of its Kotlin file replaced, its file at another path, files beside it, or more imports.
    static func with(
        _ text: String = "", _ replacement: String = "", at path: String = path, manifest: String = manifest,
        files others: [String: String] = [:], imports: [String] = []
    ) -> RuleExample {
        var source = text.isEmpty ? source : source.replacing(text, with: replacement)
        let lines = imports.map { "import \($0)\n" }.joined()
        source = source.replacing("import android.view.View\n", with: "import android.view.View\n" + lines)
        return .manifest(manifest, others.merging([path: source]) { other, _ in other })
    }
}
