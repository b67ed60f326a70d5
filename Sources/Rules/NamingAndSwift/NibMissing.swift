import Findings
import FourDMobile
import InputControl

/// `nib-missing`
enum NibMissing: Rule {
    static let info = RuleInfo(
        id: "nib-missing", group: .namingAndSwift, severity: .error,
        summary: "code that loads a nib or storyboard that the app does not have",
        rationale: """
            UIKit ends the app when code loads a nib or storyboard that is not in the bundle: "Could not load NIB". 4D puts \
            a .xib or .storyboard into the app only if it lies in a group of the app's project, such as ios/Sources or \
            ios/Resources. The names on a device are case-sensitive. The rule judges names that are literals or constants.
            """,
        facts: ["swift-16", "ios-6"],
        remedy: "Write the name of the file without .xib or .storyboard, and put the file below ios/Resources.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: example("PickCel"), good: example("PickCell"))

    private static func example(_ name: String) -> RuleExample {
        .ios([
            "ios/Sources/PickCell.swift": "import UIKit\nlet pickNib = UINib(nibName: \"\(name)\", bundle: nil)\n",
            "ios/Sources/PickCell.xib": "<document/>\n",
        ])
    }

    static func check(_ control: ControlModel) -> [Finding] {
        control.missingResources.filter { [.nib, .storyboard].contains($0.use.api.kind) }.map { finding($0, control) }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
