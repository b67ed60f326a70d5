import JSONSyntax

/// The order in which Android apps show the choices of an object [list-3]: that of Java's `HashMap`.
package enum AndroidChoiceOrder {
    /// The positions of the keys in the order of the file, sorted as the map returns them. nil when it cannot be
    /// determined: with equal keys, which the generator refuses, or where more than eight keys share a bucket of a large
    /// table, which Java then sorts in another way.
    package static func positions(of keys: [String]) -> [Int]? {
        guard Set(keys.map { Array($0.utf16) }).count == keys.count else { return nil }
        let hashes = keys.map(hash)
        var buckets: [[Int]] = Array(repeating: [], count: 16)
        for position in hashes.indices {
            let bucket = hashes[position] & (buckets.count - 1)
            buckets[bucket].append(position)
            let isCrowded = buckets[bucket].count > 8
            if isCrowded, buckets.count >= 64 { return nil }
            if isCrowded { buckets = doubled(buckets, hashes[...position]) }
            if position + 1 > buckets.count / 4 * 3 { buckets = doubled(buckets, hashes[...position]) }
        }
        return buckets.flatMap(\.self)
    }

    private static func doubled(_ buckets: [[Int]], _ hashes: ArraySlice<Int>) -> [[Int]] {
        var larger: [[Int]] = Array(repeating: [], count: buckets.count * 2)
        for position in hashes.indices { larger[hashes[position] & (larger.count - 1)].append(position) }
        return larger
    }

    /// `String.hashCode` with its upper half mixed in, as `HashMap` does.
    private static func hash(_ key: String) -> Int {
        let code = key.utf16.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
        return Int(code ^ (code >> 16))
    }
}

extension JSONNode {
    /// The positions of an object's choices in the order in which Android apps show them, without those that they drop; nil
    /// when it cannot be determined.
    package var androidOrder: [Int]? {
        let labels = members.map(\.value)
        return AndroidChoiceOrder.positions(of: members.map(\.keyText))?.filter { position in
            labels[position].map { AndroidChoice(objectValue: $0) != .dropped } ?? false
        }
    }
}
