import Findings
import FourDMobile
import InputControl
import SourceScan

/// `kotlin-output`
enum KotlinOutput: Rule {
    static let info = RuleInfo(
        id: "kotlin-output", group: .kotlin, severity: .error,
        summary: "a Kotlin control that hands back a value of another type than the app takes",
        rationale: """
            Android apps have two kinds of fields for controls with code: that of boolean parameters, which passes over \
            whatever is no Boolean, and one for all others, which takes what outputCallback is given as a String: any \
            other value ends the app.
            """,
        source: "4d/android-QMobileUI, KotlinInputControlViewHolder and KotlinInputControlBooleanViewHolder",
        remedy: "Give outputCallback a String, also for numbers and dates; for a boolean parameter a Boolean.",
        needs: [.manifest, .files], platform: .android, reads: ["/type"],
        bad: KotlinExample.with("inputValue ?: \"\"", "42"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let manifest = control.manifest else { return [] }
        let types = Set(manifest.types.compactMap { ParameterType.read($0.value)?.internalType })
        // A control for both has to find out what it is asked for.
        guard !types.isEmpty, types == [.bool] || !types.contains(.bool) else { return [] }
        let takesText = types != [.bool]
        let right: KotlinHandedOut.Kind = takesText ? .text : .boolean
        return outputs(of: control).filter { $0.output.kind != right }.map { source, output in
            let value = output.value.value
            return finding(
                "\"\(value)\" is no \(takesText ? "String" : "Boolean")", at: source.place(output.value.range),
                label: takesText ? "the app takes it as a String" : "the app takes a Boolean only",
                consequence: takesText ? "the app ends here" : "the app passes over it",
                help: takesText ? "hand back a String, such as (\(value)).toString()" : "hand back true or false",
                notes: manifest.types.prefix(1).map { type in
                    Note(
                        "for parameters of this type",
                        at: Location(path: control.manifestPath, range: type.range))
                })
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    static func compared(in control: ControlModel) -> [Note] {
        outputs(of: control).map { source, output in
            Note("hands back a \(output.kind.rawValue)", at: source.place(output.value.range))
        }
    }

    /// What the control's class is certain to hand back.
    private static func outputs(of control: ControlModel) -> [(source: KotlinSource, output: KotlinHandedOut)] {
        control.annotatedKotlin.flatMap { source -> [(source: KotlinSource, output: KotlinHandedOut)] in
            guard source.facts.isBalanced, let type = control.controlClass(in: source) else { return [] }
            let functions = type.functions.filter(\.isOverride).map(\.name.range)
            return source.facts.outputs.filter { functions.contains($0.process) }.map { (source, $0) }
        }
    }
}
