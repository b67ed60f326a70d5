/// All builders whose verdicts are known.
extension BuilderCase {
    package static let all: [BuilderCase] = reported + conditions + constants + types + rowEvents
}
