import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-member`
enum KotlinMember: Rule {
    static let info = RuleInfo(
        id: "kotlin-member", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class without a member of BaseKotlinInputControl",
        rationale: """
            BaseKotlinInputControl is an interface that leaves two members to the class: the property autocomplete, and \
            the function process with the value and the callback for the result. Kotlin wants both, each with override; \
            a class without them does not compile. getIconName may be left out.
            """,
        source: "4d/android-QMobileDataSync, BaseKotlinInputControl.kt; tutorial \"Create Kotlin input control\"",
        remedy: """
            Write override val autocomplete: Boolean, and override fun process(inputValue: Any?, outputCallback: \
            (output: Any) -> Unit).
            """,
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("    override val autocomplete: Boolean = false\n\n", ""), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.annotatedKotlin.flatMap { source -> [Finding] in
            guard let type = control.controlClass(in: source), mustHaveAll(type, source, control) else { return [] }
            var missing: [String] = []
            var findings: [Finding] = []
            for member in KotlinControl.members {
                let written = Member.all(of: type).filter { ($0.parameters == nil) == (member.parameters == nil) }
                let named = written.filter { $0.name.value == member.name }
                if named.contains(where: { $0.isOverride && $0.parameters == member.parameters }) { continue }
                if let candidate = named.first(where: \.isOverride) ?? named.first {
                    findings.append(wrong(candidate, parameters: member.parameters, source))
                } else if let near = written.first(where: { $0.isMeant(as: member.name) }) {
                    findings.append(misspelt(near, member.name, type, source))
                } else {
                    missing.append(member.name)
                }
            }
            return (missing.isEmpty ? [] : [lacks(missing, type, source)]) + findings
        }
    }

    /// Whether nothing but the class itself can have the members: it is derived from the base alone, and hands nothing
    /// on to another object.
    private static func mustHaveAll(_ type: KotlinType, _ source: KotlinSource, _ control: ControlModel) -> Bool {
        guard source.facts.isBalanced, type.kind == .class, type.supertypes.count == 1,
            let base = type.supertypes.first, case .base = control.ancestor(base, in: source),
            !type.modifiers.contains(where: { ["abstract", "sealed"].contains($0.value) })
        else { return false }
        let rest = source.file.bytes[
            base.name.range.upperBound..<max(base.name.range.upperBound, type.range.upperBound)]
        let header = rest.prefix { $0 != UInt8(ascii: "{") }
        return header.split { !$0.isASCIILetter }.allSatisfy { !$0.elementsEqual("by".utf8) }
    }
}

/// A property or function of a class.
private struct Member {
    let name: Located<String>
    let isOverride: Bool

    /// How many a function has; nil for a property.
    let parameters: Int?

    static func all(of type: KotlinType) -> [Member] {
        // Modifiers of a constructor's parameters are not known.
        (type.constructor ?? []).filter(\.isProperty).map { Member(name: $0.name, isOverride: true, parameters: nil) }
            + type.properties.map { Member(name: $0.name, isOverride: $0.isOverride, parameters: nil) }
            + type.functions.map { Member(name: $0.name, isOverride: $0.isOverride, parameters: $0.parameters.count) }
    }

    /// Whether its name is nearly `meant`. Without `override` it may well be a member of its own.
    func isMeant(as meant: String) -> Bool {
        isOverride && Spelling.suggestion(for: name.value, among: [meant]) != nil
    }
}

extension KotlinMember {
    private static let consequence = "the Android app does not compile"

    private static func declaration(_ name: String) -> String {
        name == "process"
            ? "override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit)"
            : "override val \(name): Boolean = false"
    }

    private static func lacks(_ names: [String], _ type: KotlinType, _ source: KotlinSource) -> Finding {
        finding(
            "the class \"\(type.name.value)\" has no \(names.quotedList("and no"))", at: source.place(type.name.range),
            consequence:
                "\(KotlinControl.base) leaves \(names.count == 1 ? "it" : "them") to the class, and \(consequence)",
            help: "add " + names.map(declaration).joined(separator: ", and "))
    }

    private static func wrong(_ member: Member, parameters: Int?, _ source: KotlinSource) -> Finding {
        if let wanted = parameters, let count = member.parameters, count != wanted {
            return finding(
                "\"\(member.name.value)\" takes \(count == 1 ? "1 parameter" : "\(count) parameters"), not \(wanted)",
                at: source.place(member.name.range),
                consequence: "it is not the function of \(KotlinControl.base), and \(consequence)",
                help: "write \(declaration(member.name.value))")
        }
        return finding(
            "\"\(member.name.value)\" lacks \"override\"", at: source.place(member.name.range),
            consequence: "\(KotlinControl.base) has a member of this name, and \(consequence)",
            help: "write \"override\" before it",
            fix: source.overriding(member.name.range).map {
                FixIt("write \"override\" before it", in: source.file.path, [$0])
            })
    }

    private static func misspelt(
        _ member: Member, _ meant: String, _ type: KotlinType, _ source: KotlinSource
    ) -> Finding {
        finding(
            "\"\(member.name.value)\" is no member of \(KotlinControl.base)", at: source.place(member.name.range),
            consequence: "there is nothing to override, \"\(meant)\" is missing, and \(consequence)",
            help: "did you mean \"\(meant)\"?",
            fix: FixIt("write \"\(meant)\"", in: source.file.path, [TextEdit(member.name.range, meant)]))
    }
}
