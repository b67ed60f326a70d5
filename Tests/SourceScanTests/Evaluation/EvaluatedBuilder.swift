import SourceScan
import SourceText
import TestSupport

/// The builder of `Color2RowService`, as the evaluation sees it.
struct EvaluatedBuilder {
    private let facts: SwiftFacts
    private let file: SwiftFileFacts
    private let builder: SwiftRowBuilder

    /// nil when the service has no builder.
    init?(_ source: String) {
        file = SwiftFileFacts(scanning: Array(source.utf8), path: "Color2Row.swift")
        facts = SwiftFacts(files: [file])
        let inherited = (facts.inheritedNames(of: "Color2RowService") ?? []).map(\.value)
        let owners = ["Color2RowService"] + inherited
        let found = owners.lazy.compactMap { [file] owner in
            file.rowBuilders.first { builder in
                builder.type.map { file.types[$0].name.value.split(separator: ".").last.map(String.init) } == owner
            }
        }
        guard let builder = found.first else { return nil }
        self.builder = builder
    }

    func evaluation(for format: RequestedFormat) -> RowEvaluation {
        facts.evaluation(of: builder, in: file, receiver: "Color2RowService", for: format)
    }
}

extension RowEvaluation {
    /// How this compares with what the builder does when it runs.
    enum Agreement: Equatable {
        case right
        /// It is unknown, or a row or nil although all calls return the same.
        case undecided(String)
        case wrong(String)
    }

    func agreement(with observed: BuilderProgram.Observation) -> Agreement {
        let hasRow = observed.calls.contains { $0.verdict == .row }
        let hasNil = observed.calls.contains { $0.verdict == .nil }
        switch verdict {
        case .row where hasNil: return .wrong("a row, but calls return nil")
        case .nil where hasRow: return .wrong("nil, but calls return a row")
        case .unknown(let condition): return .undecided(condition.reason)
        case .either where !(hasRow && hasNil): return .undecided("a row or nil")
        default: break
        }
        let stops = !hasRow && !hasNil
        if stops, outcomes.contains(where: { $0.kind != .never }) { return .undecided("whether it returns") }
        return eventAgreement(with: observed)
    }

    private func eventAgreement(with observed: BuilderProgram.Observation) -> Agreement {
        let events = Set(rows.map(\.event))
        guard !events.contains(.unknown) else { return .undecided("whether the row passes the callback") }
        for call in observed.rows {
            if call.app.isEmpty, !events.contains(.missing), !events.contains(.otherCallback) {
                return .wrong("the callback is passed, but the app gets no event")
            }
            if !call.app.isEmpty, !events.contains(.passed) {
                return .wrong("the callback is missing, but the app gets events")
            }
        }
        return .right
    }

    var rows: [BuiltRow] {
        outcomes.compactMap { outcome in if case .row(let row) = outcome.kind { row } else { nil } }
    }
}
