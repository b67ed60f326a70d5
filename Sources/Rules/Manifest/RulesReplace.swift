import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `rules-replace`
enum RulesReplace: Rule {
    static let info = RuleInfo(
        id: "rules-replace", group: .manifest, severity: .note,
        summary: "\"rules\" take the place of the parameter's own rules on iOS, and do nothing on Android",
        rationale: """
            When an action's parameter uses the control, the iOS build writes the control's "rules" over those of the \
            parameter, "mandatory" among them. What the developer of the app set for the parameter no longer holds there, \
            while an Android app, which does not read the control's rules, goes on checking it.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions",
        remedy: "Nothing needs to be done; say in the control's README which rules it brings.",
        needs: [.manifest], reads: ["/rules", "/target"],
        bad: .manifest(#"{"name": "age", "type": "number", "rules": [{"min": 0}]}"#),
        good: .manifest(#"{"name": "age", "type": "number"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest, let rules = manifest.value("rules"), rules.kind == .array,
            let member = manifest.root?.member(named: "rules")
        else { return [] }
        guard control.concerns(.ios) else { return [ignored(member, in: control)] }
        return RulesInvalid.check(control).isEmpty ? [replacing(member, rules, in: control)] : []
    }

    private static func replacing(_ member: JSONMember, _ rules: JSONNode, in control: ControlModel) -> Finding {
        let isForAndroid = control.platforms?.contains(.android) == true && control.concerns(.android)
        let asksForValue = rules.elements.contains { $0.string == ParameterRule.bareName || $0["mandatory"] != nil }
        return finding(
            "\"rules\" replace the parameter's own rules on iOS", at: control.place(ofKey: member),
            consequence: (asksForValue
                ? "iOS apps ask for a value even where the parameter is not mandatory"
                : "iOS apps take an empty value even where the parameter is mandatory")
                + (isForAndroid ? "; Android apps ignore \"rules\"" : ""))
    }

    private static func ignored(_ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "Android apps ignore \"rules\"", at: control.place(ofKey: member),
            consequence: "only the rules of the parameter are checked")
    }
}
