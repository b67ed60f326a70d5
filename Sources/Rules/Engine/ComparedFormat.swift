import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// A value that a builder compares the format with, beside the format that it is asked for.
struct ComparedFormat {
    private let comparison: FormatBuilder.Comparison
    private let builder: FormatBuilder

    /// What the app asks for: the name in the manifest.
    private let asked: String

    /// How many edits lead from one to the other, whatever their case.
    private let distance: Int

    private var value: InFile<String> { comparison.value }

    /// What the value would have to be.
    var wanted: String { comparison.folded(asked) }

    /// What the builders compare the format with, the value nearest to `name` first.
    static func nearest(to name: String, among builders: [FormatBuilder]) -> [ComparedFormat] {
        let asked = Array(name.lowercased().utf8.prefix(maximumLength))
        let comparisons = builders.filter { !$0.returnsOnlyNil }.flatMap { builder in
            builder.comparisons.map { (builder, $0) }
        }
        return comparisons.prefix(maximumCount).map { builder, comparison in
            let value = Array(comparison.value.value.lowercased().utf8.prefix(maximumLength))
            return ComparedFormat(
                comparison: comparison, builder: builder, asked: name, distance: Spelling.distance(asked, value))
        }.sorted { $0.distance < $1.distance }
    }

    /// The place of the value, and what it is there.
    var note: Note {
        let owner = builder.owner ?? ""
        return Note(
            wanted == asked ? "\(owner) answers to this one" : "\(owner) compares \"\(wanted)\" with this one",
            at: value.location)
    }

    /// What to do when this is the only value that there is: it is wrong, or the manifest's name, `node`, or either.
    func wayOut(_ node: JSONNode, _ ios: IOSBuild, _ control: ControlModel) -> (help: String, fix: FixIt?) {
        let inCode = "\"\(wanted)\" in \(value.path.lastPathPart)"
        let inManifest = "\"\(value.value)\" in \(control.manifestPath.lastPathPart)"
        guard isPossibleName else { return ("write \(inCode)", fixInCode(control)) }
        switch FormatVote(asked, against: value.value, of: builder, in: ios) {
        case .manifest: return ("write \(inCode)", fixInCode(control))
        case .code(let agreeing):
            return (
                "write \(inManifest); \(agreeing) is called so, too",
                value.value.isPlain ? control.replacing(node, with: "\"\(value.value)\"") : nil
            )
        case .tie: return ("write \(inCode), or \(inManifest)", nil)
        }
    }

    /// Whether the manifest could have the value as its name. None could pass a comparison with capitals after the format
    /// has been made small.
    private var isPossibleName: Bool {
        comparison.isMet(by: value.value) && !value.value.isEmpty && value.value.utf8.first != .slash
            && !BuiltInFormats.ios.contains(value.value)
    }

    /// Writes the name instead of a value that the builder's own file holds, or one that is nearly the name.
    private func fixInCode(_ control: ControlModel) -> FixIt? {
        let isNear = Spelling.suggestion(for: value.value, among: [wanted]) != nil
        guard isNear || value.path == builder.path, wanted.isPlain, let file = control.file(value.path),
            file.isQuoted(value.range), file.holds(value.value, at: value.range)
        else { return nil }
        return FixIt("write \"\(wanted)\"", in: value.path, [TextEdit(value.range, wanted)])
    }

    private static let maximumCount = 500
    /// In bytes; longer values are compared as far.
    private static let maximumLength = 64
}
