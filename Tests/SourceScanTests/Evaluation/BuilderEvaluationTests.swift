import SourceScan
import TestSupport
import Testing

/// The evaluation finds the verdicts of the table.
@Suite struct BuilderEvaluationTests {
    @Test(arguments: RowBuilderCase.all)
    func findsWhatTheTableSays(_ builder: RowBuilderCase) throws {
        let evaluated = try #require(EvaluatedBuilder(builder.source))
        Self.expect(builder.own, evaluated.evaluation(for: .exactly("color2")), builder, "color2")
        Self.expect(builder.other, evaluated.evaluation(for: .anythingElse), builder, "anything else")
        for (format, verdict) in builder.more {
            Self.expect(verdict, evaluated.evaluation(for: .exactly(format)), builder, format)
        }
    }

    @Test(arguments: RowBuilderCase.all)
    func findsWhatHappensToTheCallback(_ builder: RowBuilderCase) throws {
        let evaluated = try #require(EvaluatedBuilder(builder.source))
        let rows = evaluated.evaluation(for: .exactly("color2")).rows
        guard builder.own == .row || builder.own == .either, !(builder.mayBeUnknown && rows.isEmpty) else { return }
        #expect(!rows.isEmpty)
        for row in rows {
            let isMissing = row.event == .missing || row.event == .otherCallback
            #expect(builder.event == .missing ? isMissing : row.event == .passed, "\(row.event)")
        }
        let replaced = rows.flatMap(\.replacements).map { "\($0.replacesApp ? "app" : "author") \($0.callback)" }
        #expect(Set(replaced) == builder.replaced)
    }

    /// Formats that the table does not name, where the builders run.
    @Test(.enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"), arguments: RowBuilderCase.all.filter(\.isRun))
    func agreesForSimilarFormats(_ builder: RowBuilderCase) throws {
        let evaluated = try #require(EvaluatedBuilder(builder.source))
        let observed = try #require(try BuilderTableTests.observed.get()[builder.title])
        for format in BuilderTableTests.similar {
            guard let calls = observed[format] else { continue }
            let agreement = evaluated.evaluation(for: .exactly(format)).agreement(with: calls)
            switch agreement {
            case .right: break
            case .undecided:
                // Whether a string contains "" is not decided.
                let isUndecided = builder.title == "name contains the format" && format.isEmpty
                #expect(builder.mayBeUnknown || isUndecided, "\"\(format)\": \(agreement)")
            case .wrong: Issue.record("\"\(format)\": \(agreement)")
            }
        }
    }

    private static func expect(
        _ verdict: RowBuilderCase.Verdict, _ evaluation: RowEvaluation, _ builder: RowBuilderCase, _ format: String
    ) {
        let found: RowBuilderCase.Verdict? =
            switch evaluation.verdict {
            case _ where evaluation.outcomes.allSatisfy { $0.kind == .never }: .never
            case .row: .row
            case .nil: .nil
            case .either: .either
            case .unknown: nil
            }
        guard found != verdict, !(builder.mayBeUnknown && found == nil) else { return }
        Issue.record("\"\(format)\": \(verdict) expected, found \(evaluation.verdict)")
    }
}
