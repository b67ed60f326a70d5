import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// A string that a builder compares the format with, beside the format that is requested.
struct ComparedFormat {
    private let comparison: ComparedString
    private let builder: EvaluatedBuilder

    /// What the app requests: the name in the manifest.
    private let requested: String

    /// How many edits lead from one to the other, whatever their case.
    private let distance: Int

    private var value: InFile<String> { comparison.value }

    /// What the string would have to be.
    var wanted: String { comparison.format }

    /// What the builders compare the format `name` with, the string nearest to it first.
    static func nearest(to name: String, among builders: [EvaluatedBuilder]) -> [ComparedFormat] {
        let letters = Array(name.lowercased().utf8.prefix(maximumLength))
        var seen: Set<InFile<String>> = []
        let comparisons = builders.filter { $0.returnsRows }.flatMap { builder in
            (builder.own?.comparisons ?? []).map { (builder, $0) }
        }
        return comparisons.filter { seen.insert($0.1.value).inserted }.prefix(maximumCount).map { builder, comparison in
            let value = Array(comparison.value.value.lowercased().utf8.prefix(maximumLength))
            return ComparedFormat(
                comparison: comparison, builder: builder, requested: name,
                distance: Spelling.distance(letters, value))
        }.sorted { $0.distance < $1.distance }
    }

    /// The place of the string, and what it is there.
    var note: Note {
        Note(
            wanted == requested
                ? "\(builder.owner) handles this one" : "\(builder.owner) compares \"\(wanted)\" with this one",
            at: value.location)
    }

    /// What to do when this is the only string that there is: it is wrong, or the manifest's name, `node`, or either.
    func remedy(_ node: JSONNode, _ ios: IOSBuild, _ control: ControlModel) -> (help: String, fix: FixIt?) {
        let inCode = "change \"\(value.value)\" to \"\(wanted)\" in \(value.path.lastPathPart)"
        let manifest = control.manifestPath.lastPathPart
        let inManifest = "change \"name\" to \"\(value.value)\" in \(manifest)"
        guard isPossibleName else { return (inCode, fixInCode(control)) }
        switch FormatVote(requested, against: value.value, of: builder, in: ios) {
        case .manifest: return (inCode, fixInCode(control))
        case .code(let agreeing):
            return (
                "\(inManifest), which agrees with \(agreeing)",
                value.value.isPlain ? control.replacing(node, with: "\"\(value.value)\"") : nil
            )
        case .tie: return ("\(inCode), or \(inManifest)", nil)
        }
    }

    /// Whether the manifest could have the string as its name. No name passes a comparison with capitals after the format
    /// has been made lower-case.
    private var isPossibleName: Bool {
        !value.value.isEmpty && value.value.utf8.first != .slash && !BuiltInFormats.ios.contains(value.value)
            && builder.evaluation(for: value.value).outcomes.contains(where: \.isRow)
    }

    /// Writes the name instead of a string that the builder's own file holds, or one that is nearly the name.
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

extension EvaluatedBuilder {
    /// Whether it returns a row for any format that is known, or may do so, or makes one.
    var returnsRows: Bool {
        function.builder.keepsCallback
            || evaluations.contains { evaluation in
                evaluation.outcomes.contains { $0.kind != .nil && $0.kind != .never }
            }
    }
}
