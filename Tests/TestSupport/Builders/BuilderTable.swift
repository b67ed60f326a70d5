/// All builders whose verdicts are known.
extension RowBuilderCase {
    package static let all: [RowBuilderCase] = reported + conditions + constants + types + rowEvents
}
