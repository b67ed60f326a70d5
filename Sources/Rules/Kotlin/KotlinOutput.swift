import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-output`
enum KotlinOutput: Rule {
    static let info = RuleInfo(
        id: "kotlin-output", group: .kotlin, severity: .error,
        summary: "a Kotlin control that outputs a value of another type than the app takes",
        rationale: """
            The type of the parameter in the project decides about the row. The row of a boolean parameter ignores an \
            output that is not a Boolean. The row of all others, also of numbers, dates, times and pictures, casts the \
            output to String: any other value ends the app. The callback takes no null, so code that gives it null does not \
            compile. A control for boolean and other types needs both kinds of output.
            """,
        facts: ["kotlin-15", "kotlin-16", "kotlin-17"],
        remedy: "Give outputCallback a String, also for numbers and dates; for a boolean parameter a Boolean.",
        needs: [.manifest, .files], platform: .android, reads: ["/type"],
        bad: KotlinExample.with("inputValue ?: \"\"", "42"), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        let outputs = outputs(of: control)
        let rows = ParameterRow.all(for: control.parameterTypes)
        guard let row = rows.first else { return [] }
        let wrong = outputs.filter { output in
            output.type.map { type in !rows.contains { $0.takes(type) } } ?? false
        }
        guard wrong.isEmpty, rows.count > 1 else {
            return wrong.map { finding($0, rows.count == 1 ? row : .text, in: control) }
        }
        // Each output is right in one of the rows; some must be right in the other.
        guard let first = outputs.first, outputs.allSatisfy({ $0.type == first.type }), let type = first.type,
            let other = rows.first(where: { !$0.takes(type) })
        else { return [] }
        return [oneSided(first, other, in: control)]
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    static func compared(in control: ControlModel) -> [Note] {
        outputs(of: control).compactMap { output in
            output.type.map { Note("outputs \($0.words)", at: output.source.place(output.value.range)) }
        }
    }

    /// Where the control's class uses the callback, in which file.
    private struct Output {
        let source: KotlinSource
        let type: KotlinValueType?
        let value: Located<String>
    }

    private static func outputs(of control: ControlModel) -> [Output] {
        control.controlClasses.flatMap { type, source in
            let functions = Set(type.functions.filter(\.isOverride).map(\.name.range))
            return source.facts.outputs.filter { functions.contains($0.process) }.map {
                Output(source: source, type: $0.type, value: $0.value)
            }
        }
    }
}

extension KotlinOutput {
    private static func finding(_ output: Output, _ row: ParameterRow, in control: ControlModel) -> Finding {
        let value = output.value.value
        if output.type == .null {
            return finding(
                "null is not a value for the callback", at: output.source.place(output.value.range),
                consequence: "the callback takes (output: Any), and the Android app does not compile",
                help: "output \"\"")
        }
        let isText = row == .text
        return finding(
            "\"\(value)\" is not a \(row.wanted)", at: output.source.place(output.value.range),
            label: isText ? "the app casts it to String" : "the app takes a Boolean only",
            consequence: isText ? "the app crashes here" : "the app ignores it",
            help: isText ? "output a String, such as (\(value)).toString()" : "output true or false",
            notes: notes(control))
    }

    private static func oneSided(_ output: Output, _ row: ParameterRow, in control: ControlModel) -> Finding {
        finding(
            "the control is for boolean and other parameters, and never outputs a \(row.wanted)",
            at: output.source.place(output.value.range), severity: .warning,
            label: output.type.map { "this is \($0.words)" },
            consequence: row == .text
                ? "for other parameters than booleans the app crashes here"
                : "for a boolean parameter the app ignores it",
            help: "output a \(row.wanted) when \"inputValue is Boolean\" is \(row == .text ? "false" : "true")",
            notes: notes(control))
    }

    private static func notes(_ control: ControlModel) -> [Note] {
        (control.manifest?.types.prefix(1) ?? []).map { type in
            Note("for parameters of this type", at: Location(path: control.manifestPath, range: type.range))
        }
    }
}

extension ParameterRow {
    fileprivate var wanted: String { self == .text ? "String" : "Boolean" }

    fileprivate func takes(_ type: KotlinValueType) -> Bool { type == (self == .text ? .string : .boolean) }
}
