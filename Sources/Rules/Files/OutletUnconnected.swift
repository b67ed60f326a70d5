import Findings
import FourDMobile
import InputControl
import SourceText

/// `outlet-unconnected`
enum OutletUnconnected: Rule {
    static let info = RuleInfo(
        id: "outlet-unconnected", group: .files, severity: .warning,
        summary: "an outlet that no .xib or .storyboard of its class connects",
        rationale: """
            An outlet that is not connected stays nil. Code that uses one with an implicitly unwrapped type ends the app. \
            The rule judges classes that a nib or storyboard of the control holds, and outlets that no code sets.
            """,
        facts: ["swift-16"],
        remedy: "Connect the outlet, or declare it as an optional.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: InterfaceExample.with(outlet: ""), good: InterfaceExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        // A misspelt connection is the matter of `interface-outlet`.
        let misspelt = control.interfaces.brokenOutlets.reduce(into: Set<String>()) { names, outlet in
            if case .missing(let meant?) = outlet.gap { names.insert(meant) }
        }
        return control.interfaces.unconnected.filter { !misspelt.contains($0.outlet.value) }.map { outlet, path in
            finding(
                "the outlet \"\(outlet.value.shortened)\" is not connected", at: outlet.location,
                consequence: "it is nil, and the app crashes when code uses it",
                help: "connect it in \"\(path.lastPathPart)\", or declare it as an optional",
                notes: [Note("this file holds the class", at: Location(path: path))])
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.interfaceClasses }
}
