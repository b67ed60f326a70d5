import SourceText

/// Shapes that Swift and Kotlin write alike. Every search is bounded by the tokens there are.
extension TokenList {
    /// How many tokens, a bracket counting as one, generic arguments may have; what goes on longer is a comparison.
    private static let genericsLimit = 200

    /// How a token changes the number of open `<`; nil when it is another token.
    func angles(_ index: Int) -> Int? {
        let token = self[index]
        guard token.kind == .operator else { return nil }
        if isText(index, "->") { return 0 }
        var change = 0
        for byte in bytes[token.range] {
            if byte == UInt8(ascii: "<") { change += 1 }
            if byte == UInt8(ascii: ">") { change -= 1 }
        }
        return change
    }

    /// The token behind the `<…>` that starts at `index`, or where `stops` says that no type goes on; `index` when there
    /// is none.
    func afterGenerics(_ index: Int, stops: (Int) -> Bool) -> Int {
        guard self[index].kind == .operator, self[index].byte == UInt8(ascii: "<") else { return index }
        var depth = 0
        var next = index
        var length = 0
        while next < count, length < Self.genericsLimit, !stops(next) {
            depth += angles(next) ?? 0
            next = after(next)
            length += 1
            if depth <= 0 { break }
        }
        return next
    }

    /// Whether no type goes on at `index`: something ends there, or `startsDeclaration`, which is asked about words.
    func endsType(_ index: Int, startsDeclaration: (Int) -> Bool) -> Bool {
        let token = self[index]
        switch token.kind {
        case .end, .close, .branch, .interpolationEnd: return true
        case .open: return token.byte == UInt8(ascii: "{")
        case .sign: return token.byte == UInt8(ascii: ";")
        case .word: return startsDeclaration(index)
        default: return false
        }
    }

    /// The text behind the `:` or `->` at `index` up to the token `end`; nil when nothing stands there.
    func text(behind index: Int, upTo end: Int) -> Located<String>? {
        end > index + 1 ? located(index + 1..<end) : nil
    }

    /// The token behind the path `a.b.c` whose first name stands at `index`.
    func afterPath(_ index: Int) -> Int {
        var next = index + 1
        while self[next].isSign("."), self[next + 1].isName { next += 2 }
        return next
    }

    /// How many names of a path are followed backwards: nobody writes more, and each may be asked for its start.
    private static let pathLimit = 32

    /// The first token of the path `a.b.c` whose last name stands at `index`.
    func startOfPath(upTo index: Int) -> Int {
        var start = index
        while index - start < 2 * Self.pathLimit, self[start - 1].isSign("."), self[start - 2].isName { start -= 2 }
        return start
    }

    /// The first token of each part between the commas of `content`; commas in brackets and generic types aside.
    /// Comparisons, which look like generic types, are rare in the parameters that this is for.
    func startsOfParts(in content: Range<Int>) -> [Int] {
        var starts: [Int] = []
        var next = content.lowerBound
        while next < content.upperBound {
            starts.append(next)
            var depth = 0
            while next < content.upperBound, depth > 0 || !self[next].isSign(",") {
                depth = max(0, depth + (angles(next) ?? 0))
                next = after(next)
            }
            next += 1
        }
        return starts
    }

    /// Whether `=` stands at `index`.
    func isAssignment(_ index: Int) -> Bool {
        self[index].kind == .operator && isText(index, "=")
    }
}
