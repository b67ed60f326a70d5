import Findings
import FourDMobile
import Reporting
import Rules
import SourceText

/// `inputctl explain RULE`
enum ExplainCommand: Command {
    private static let control = Option.value("at", "PATH", "a control: show what the rule compares there")

    static let usage = CommandUsage(
        name: "explain", arguments: "RULE", argumentCount: 1...1,
        summary: "explain a rule: what 4D does, examples, how to fix it, and the facts it rests on",
        discussion: [
            "With --at it shows which values the rule compared on that control, where each value came from, and the result."
        ],
        options: [control.usage, ColorChoice.option.usage])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let id = arguments.operands.first ?? ""
        let palette = ColorChoice.palette(arguments, console)
        guard let path = arguments[control] else {
            let rule = try RuleSelection.info(id)
            let facts = rule.facts.compactMap(Behaviour.fact).map(\.paragraph)
            console.print(
                RuleReference.explanation(
                    of: rule, sources: rule.source.isEmpty ? facts : [rule.source], palette: palette))
            return .clean
        }
        let rule = try RuleSelection.rule(id)
        var paths = ResolvedInputs([path], standardInputName: "manifest.json", console)
        let found = paths.read()
        let isComplete = paths.complainAboutProblems(to: console)
        let evidence = RuleEvidence(palette: palette)
        let isComparison = rule.comparison != nil
        if isComparison, !paths.haveSiblings {
            console.complain("\(rule.info.id) compares the controls of one folder: give the folder around this one")
        }
        // Controls that are compared with each other are shown together.
        let groups = isComparison ? [found] : found.map { [$0] }
        let texts = groups.map { controls in
            let report = RuleEngine.check(controls, rules: [rule], displayPrefix: paths.displayPrefix)
            let compared = controls.flatMap { rule.compared(in: ControlModel($0)) }
            return evidence.render(rule.info, compared: compared, report)
        }
        console.print(texts.joined(separator: "\n"))
        return isComplete && !found.isEmpty ? .clean : .failure
    }
}

extension Behaviour.Fact {
    /// `[ios-3] The fact. (its source)`
    fileprivate var paragraph: String { "[\(id)] \(text)" + (source.isEmpty ? "" : " (\(source))") }
}
