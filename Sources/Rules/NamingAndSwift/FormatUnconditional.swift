import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `format-unconditional`
enum FormatUnconditional: Rule {
    static let info = RuleInfo(
        id: "format-unconditional", group: .namingAndSwift, severity: .error,
        summary: "a row service returns rows for formats of other controls",
        rationale: """
            The app calls its row services one after the other and takes the first row that it gets. A builder that does \
            not return nil for other formats therefore also gives its row to the other controls of the app.
            """,
        facts: ["swift-4", "swift-5"],
        remedy: "Return nil unless the format is the name in the manifest.",
        needs: [.manifest, .files], platform: .ios, reads: ["/name"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(body: "        return EmailRow(key).onRowEvent(eventCallback)\n")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (_, services) = control.knownSwift else { return [] }
        let name = control.requestedFormat?.string
        // `format-not-handled` reports builders that return nil for just the control's own name.
        guard !control.returnsNoRow else { return [] }
        var seen: Set<Location> = []
        return control.rowBuilders(of: services.meant).compactMap { builder in
            guard let wording = Wording(builder), seen.insert(builder.name.location).inserted else { return nil }
            let condition = "\(builder.function.builder.format.value) == \"\(name ?? "…")\""
            return finding(
                "\"\(builder.owner)\" \(wording.what)", at: builder.name.location, severity: wording.severity,
                label: wording.label, consequence: wording.consequence,
                help: "begin with guard \(condition) else { return nil }",
                notes: builder.other.outcomes.filter(\.isRow).prefix(1).map { row in
                    Note("this row is returned for other formats", at: row.place.location)
                })
        }
    }

    /// How the builder fails to go by the format.
    private struct Wording {
        let what: String
        let label: String
        var severity = info.severity
        var consequence = "the app also shows this row for all other controls with code"

        /// nil for a builder that returns nil for other formats, or may do so.
        init?(_ builder: EvaluatedBuilder) {
            switch builder.other.verdict {
            case .nil, .unknown: return nil
            case .row:
                let refused = builder.comparedStrings.prefix(8).filter {
                    builder.evaluation(for: $0.value).verdict == .nil
                }
                what =
                    "returns a row for every format"
                    + (refused.isEmpty ? "" : " except \(refused.map(\.value).quotedList("and"))")
                label = refused.isEmpty ? "it never returns nil" : "it returns nil for the wrong formats"
            case .either:
                what = "returns a row for other formats too"
                label =
                    builder.comparedStrings.isEmpty
                    ? "it never compares the format" : "what it returns also depends on something else"
                severity = .warning
                consequence = "the app can show its row for other controls with code"
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        guard let (_, services) = control.knownSwift else { return control.swiftSkip }
        return control.rowBuilders(of: services.meant).lazy.compactMap { control.skip($0.other) }.first
    }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }
}
