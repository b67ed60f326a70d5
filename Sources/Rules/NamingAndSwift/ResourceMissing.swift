import Findings
import FourDMobile
import InputControl
import SourceText

/// `resource-missing`
enum ResourceMissing: Rule {
    static let info = RuleInfo(
        id: "resource-missing", group: .namingAndSwift, severity: .warning,
        summary: "code that names an image, color, data set or file of the control that the app does not find",
        rationale: """
            A named image, color, data set or file that is not in the app's bundle is nil, and an image literal ends the \
            app. The app has images of its own, so the rule judges a name of an image, color or data set only where the \
            control has nearly the same one; of files it judges those that only a control brings, such as .json.
            """,
        facts: ["swift-16", "ios-6"],
        remedy: "Write the name as the file or the set of the assets catalog has it.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: example("Logo"), good: example("logo"))

    private static func example(_ name: String) -> RuleExample {
        .ios([
            "ios/Sources/Logo.swift": "import UIKit\nlet email2Logo = UIImage(named: \"\(name)\")\n",
            "ios/Resources/Assets.xcassets/Email2/logo.imageset/Contents.json": "{}\n",
        ])
    }

    static func check(_ control: ControlModel) -> [Finding] {
        judged(in: control).filter { !isForeign($0) }.map { missing in
            let found = finding(missing, control)
            guard missing.use.api.lack == .ends else { return found }
            return Finding(
                rule: found.rule, .error, found.message, at: found.location, consequence: found.consequence,
                help: found.help, notes: found.notes, fix: found.fix)
        }
    }

    private static func judged(in control: ControlModel) -> [MissingResource] {
        control.missingResources.filter { ![.nib, .storyboard].contains($0.use.api.kind) }
    }

    /// Whether the app may have a resource of this name that is not the control's.
    private static func isForeign(_ missing: MissingResource) -> Bool {
        missing.answer == .nowhere && missing.use.api.kind != .file
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        if let skip = control.swiftSkip { return skip }
        return judged(in: control).first(where: isForeign).map { missing in
            SkippedCheck(
                "the control has no \(missing.use.api.kind.word) \"\(missing.use.name.value.shortened)\", and the app may",
                at: missing.use.name.location)
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
