import SourceText

/// Collects the identifiers of a file.
struct SwiftNameScanner {
    private(set) var names: [String: Range<Int>] = [:]
    private(set) var members: [String: Range<Int>] = [:]
    private(set) var assigned: Set<String> = []

    static func scan(_ tokens: TokenList) -> SwiftNameScanner {
        var scanner = SwiftNameScanner()
        var seen = Array(repeating: UInt8(0), count: tokens.symbols.count)
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
            if seen[symbol] & 4 == 0, isAssigned(index, tokens) {
                seen[symbol] |= 4
                scanner.assigned.insert(tokens.name(index))
            }
        }
        return scanner
    }

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

    /// Whether the name at `index` is given a value, or passed to be given one, other than in its declaration.
    private static func isAssigned(_ index: Int, _ tokens: TokenList) -> Bool {
        let next = tokens[index + 1]
        if tokens[index - 1].kind == .operator, tokens.isText(index - 1, "&") { return true }
        guard next.kind == .operator, tokens.isText(index + 1, "=") || tokens.isText(index + 1, "+=") else {
            return false
        }
        switch tokens.word(index - 1) {
        case .let, .var, .case, .typealias: return false
        default: return !tokens[index - 1].isSign(",") && !tokens[index - 1].isSign(":")
        }
    }
}
