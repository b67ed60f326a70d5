/// Combinations of choices.
package enum Pairwise {
    /// Rows with one value, from 0, for each of `counts`: all combinations when there are no more than `limit`, else rows in
    /// which every pair of values of two choices occurs. The same in every run.
    package static func rows(_ counts: [Int], limit: Int) -> [[Int]] {
        guard !counts.contains(0) else { return [] }
        var total = 1
        for count in counts {
            total = total > limit ? total : total * count
        }
        return total <= limit ? all(counts) : pairs(counts)
    }

    private static func all(_ counts: [Int]) -> [[Int]] {
        counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
    }

    private struct Pair: Hashable {
        let first: Int
        let firstValue: Int
        let second: Int
        let secondValue: Int
    }

    private static func pairs(_ counts: [Int]) -> [[Int]] {
        var waiting: [Pair] = []
        for first in counts.indices {
            for second in counts.indices where second > first {
                for firstValue in 0..<counts[first] {
                    for secondValue in 0..<counts[second] {
                        waiting.append(
                            Pair(first: first, firstValue: firstValue, second: second, secondValue: secondValue))
                    }
                }
            }
        }
        var open = Set(waiting)
        var rows: [[Int]] = []
        for pair in waiting where open.contains(pair) {
            var row: [Int?] = counts.map { _ in nil }
            row[pair.first] = pair.firstValue
            row[pair.second] = pair.secondValue
            for index in counts.indices where row[index] == nil {
                row[index] = (0..<counts[index]).max { left, right in
                    gain(index, left, row, open) < gain(index, right, row, open)
                }
            }
            let values = row.map { $0 ?? 0 }
            for first in counts.indices {
                for second in counts.indices where second > first {
                    open.remove(
                        Pair(first: first, firstValue: values[first], second: second, secondValue: values[second]))
                }
            }
            rows.append(values)
        }
        return rows
    }

    /// How many open pairs a value adds to a row.
    private static func gain(_ index: Int, _ value: Int, _ row: [Int?], _ open: Set<Pair>) -> Int {
        row.indices.count { other in
            guard other != index, let otherValue = row[other] else { return false }
            let pair =
                other < index
                ? Pair(first: other, firstValue: otherValue, second: index, secondValue: value)
                : Pair(first: index, firstValue: value, second: other, secondValue: otherValue)
            return open.contains(pair)
        }
    }
}
