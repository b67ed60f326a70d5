import SourceScan
import Testing

@Suite struct RowEvaluationTests {
    @Test(arguments: BuilderTable.all)
    func knowsWhatABuilderReturns(_ table: BuilderTable) throws {
        for builder in table.cases {
            let own = try evaluation(of: builder, for: .exactly("color2"))
            let other = try evaluation(of: builder, for: .anythingElse)
            #expect(
                own.verdict.word == builder.own && other.verdict.word == builder.other,
                "\(builder.body): \(own.verdict), \(other.verdict)")
        }
    }

    private func evaluation(of builder: BuilderCase, for format: RequestedFormat) throws -> RowEvaluation {
        let file = SwiftFileFacts(scanning: Array(builder.code.utf8), path: "a.swift")
        let found = try #require(file.rowBuilders.first)
        return SwiftFacts(files: [file]).evaluation(of: found, in: file, for: format)
    }
}

extension RowEvaluation.Verdict {
    var word: String {
        switch self {
        case .row: "row"
        case .nil: "nil"
        case .either: "either"
        case .unknown: "unknown"
        }
    }
}
