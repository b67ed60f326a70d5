import SourceText

/// Collects the identifiers of a file.
struct SwiftNameScanner {
    private(set) var names: [String: Range<Int>] = [:]
    private(set) var members: [String: Range<Int>] = [:]
    private(set) var assigned: Set<String> = []

    static func scan(_ tokens: TokenList) -> SwiftNameScanner {
        var scanner = SwiftNameScanner()
        scanner.names.reserveCapacity(tokens.symbols.count)
        var seen = Array(repeating: UInt8(0), count: tokens.symbols.count)
        let mutating = mutatingSymbols(tokens)
        for index in 0..<tokens.count where tokens[index].isName {
            let token = tokens[index]
            guard tokens.word(index).map(isContextual) ?? true else { continue }
            let symbol = Int(token.symbol)
            let isMember = tokens[index - 1].isSign(".")
            let bit: UInt8 = isMember ? 1 : 2
            if seen[symbol] & bit == 0 {
                seen[symbol] |= bit
                let name = tokens.locatedName(index)
                if isMember { scanner.members[name.value] = name.range } else { scanner.names[name.value] = name.range }
            }
            if seen[symbol] & 4 == 0, tokens.isText(index, "setValue") { scanner.noteKey(ofCallAt: index, tokens) }
            if seen[symbol] & 4 == 0, isAssigned(index, tokens, mutating) {
                seen[symbol] |= 4
                scanner.assigned.insert(tokens.name(index))
            }
        }
        return scanner
    }

    /// Notes what `setValue(…, forKey: "name")` sets: `anyKey` when the key is not a literal.
    private mutating func noteKey(ofCallAt index: Int, _ tokens: TokenList) {
        guard tokens[index + 1].isOpen("(") else { return }
        for place in tokens.content(index + 1).suffix(Self.argumentLimit)
        where tokens.isText(place, "forKey") || tokens.isText(place, "forKeyPath") {
            let key = SwiftValueReader.string(place + 2, tokens)?.value
            assigned.insert(key?.split(separator: ".").last.map(String.init) ?? SwiftFileFacts.anyKey)
        }
    }

    private static let argumentLimit = 32

    /// Whether a word that means something to the scanner is an ordinary name to Swift.
    private static func isContextual(_ word: SwiftWord) -> Bool {
        switch word {
        case .contains, .onRowEvent, .lowercased, .uppercased, .rawValue, .absent, .open, .package, .final, .optional,
            .get, .set,
            .safe, .unsafe, .each, .yield, .prefix, .postfix, .infix, .actor, .macro:
            true
        default: false
        }
    }

    /// Whether the name at `index` is given a value, changed by a method, or passed to be changed, other than in its
    /// declaration.
    static func isAssigned(_ index: Int, _ tokens: TokenList, _ mutating: Set<Int>) -> Bool {
        if tokens[index - 1].kind == .operator, tokens.isText(index - 1, "&") { return true }
        switch tokens.word(index - 1) {
        case .let, .var, .case, .typealias: return false
        default: break
        }
        var next = index + 1
        // What a chain such as `names[0]?.first` changes is a part of the name's value.
        for _ in 0..<8 {
            let token = tokens[next]
            if token.isOpen("["), !token.startsLine {
                next = tokens.after(next)
            } else if token.kind == .operator, !token.isSpaced, tokens.isText(next, "?") || tokens.isText(next, "!") {
                next += 1
            } else if token.isSign("."), tokens[next + 1].isName, !tokens[next + 2].isOpen("(") {
                next += 2
            } else {
                break
            }
        }
        if tokens[next].isSign("."), tokens[next + 1].isName { return mutating.contains(Int(tokens[next + 1].symbol)) }
        if tokens[next].isClose(")"), tokens.isAssignment(next + 1) { return true }
        guard tokens[next].kind == .operator, SwiftPrecedence(tokens.text(tokens[next].range)) == .assignment else {
            return false
        }
        return !tokens[index - 1].isSign(",") && !tokens[index - 1].isSign(":")
    }

    /// The words of a file that are methods which change their value.
    static func mutatingSymbols(_ tokens: TokenList) -> Set<Int> {
        Set(mutatingMethods.compactMap { tokens.symbols.symbol(of: $0).map(Int.init) })
    }

    /// Methods of Swift's collections and values that change them.
    private static let mutatingMethods = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
        "popFirst", "popLast", "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "merge",
        "updateValue", "update", "swapAt", "sort", "reverse", "shuffle", "toggle", "negate", "replaceSubrange", "write",
    ]
}
