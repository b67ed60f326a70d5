import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-event-missing`
enum RowEventMissing: Rule {
    static let info = RuleInfo(
        id: "row-event-missing", group: .namingAndSwift, severity: .warning,
        summary: "a row that does not pass its events to the app",
        rationale: """
            The form of an action handles the events of a row through the callback that it passes as onRowEvent: it clears \
            errors, and sets up pickers of dates. QMobileUI's .onRowEvent gives the row a closure for each kind of event, \
            and Eureka keeps only the last closure of each kind: a closure that is set before .onRowEvent never runs, and \
            one that is set after it takes the place of the app's.
            """,
        facts: ["swift-6"],
        remedy: "Return the row through .onRowEvent(eventCallback).",
        needs: [.manifest, .files], platform: .ios, reads: [],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(
                body: """
                            guard format == "email2" else { return nil }
                            return EmailRow(key)

                    """)),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (_, services) = control.knownSwift else { return [] }
        // What a row does that does not compile is not a second mistake.
        var seen = Set(control.baseRowCalls.map(\.location))
        return control.rowBuilders(of: services.meant).flatMap { builder in
            builder.evaluations.flatMap(\.outcomes).flatMap { outcome -> [Finding] in
                guard case .row(let row) = outcome.kind else { return [] }
                let replaced = row.replacements.map { Self.replaced($0, builder) }
                return ([missing(row, outcome.place, builder, control)].compactMap { $0 } + replaced)
                    .filter { seen.insert($0.location).inserted }
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        guard let (_, services) = control.knownSwift else { return control.swiftSkip }
        let outcomes = control.rowBuilders(of: services.meant).flatMap { $0.own?.outcomes ?? $0.other.outcomes }
        return outcomes.lazy.compactMap { outcome in
            guard case .unknown(let reason) = outcome.kind else { return nil }
            return SkippedCheck(reason, at: outcome.place.location)
        }.first
    }

    static func compared(in control: ControlModel) -> [Note] {
        guard let (_, services) = control.knownSwift else { return [] }
        var seen: Set<RowOutcome> = []
        return control.rowBuilders(of: services.meant).flatMap { builder in
            builder.evaluations.flatMap(\.outcomes).compactMap { outcome in
                guard case .row(let row) = outcome.kind, seen.insert(outcome).inserted else { return nil }
                return Note("a row, \(row.event.words)", at: outcome.place.location)
            }
        }
    }

    /// The row does not go through `.onRowEvent`, or with something that never calls what the app passes.
    private static func missing(
        _ row: BuiltRow, _ place: InFile<String>, _ builder: EvaluatedBuilder, _ control: ControlModel
    ) -> Finding? {
        let callback = builder.function.builder.callback.value
        let isNamed = callback != "_"
        switch row.event {
        case .passed, .unknown: return nil
        case .otherCallback:
            return finding(
                "the row does not go through .onRowEvent with \"\(callback)\"", at: place.location,
                consequence: consequence, help: "pass \"\(callback)\" to .onRowEvent")
        case .missing:
            let fix = isNamed && place.path == builder.path ? fix(row, place, callback, builder, control) : nil
            let made = fix == nil ? row.made.flatMap { isWithin($0, place) ? nil : $0 } : nil
            return finding(
                "the row does not go through .onRowEvent", at: place.location, consequence: consequence,
                help: isNamed ? "add .onRowEvent(\(callback))" : "name the parameter and add .onRowEvent",
                notes: made.map { [Note("the row is made here", at: $0.location)] } ?? [], fix: fix)
        }
    }

    private static func isWithin(_ made: InFile<String>, _ place: InFile<String>) -> Bool {
        made.path == place.path && place.range.overlaps(made.range)
    }

    private static let consequence = "the form does not receive the events of the row"

    /// A closure of the row takes the place of the app's, or the app's of a closure of the row.
    private static func replaced(_ replaced: BuiltRow.Replacement, _ builder: EvaluatedBuilder) -> Finding {
        let callback = builder.function.builder.callback.value
        guard replaced.replacesApp else {
            return finding(
                ".onRowEvent replaces the closure of .\(replaced.callback)", at: replaced.replaced.location,
                consequence: "the closure never runs",
                help: "pass .onRowEvent a closure that also calls \(callback), or override the row's functions",
                notes: [Note("this replaces it", at: replaced.replacing.location)])
        }
        // The form does nothing with the other events (`onRowEvent(cell:row:event:)` of ios-QMobileUI).
        let isHandled = ["onCellHighlightChanged", "cellSetup", "cellUpdate"].contains(replaced.callback)
        return finding(
            ".\(replaced.callback) replaces the callback of .onRowEvent", at: replaced.replacing.location,
            severity: isHandled ? info.severity : .note, consequence: "the form does not receive this event",
            help: "call \(callback) in the closure too",
            notes: [Note("this sets the callback of the app", at: replaced.replaced.location)])
    }

    /// Adds the call behind a variable or a row that is made there.
    private static func fix(
        _ row: BuiltRow, _ place: InFile<String>, _ callback: String, _ builder: EvaluatedBuilder,
        _ control: ControlModel
    ) -> FixIt? {
        guard let file = control.file(place.path), let made = row.made else { return nil }
        let text = file.bytes[place.range]
        let isName = text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        let isCall =
            made.path == place.path && made.range.lowerBound == place.range.lowerBound
            && (text.last == UInt8(ascii: ")") || text.last == UInt8(ascii: "}"))
        guard isName || isCall else { return nil }
        let call = ".onRowEvent(\(callback))"
        let end = place.range.upperBound
        return FixIt("add \(call)", in: place.path, [TextEdit(end..<end, call)])
    }
}

extension BuiltRow.Event {
    fileprivate var words: String {
        switch self {
        case .passed: "that goes through .onRowEvent"
        case .otherCallback: "that goes through .onRowEvent with another callback"
        case .missing: "that does not go through .onRowEvent"
        case .unknown: "of which it is not known whether it goes through .onRowEvent"
        }
    }
}
