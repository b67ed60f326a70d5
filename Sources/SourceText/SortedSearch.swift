extension RandomAccessCollection where Index == Int {
    /// The first index whose element `isReached` holds for; it has to hold for all elements behind that one, too. The end
    /// index when it holds for none. Asks about as often as the count has binary digits.
    @inlinable
    package func partitioningIndex(where isReached: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
