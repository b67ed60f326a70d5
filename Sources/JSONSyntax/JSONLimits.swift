/// How much of a file is read. What lies beyond a limit is an issue of the document, never a crash.
package struct JSONLimits: Sendable, Hashable {
    /// How many arrays and objects may be open at once.
    package var maxDepth: Int

    /// The size of the largest file that is parsed, in bytes; at most 2 GiB, whatever is set.
    package var maxBytes: Int

    /// How many issues are kept; one more says that there were others.
    package var maxIssues: Int

    package init(maxDepth: Int = 512, maxBytes: Int = 16 << 20, maxIssues: Int = 1000) {
        self.maxDepth = maxDepth
        self.maxBytes = maxBytes
        self.maxIssues = maxIssues
    }

    /// The limits of the tool: 512 levels, 16 MiB, 1000 issues.
    package static let standard = JSONLimits()
}
