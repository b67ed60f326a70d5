import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `interface-class`
enum InterfaceClass: Rule {
    static let info = RuleInfo(
        id: "interface-class", group: .files, severity: .error,
        summary: "a .xib or .storyboard with a class that is nearly one of the control",
        rationale: """
            UIKit looks for the custom class of an object by its name. Without one it makes an object of UIKit's class, of \
            which the connected outlets do not exist: the app ends. A class of the app's module that the control does not \
            declare may come from another control, so the rule warns.
            """,
        facts: ["swift-16"],
        remedy: "Write the name of the class in the identity inspector, or in customClass.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: InterfaceExample.with(customClass: "PickCel"), good: InterfaceExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios, ios.foreignCode == nil else { return [] }
        var seen: Set<[String]> = []
        lazy var spelling = SpellingIndex(ios.classes.map(\.name))
        return control.interfaces.links.compactMap { link in
            let name = link.object.customClass
            guard link.type == nil, !link.object.isPlaceholder, link.object.isOfTarget || link.object.module == nil,
                !name.value.hasPrefix("___"),
                AppSwiftName.named(name.value) == nil, seen.insert([link.path, name.value]).inserted
            else { return nil }
            let place = Location(path: link.path, range: name.range)
            guard let meant = spelling.slip(for: name.value).flatMap(ios.declaredClass) else {
                guard link.object.isOfTarget else { return nil }
                return finding(
                    "the control declares no class \"\(name.value.shortened)\"", at: place, severity: .warning,
                    consequence:
                        "without it the app makes an object of UIKit's class, and crashes at a connected outlet",
                    help: "add the Swift file of the class below ios/Sources")
            }
            return finding(
                "there is no class \"\(name.value.shortened)\"", at: place,
                consequence: "the app makes an object of UIKit's class, and crashes at a connected outlet",
                notes: [Note("the class is declared here", at: meant.declaredName.location)],
                fix: FixIt("change it to \"\(meant.name)\"", in: link.path, [TextEdit(name.range, meant.name)]))
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.interfaceClasses }
}

extension ControlModel {
    /// The custom classes of the app's nibs and storyboards, for `explain --at`.
    var interfaceClasses: [Note] {
        interfaces.links.map { link in
            Note(
                "the class \"\(link.object.customClass.value)\"",
                at: Location(path: link.path, range: link.object.customClass.range))
        }
    }
}

/// A correct control with a cell in a nib, to make examples of.
enum InterfaceExample {
    static func with(
        customClass: String = "PickCell", outlet: String = "titleView2", action: String = "pick:",
        declared: String = "@IBOutlet weak var titleView2: UILabel!"
    ) -> RuleExample {
        .ios([
            "ios/Sources/PickCell.swift": """
            import UIKit
            class PickCell: UITableViewCell {
                \(declared)
                @IBAction func pick(_ sender: Any) { titleView2.text = "" }
            }
            """,
            "ios/Sources/PickCell.xib": """
            <document>
                <objects>
                    <tableViewCell id="a" customClass="\(customClass)" customModuleProvider="target">
                        <subviews><label id="b"/><button id="c">
                            <connections><action selector="\(action)" destination="a" eventType="touchUpInside" id="e"/></connections>
                        </button></subviews>
                        <connections>\(outlet.isEmpty ? "" : "<outlet property=\"\(outlet)\" destination=\"b\" id=\"d\"/>")</connections>
                    </tableViewCell>
                </objects>
            </document>
            """,
        ])
    }
}
