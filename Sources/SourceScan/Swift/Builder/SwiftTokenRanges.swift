import SourceText

/// Ranges of tokens that can be asked quickly, whatever they overlap.
struct SwiftTokenRanges {
    private var ranges: [Range<Int>] = []

    init(_ all: [Range<Int>]) {
        for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    func contains(_ index: Int) -> Bool {
        let first = ranges.partitioningIndex { $0.upperBound > index }
        return first < ranges.count && ranges[first].contains(index)
    }
}
