import Foundation
import SourceScan
import TestSupport
import Testing

/// The evaluation against what random builders do when they run.
///
/// `INPUTCTL_ALL_BUILDERS=1` takes 2,000 builders; `INPUTCTL_BUILDER_SEED=N` only that of one seed, and prints it.
@Suite(.enabled(if: SDKStubs.areUsable, "\(SDKStubs.missing)"))
struct ExecutionOracleTests {
    private static let environment = ProcessInfo.processInfo.environment

    private static let seeds: [UInt64] = {
        if let seed = environment["INPUTCTL_BUILDER_SEED"].flatMap(UInt64.init) { return [seed] }
        return Array(0..<(environment["INPUTCTL_ALL_BUILDERS"] == "1" ? 2_000 : 80))
    }()

    /// As many as the compiler takes at once without using much memory.
    private static let batchSize = 250

    /// In addition to the control's name and unrelated ones.
    private static let similar = ["colour2", "size2", "COLOR2", "2", "x"]
    private static let unrelated = ["qjwvzy", "Ünrelated", "q", "qwertyuiopqwertyuiop"]

    @Test func agreesWithRandomBuilders() throws {
        var counts = Counts()
        for start in stride(from: 0, to: Self.seeds.count, by: Self.batchSize) {
            let seeds = Self.seeds[start..<min(start + Self.batchSize, Self.seeds.count)]
            let sources = seeds.map { RandomBuilder.service(seed: $0) }
            let formats = ["color2"] + Self.similar + Self.unrelated
            let observed = try BuilderProgram.run(sources.map { ($0, formats) })
            for ((seed, source), observed) in zip(zip(seeds, sources), observed) {
                Self.compare(seed, source, observed, &counts)
            }
        }
        print(counts)
        if Self.seeds.count == 1 { return }
        #expect(counts.undecided * 20 < counts.questions, "unknown in 5 % or more")
    }

    private struct Counts: CustomStringConvertible {
        var builders = 0
        var questions = 0
        var undecided = 0
        var wrong = 0
        var reasons: [String: Int] = [:]

        var description: String {
            let share = Double(undecided) * 100 / Double(max(questions, 1))
            let often = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(12)
            return
                (["\(builders) builders, \(questions) questions: \(wrong) wrong, \(undecided) unknown (\(share) %)"]
                + often.map { "  \($0.value) × \($0.key)" }).joined(separator: "\n")
        }
    }

    private static func compare(
        _ seed: UInt64, _ source: String, _ observed: [String: BuilderProgram.Observation], _ counts: inout Counts
    ) {
        guard let builder = EvaluatedBuilder(source) else {
            Issue.record("seed \(seed): no builder found\n\(source)")
            return
        }
        counts.builders += 1
        let others = BuilderProgram.Observation(calls: unrelated.flatMap { observed[$0]?.calls ?? [] })
        let named = (["color2"] + similar).map { (RequestedFormat.exactly($0), observed[$0]) }
        for (format, calls) in named + [(.anythingElse, others)] {
            guard let calls else { continue }
            counts.questions += 1
            let evaluation = builder.evaluation(for: format)
            switch evaluation.agreement(with: calls) {
            case .right: break
            case .undecided(let reason):
                counts.undecided += 1
                counts.reasons[reason, default: 0] += 1
            case .wrong(let what):
                counts.wrong += 1
                Issue.record("seed \(seed), \(format): \(what)\n\(counts.wrong <= 3 ? source : "")")
            }
            if seeds.count == 1 {
                print(format, "runs:", calls.verdict, "evaluates:", evaluation.verdict)
                for outcome in evaluation.outcomes { print("   ", outcome.kind, outcome.place.range) }
            }
        }
        if seeds.count == 1 { print(source) }
    }
}
