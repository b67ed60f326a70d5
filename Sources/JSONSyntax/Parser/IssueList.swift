import SourceText

/// Collects issues up to a limit.
struct IssueList {
    private var issues: [JSONSyntaxIssue] = []
    private let limit: Int
    private var isFull = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds an issue; its fix is made only when the issue is kept.
    mutating func report(
        _ kind: JSONSyntaxIssue.Kind, _ range: Range<Int>, related: Range<Int>? = nil,
        fix: @autoclosure () -> [TextEdit]? = nil
    ) {
        guard !isFull else { return }
        isFull = issues.count >= limit
        issues.append(
            isFull
                ? JSONSyntaxIssue(.furtherIssues, range)
                : JSONSyntaxIssue(kind, range, related: related, fix: fix()))
    }

    /// The issues in the order of the file.
    func sorted() -> [JSONSyntaxIssue] {
        issues.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }
}
