import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `interface-action`
enum InterfaceAction: Rule {
    static let info = RuleInfo(
        id: "interface-action", group: .files, severity: .error,
        summary: "a .xib or .storyboard that connects an action that the class does not have",
        rationale: """
            A control of a nib or storyboard sends its action to an object by a selector. A class without the function, or \
            with one that Objective-C does not see, ends the app: "unrecognized selector". The rule judges classes of the \
            control whose superclass is known.
            """,
        facts: ["swift-16"],
        remedy: "Connect the action again, or declare the function with @IBAction.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: InterfaceExample.with(action: "picks:"), good: InterfaceExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.interfaces.brokenActions.map {
            finding($0, kind: "action", attribute: "@IBAction", consequence: "the app crashes when the action is sent")
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.interfaceClasses }
}
