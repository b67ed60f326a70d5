/// Finds the word that was meant.
package enum Spelling {
    /// The candidates for the words of one file or control, and how many comparisons may still be made: there is nothing to
    /// suggest to somebody who has made thousands of mistakes.
    package struct Suggestions: Sendable {
        private let candidates: [String]
        private var comparisonsLeft = 200_000

        package init(_ candidates: some Sequence<String>) {
            self.candidates = candidates.sorted()
        }

        /// The candidate nearest to `word`; nil when none is near enough, or too many comparisons were made.
        package mutating func suggestion(for word: String) -> String? {
            guard comparisonsLeft > 0 else { return nil }
            comparisonsLeft -= candidates.count
            return Spelling.suggestion(for: word, among: candidates)
        }
    }

    /// The candidate nearest to `word`: one that differs only in case, else the one with the fewest edits (a letter
    /// changed, left out, added, or swapped with its neighbour); nil when none is near enough to be worth suggesting.
    /// Of two equally near the first is taken. For many words among the same candidates take a `SpellingIndex`.
    package static func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
        var index = SpellingIndex(candidates)
        return index.suggestion(for: word)
    }

    /// The optimal string alignment distance: how many edits and swaps of neighbours lead from one to the other, no
    /// element edited twice. Takes time in proportion to the product of the lengths.
    package static func distance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let cost = left[row] == right[column] ? 0 : 1
                var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
