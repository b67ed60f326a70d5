import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `rules-replace`
enum RulesReplace: Rule {
    static let info = RuleInfo(
        id: "rules-replace", group: .manifest, severity: .note,
        summary: "\"rules\" that replace the parameter's own rules on iOS and do nothing on Android",
        rationale: """
            If an action's parameter uses the control, the iOS build writes the control's "rules" over those of the \
            parameter, "mandatory" included. An Android app does not read the control's rules and checks those of the \
            parameter.
            """,
        facts: ["manifest-32", "rule-1"],
        remedy: "Nothing needs to be done; list in the control's README which rules it brings.",
        needs: [.manifest], reads: ["/rules", "/target"],
        bad: .manifest(#"{"name": "age", "type": "number", "rules": [{"min": 0}]}"#),
        good: .manifest(#"{"name": "age", "type": "number"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest, let rules = manifest.value("rules"), rules.kind == .array,
            let member = manifest.root?.member(named: "rules")
        else { return [] }
        guard control.concerns(.ios) else { return [ignored(member, in: control)] }
        let readings = ParameterRuleReading.all(in: manifest)
        return readings.allSatisfy(\.isTaken) ? [replacing(member, readings, in: control)] : []
    }

    private static func replacing(
        _ member: JSONMember, _ rules: [ParameterRuleReading], in control: ControlModel
    ) -> Finding {
        let isForAndroid = control.platforms?.contains(.android) == true && control.concerns(.android)
        let isMandatory = rules.contains(where: \.isMandatory)
        return finding(
            "\"rules\" replace the parameter's own rules on iOS", at: control.place(ofKey: member),
            consequence: (isMandatory
                ? "iOS apps require a value even if the parameter is not mandatory"
                : "iOS apps take an empty value even if the parameter is mandatory")
                + (isForAndroid ? "; Android apps ignore \"rules\"" : ""))
    }

    private static func ignored(_ member: JSONMember, in control: ControlModel) -> Finding {
        finding(
            "Android apps ignore \"rules\"", at: control.place(ofKey: member),
            consequence: "only the rules of the parameter are checked")
    }
}
