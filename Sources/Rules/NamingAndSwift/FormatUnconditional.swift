import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `format-unconditional`
enum FormatUnconditional: Rule {
    static let info = RuleInfo(
        id: "format-unconditional", group: .namingAndSwift, severity: .error,
        summary: "a row service that hands out a row for every format",
        rationale: """
            The app asks its row services one after the other and takes the first row that it gets. A builder that never \
            returns nil therefore hands out its row for the formats of all other controls of the app, too.
            """,
        source: "4d/ios-QMobileUI, Eureka+ActionParameter",
        remedy: "Return nil unless the format is the name in the manifest.",
        needs: [.manifest, .files], platform: .ios, reads: ["/name"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(body: "        return EmailRow(key).onRowEvent(eventCallback)\n")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        let name = control.requestedFormat?.string
        var seen: Set<Location> = []
        let builders = services.meant.flatMap(ios.builders).filter { builder in
            // `format-not-handled` speaks of a builder that refuses just the control's own name.
            builder.builder.returnsNil == .no || builder.ignoresFormat
                || (builder.refusesOnly && name.map { builder.answer(to: $0) != .none } ?? false)
        }
        return builders.compactMap { builder in
            let place = Location(path: builder.path, range: builder.builder.function.name.range)
            guard seen.insert(place).inserted else { return nil }
            let condition = "\(builder.builder.format.value) == \"\(name ?? "…")\""
            let wording = Wording(builder)
            return finding(
                "\"\(builder.owner ?? "")\" \(wording.what)", at: place, severity: wording.severity,
                label: wording.label, consequence: wording.consequence,
                help: "begin with guard \(condition) else { return nil }",
                notes: builder.builder.returns.filter { !$0.isNil }.prefix(1).map { made in
                    Note("whatever the format is", at: Location(path: builder.path, range: made.expression.range))
                })
        }
    }

    /// How the builder fails to go by the format.
    private struct Wording {
        let what: String
        let label: String
        var severity = info.severity
        var consequence = "the app shows this row for all other controls with code, too"

        init(_ builder: FormatBuilder) {
            if builder.builder.returnsNil == .no {
                what = "hands out a row for every format"
                label = "it never returns nil"
            } else if builder.ignoresFormat {
                what = "goes by something else than the format"
                label = "it never looks at the format"
                severity = .warning
                consequence = "its row is shown for other controls with code, too, and for this one by luck"
            } else {
                what = "hands out a row for every format but \(builder.refusedList)"
                label = "it returns nil for the wrong ones"
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }
}

extension FormatBuilder {
    fileprivate var refusedList: String { refused.map(\.comparison.value.value).quotedList("and") }
}
