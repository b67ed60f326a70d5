/// Numbers the words of a file, so that words are compared as numbers: equal bytes, equal number.
struct SymbolTable: Sendable {
    private var slots: [Int32]
    private var hashes: [UInt32] = []
    private var storage: [UInt8] = []
    /// Where each symbol's bytes end in `storage`.
    private var ends: [Int] = []

    /// `words` get the numbers 0, 1, 2 and so on.
    init(_ words: [String]) {
        slots = Array(repeating: -1, count: 512)
        for word in words {
            let bytes = Array(word.utf8)
            _ = intern(bytes, 0..<bytes.count)
        }
    }

    var count: Int { ends.count }

    /// The number of the word `bytes[range]`, a new one when it was not seen before.
    mutating func intern(_ bytes: [UInt8], _ range: Range<Int>) -> Int32 {
        let hash = Self.hash(bytes, range)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let symbol = Int(slots[slot])
            if hashes[symbol] == hash, isEqual(symbol, bytes, range) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let symbol = Int32(ends.count)
        slots[slot] = symbol
        hashes.append(hash)
        storage.append(contentsOf: bytes[range])
        ends.append(storage.count)
        if ends.count * 2 > slots.count { grow() }
        return symbol
    }

    /// The number of `word`, or nil when the file does not have it.
    func symbol(of word: String) -> Int32? {
        let bytes = Array(word.utf8)
        let hash = Self.hash(bytes, 0..<bytes.count)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            if hashes[Int(slots[slot])] == hash, isEqual(Int(slots[slot]), bytes, 0..<bytes.count) {
                return slots[slot]
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    func name(of symbol: Int32) -> String {
        String(decoding: storage[range(of: Int(symbol))], as: UTF8.self)
    }

    private func range(of symbol: Int) -> Range<Int> {
        (symbol == 0 ? 0 : ends[symbol - 1])..<ends[symbol]
    }

    private func isEqual(_ symbol: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        let own = self.range(of: symbol)
        guard own.count == range.count else { return false }
        for offset in 0..<own.count where storage[own.lowerBound + offset] != bytes[range.lowerBound + offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for symbol in 0..<ends.count {
            var slot = Int(hashes[symbol]) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(symbol)
        }
    }

    /// FNV-1a.
    private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        return hash
    }
}
