import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `row-event-missing`
enum RowEventMissing: Rule {
    static let info = RuleInfo(
        id: "row-event-missing", group: .namingAndSwift, severity: .warning,
        summary: "a row that is handed out without the app's callback",
        rationale: """
            The form of an action learns of a row's changes through the callback that it passes as onRowEvent. A row that \
            does not go through .onRowEvent is shown, and the form never hears of its changes.
            """,
        source: "4d/ios-QMobileUI, Eureka+ActionParameter",
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
        guard let (ios, services) = control.knownSwift else { return [] }
        var seen: Set<Location> = []
        return services.meant.flatMap(ios.builders).flatMap { builder in
            builder.builder.returns.filter { $0.isThroughOnRowEvent == .no }.compactMap { made in
                let place = Location(path: builder.path, range: made.expression.range)
                guard seen.insert(place).inserted else { return nil }
                let callback = builder.builder.callback.value
                let isNamed = callback != "_"
                guard !made.expression.value.contains(".onRowEvent") else { return otherCallback(callback, place) }
                return finding(
                    "the row does not go through .onRowEvent", at: place,
                    consequence: "the form never learns that the row changes",
                    help: isNamed ? "add .onRowEvent(\(callback))" : "name the parameter and add .onRowEvent",
                    fix: isNamed ? fix(made, builder) : nil)
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        guard let (ios, services) = control.knownSwift else { return [] }
        return services.meant.flatMap(ios.builders).flatMap { builder in
            builder.builder.returns.filter { !$0.isNil }.map { made in
                Note(
                    "a row, \(made.isThroughOnRowEvent.words) through .onRowEvent",
                    at: Location(path: builder.path, range: made.expression.range))
            }
        }
    }

    /// The row goes through `.onRowEvent`, with something that never calls what the app passes.
    private static func otherCallback(_ callback: String, _ place: Location) -> Finding {
        finding(
            "the row does not go through .onRowEvent with \"\(callback)\"", at: place,
            consequence: "the form never learns that the row changes", help: "pass \"\(callback)\" to .onRowEvent")
    }

    /// Adds the call behind a variable or a row that is made here.
    private static func fix(_ made: SwiftReturn, _ builder: FormatBuilder) -> FixIt? {
        let text = made.expression.value
        let isName = text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        let last = text.utf8.last
        let isCall =
            made.rowType != nil && (last == UInt8(ascii: ")") || last == UInt8(ascii: "}")) && !text.contains(" as ")
        guard isName || isCall else { return nil }
        let call = ".onRowEvent(\(builder.builder.callback.value))"
        let end = made.expression.range.upperBound
        return FixIt("add \(call)", in: builder.path, [TextEdit(end..<end, call)])
    }
}

extension SwiftCertainty {
    fileprivate var words: String {
        switch self {
        case .yes: "that goes"
        case .no: "that does not go"
        case .unsure: "that perhaps goes"
        }
    }
}
