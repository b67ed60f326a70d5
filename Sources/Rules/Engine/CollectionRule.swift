import Findings
import FourDMobile
import InputControl

/// A rule about controls that live in one project together: it compares each with the others of its folder.
package protocol CollectionRule: Rule {
    /// What is wrong with `controls`, which are those of one folder, in the order of the run. The engine gives only those
    /// in which everything in `info.needs` is there.
    static func check(_ controls: [ControlProject]) -> [Finding]

    /// What the rule compares of one control, for `explain --at`.
    static func compared(of control: ControlProject) -> [Note]
}

extension CollectionRule {
    package static var comparison: (any CollectionRule.Type)? { self }

    /// A single control is compared with nothing.
    package static func check(_ control: ControlModel) -> [Finding] { [] }

    package static func compared(in control: ControlModel) -> [Note] { compared(of: control.project) }
}

extension Sequence<ControlProject> {
    /// The controls that live in one project together: two or more of one folder each, in the order of the run.
    package var collections: [[ControlProject]] {
        var order: [String] = []
        var bySiblingsFolder: [String: [ControlProject]] = [:]
        for control in self {
            guard let siblingsFolder = control.siblingsFolder else { continue }
            if bySiblingsFolder[siblingsFolder] == nil { order.append(siblingsFolder) }
            bySiblingsFolder[siblingsFolder, default: []].append(control)
        }
        return order.compactMap { bySiblingsFolder[$0] }.filter { $0.count > 1 }
    }
}
