import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `interface-outlet`
enum InterfaceOutlet: Rule {
    static let info = RuleInfo(
        id: "interface-outlet", group: .files, severity: .error,
        summary: "a .xib or .storyboard that connects an outlet that the class does not have",
        rationale: """
            When UIKit loads a nib or storyboard, it sets each connected outlet by its name. A class without the property, or \
            with one that Objective-C does not see, is "not key value coding-compliant": the app ends. The rule judges \
            classes of the control whose superclass is known.
            """,
        facts: ["swift-16"],
        remedy: "Connect the outlet again, or declare the property with @IBOutlet.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: InterfaceExample.with(outlet: "titleView3", declared: "@IBOutlet weak var titleView2: UILabel?"),
        good: InterfaceExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.interfaces.brokenOutlets.map {
            finding($0, kind: "outlet", attribute: "@IBOutlet", consequence: "the app crashes when it loads the file")
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.interfaceClasses }
}

extension Rule {
    /// What is wrong with a connection of a nib or storyboard.
    static func finding(
        _ broken: InterfaceLinks.Broken, kind: String, attribute: String, consequence: String
    ) -> Finding {
        let (type, name, path) = (broken.type, broken.name, broken.link.path)
        let place = Location(path: path, range: name.range)
        switch broken.gap {
        case .missing(let nearest):
            let declared = type.declarations.first.map {
                Note("the class is declared here", at: Location(path: $0.path, range: $0.range))
            }
            return finding(
                "the class \"\(type.name)\" has no \(kind) \"\(name.value.shortened)\"", at: place,
                consequence: consequence,
                help: nearest == nil ? "declare it with \(attribute), or remove the connection" : nil,
                notes: [declared].compactMap { $0 },
                fix: nearest.map { FixIt("change it to \"\($0)\"", in: path, [TextEdit(name.range, $0)]) })
        case .hidden(let member):
            return finding(
                "\"\(member.value)\" of the class \"\(type.name)\" is not an \(attribute)", at: place,
                consequence: consequence, help: "write \(attribute) before its declaration",
                notes: [Note("it is declared here", at: member.location)])
        }
    }
}
