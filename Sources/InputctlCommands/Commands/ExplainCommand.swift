import Findings
import FourDMobile
import Reporting
import Rules
import SourceText

/// `inputctl explain RULE`
enum ExplainCommand: Command {
    static let usage = CommandUsage(
        name: "explain", arguments: "RULE", argumentCount: 1...1,
        summary: "say what a rule predicts, why, and the way out",
        discussion: [
            "With --at it shows what the rule compared on that control, where each value came from, and why it fired or didn't."
        ],
        options: [
            .value("at", "PATH", "a control: show what the rule sees there"),
            ColorChoice.option,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let id = arguments.arguments.first ?? ""
        let palette = ColorChoice.palette(arguments, console)
        guard let path = arguments.value("at") else {
            console.print(RuleReference.explanation(of: try RuleSelection.info(id), palette: palette))
            return .clean
        }
        let rule = try RuleSelection.rule(id)
        let paths = ResolvedInputs([path], standardInputName: "manifest.json", console)
        let isComplete = paths.complainAboutProblems(to: console)
        let evidence = RuleEvidence(palette: palette)
        let isComparison = rule.comparison != nil
        if isComparison, paths.controls.collections.isEmpty {
            console.complain("\(rule.info.id) compares the controls of one folder: give the folder around this one")
        }
        // Controls that are compared with each other are shown together.
        let groups = isComparison ? [paths.controls] : paths.controls.map { [$0] }
        let texts = groups.map { controls in
            let report = RuleEngine.check(controls, rules: [rule], displayPrefix: paths.displayPrefix)
            let compared = controls.flatMap { rule.compared(in: ControlModel($0)) }
            return evidence.render(rule.info, compared: compared, report)
        }
        console.print(texts.joined(separator: "\n"))
        return isComplete && !paths.controls.isEmpty ? .clean : .failure
    }
}
