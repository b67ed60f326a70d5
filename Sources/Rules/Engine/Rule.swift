import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// A rule: a declaration and one pure function. One rule a file, named as its id.
package protocol Rule: Sendable {
    static var info: RuleInfo { get }

    /// What is wrong with `control`. The engine applies the rule only when everything in `info.needs` is there.
    static func check(_ control: ControlModel) -> [Finding]

    /// The reason the rule was skipped, or nil if it ran; read only when it found nothing. `rules` stays empty.
    static func skipped(_ control: ControlModel) -> SkippedCheck?

    /// The values that the rule compares on `control` and where each came from, for `explain --at`.
    static func compared(in control: ControlModel) -> [Note]

    /// The rule itself when it compares the controls of a folder; nil when it is about one control.
    ///
    /// Asked instead of cast, since a cast that fails searches all conformances of the binary.
    static var comparison: (any CollectionRule.Type)? { get }
}

extension Rule {
    package static var comparison: (any CollectionRule.Type)? { nil }

    package static func skipped(_ control: ControlModel) -> SkippedCheck? { nil }

    /// The manifest values that `info.reads` points to, with a word for those that are absent.
    package static func compared(in control: ControlModel) -> [Note] {
        guard let manifest = control.manifest else { return [] }
        return info.reads.map { text in
            guard let pointer = JSONPointer(parsing: text), let node = manifest.document.node(at: pointer) else {
                return Note("\(text) is absent", at: control.manifestPlace)
            }
            return Note("\(text) is \(node.shortLine)", at: control.place(of: node))
        }
    }

    /// A finding of this rule. Its severity is that of the rule, its help the title of its fix, unless others are given.
    static func finding(
        _ message: String, at location: Location, severity: Severity = info.severity, label: String? = nil,
        consequence: String? = nil, help: String? = nil, notes: [Note] = [], fix: FixIt? = nil
    ) -> Finding {
        Finding(
            rule: info.id, severity, message, at: location, label: label, consequence: consequence,
            help: help ?? fix?.title, notes: notes, fix: fix)
    }
}

extension JSONNode {
    /// The value on one line, cut to a length that fits it.
    fileprivate var shortLine: String {
        guard holdsOthers else { return shortText }
        return sourceText.prefix(500).split { $0.isWhitespace }.joined(separator: " ").cut(to: 60)
    }

    /// The value as it is written, cut to a length that fits a message.
    var shortText: String { sourceText.cut(to: 60) }
}
