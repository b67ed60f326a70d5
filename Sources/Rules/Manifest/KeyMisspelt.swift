import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `key-misspelt`
enum KeyMisspelt: Rule {
    static let info = RuleInfo(
        id: "key-misspelt", group: .manifest, severity: .warning,
        summary: "a key that is nearly one of the known ones",
        rationale: """
            4D compares keys exactly and silently ignores those it does not know: a manifest may hold any other key. A \
            key that is nearly a known one, which itself is not there, is most likely meant to be it. If 4D does not use \
            a control without that key, the finding is an error.
            """,
        facts: ["manifest-9", "manifest-33", "manifest-34", "kind-7"],
        remedy: "Write the key as 4D knows it. If another one is meant, choose a name that is less like it.",
        needs: [.manifest], reads: [""],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "traget": "ios"}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        control.misspeltKeys.map { misspelt in
            finding(
                "unknown key \"\(misspelt.member.keyText)\"; did you mean \"\(misspelt.meant)\"?",
                at: control.place(ofKey: misspelt.member),
                severity: control.needs(misspelt.meant) ? .error : .warning,
                consequence: consequence(misspelt.meant, in: control),
                fix: control.renaming(misspelt.member, to: misspelt.meant))
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        control.misspeltKeys.map { Note("\"\($0.meant)\" is written so", at: control.place(ofKey: $0.member)) }
    }

    private static func consequence(_ meant: String, in control: ControlModel) -> String {
        switch meant {
        case "choiceList": "4D ignores it and treats the control as one with native code"
        case "name": "4D ignores it, and with it the control, which has no name"
        case "inject", "capabilities", "type":
            control.isActionControl
                ? "4D ignores it, and its editor hides an action control without \"\(meant)\"" : "4D ignores it"
        default: "4D ignores it"
        }
    }
}

extension ControlModel {
    /// Whether 4D does not use the control without this key.
    fileprivate func needs(_ key: String) -> Bool {
        switch key {
        case "name", "choiceList": true
        case "inject", "capabilities", "type": isActionControl
        default: false
        }
    }
}
