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

    private static func pairs(_ counts: [Int]) -> [[Int]] {
        var open = OpenPairs(counts)
        var rows: [[Int]] = []
        for first in counts.indices {
            for second in counts.indices where second > first {
                for firstValue in 0..<counts[first] {
                    for secondValue in 0..<counts[second] where open.has(first, firstValue, second, secondValue) {
                        var row: [Int?] = counts.map { _ in nil }
                        row[first] = firstValue
                        row[second] = secondValue
                        rows.append(open.fill(row))
                    }
                }
            }
        }
        return rows
    }
}

/// The pairs of values that no row has yet.
private struct OpenPairs {
    private let counts: [Int]
    /// Where the values of each choice begin among those of all.
    private let starts: [Int]
    private let width: Int
    /// For each two values whether they are a pair that is open, in both orders.
    private var isOpen: [Bool]

    init(_ counts: [Int]) {
        self.counts = counts
        var starts: [Int] = []
        var width = 0
        for count in counts {
            starts.append(width)
            width += count
        }
        self.starts = starts
        self.width = width
        isOpen = Array(repeating: true, count: width * width)
    }

    func has(_ first: Int, _ firstValue: Int, _ second: Int, _ secondValue: Int) -> Bool {
        isOpen[(starts[first] + firstValue) * width + starts[second] + secondValue]
    }

    /// Completes a row so that it has many open pairs, which are closed then.
    mutating func fill(_ row: [Int?]) -> [Int] {
        var row = row
        for index in counts.indices where row[index] == nil {
            var best = (value: 0, gain: -1)
            let others = row.indices.compactMap { other in row[other].map { starts[other] + $0 } }
            for value in 0..<counts[index] {
                let line = (starts[index] + value) * width
                var gain = 0
                for other in others where isOpen[line + other] { gain += 1 }
                if gain >= best.gain { best = (value, gain) }
            }
            row[index] = best.value
        }
        let values = row.indices.map { starts[$0] + (row[$0] ?? 0) }
        for first in values {
            for second in values { isOpen[first * width + second] = false }
        }
        return row.map { $0 ?? 0 }
    }
}
