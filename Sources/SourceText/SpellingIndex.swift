/// Known words, prepared for looking up many misspelt ones. The cost of all look-ups together is limited: beyond it nothing
/// is suggested.
package struct SpellingIndex: Sendable {
    private struct Entry {
        let word: String
        /// Where it stands among the candidates.
        let order: Int
        /// The word in lower case.
        let scalars: [Unicode.Scalar]
        let set: UInt64
    }

    /// Longer words are neither looked up nor suggested.
    private static let lengthLimit = 64

    /// By the number of scalars.
    private var entries: [Int: [Entry]] = [:]

    /// How many more words are compared letter by letter.
    private var comparisons = 20_000

    package init(_ words: some Sequence<String>) {
        for (order, word) in words.enumerated() {
            let scalars = Array(word.lowercased().unicodeScalars)
            guard scalars.count <= Self.lengthLimit else { continue }
            entries[scalars.count, default: []].append(
                Entry(word: word, order: order, scalars: scalars, set: Self.set(of: scalars)))
        }
    }

    /// The nearest word: one that differs only in case, else the one with the fewest edits (a letter changed, left out,
    /// added, or swapped with its neighbour), at most one for three letters; nil when none is so near. Of two equally near
    /// the first is taken.
    package mutating func suggestion(for word: String) -> String? {
        nearest(to: word, within: { max(1, $0 / 3) })
    }

    /// The word of which `word` is surely a slip, even where names that are not known are common: it differs in case, in one
    /// letter that is changed, left out or doubled, or in two that are swapped. A word with one letter more is rather
    /// another name, such as `SwiftUIX`.
    package mutating func slip(for word: String) -> String? {
        guard word.utf8.count > 4, let meant = nearest(to: word, within: { _ in 1 }) else { return nil }
        let (given, known) = (Array(word.lowercased().unicodeScalars), Array(meant.lowercased().unicodeScalars))
        guard given.count > known.count else { return meant }
        let extra = zip(given, known).prefix { $0 == $1 }.count
        return extra > 0 && given[extra] == given[extra - 1] ? meant : nil
    }

    private mutating func nearest(to word: String, within limit: (Int) -> Int) -> String? {
        let scalars = Array(word.lowercased().unicodeScalars)
        guard scalars.count <= Self.lengthLimit else { return nil }
        let allowed = limit(scalars.count)
        let set = Self.set(of: scalars)
        var best: (entry: Entry, distance: Int)?
        for length in scalars.count - allowed...scalars.count + allowed {
            for entry in entries[length] ?? [] where entry.word != word {
                // An edit adds a scalar, or removes one, or both.
                guard (set ^ entry.set).nonzeroBitCount <= 2 * allowed else { continue }
                comparisons -= 1
                guard comparisons >= 0 else { return nil }
                let distance = Spelling.distance(scalars, entry.scalars)
                // A replacement of every letter is not a misspelling.
                guard distance <= allowed, distance < max(scalars.count, length) else { continue }
                if best.map({ (distance, entry.order) < ($0.distance, $0.entry.order) }) ?? true {
                    best = (entry, distance)
                }
            }
        }
        return best?.entry.word
    }

    /// Which scalars there are, roughly: several share a bit.
    private static func set(of scalars: [Unicode.Scalar]) -> UInt64 {
        scalars.reduce(0) { $0 | 1 << UInt64($1.value & 0x3F) }
    }
}
