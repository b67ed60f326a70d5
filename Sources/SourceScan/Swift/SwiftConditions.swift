/// The conditions of the `#if` blocks that a walk over tokens is inside of.
struct SwiftConditions {
    private struct Block {
        /// Whether the branch is compiled.
        var branch: SwiftBuildCondition
        /// Whether no branch so far is.
        var rest: SwiftBuildCondition
        let around: SwiftBuildCondition
    }

    private var blocks: [Block] = []
    /// Whether conditions are decided; elsewhere each may hold or not.
    private let isDecided: Bool

    init(isDecided: Bool = true) {
        self.isDecided = isDecided
    }

    /// Whether the code reached is compiled.
    var current: SwiftBuildCondition { blocks.last?.branch ?? .always }

    /// Takes an `#if`, `#elseif`, `#else` or `#endif`.
    mutating func take(_ token: Token, _ tokens: TokenList) {
        switch token.byte {
        case UInt8(ascii: "i"):
            let condition = condition(token, tokens)
            blocks.append(Block(branch: current && condition, rest: !condition, around: current))
        case UInt8(ascii: "n"): _ = blocks.popLast()
        default:
            guard let block = blocks.last else { return }
            let condition = token.byte == UInt8(ascii: "e") ? .always : condition(token, tokens)
            blocks[blocks.count - 1].branch = block.around && block.rest && condition
            blocks[blocks.count - 1].rest = block.rest && !condition
        }
    }

    private func condition(_ token: Token, _ tokens: TokenList) -> SwiftBuildCondition {
        isDecided ? SwiftBuildCondition(directive: tokens.text(token.range)) : .unknown
    }
}

extension TokenList {
    /// The tokens without the code in branches of `#if` that no build of an app compiles [swift-14]. The directives stay.
    func withoutExcludedCode() -> TokenList {
        var conditions = SwiftConditions()
        var kept: [Token] = []
        var numbers: [Int32] = []
        for index in 0..<count {
            let token = self[index]
            if token.kind == .branch { conditions.take(token, self) }
            numbers.append(Int32(kept.count))
            if token.kind == .branch || !conditions.current.isNever { kept.append(token) }
        }
        guard kept.count < count else { return self }
        numbers.append(Int32(kept.count))
        for index in kept.indices {
            let partner = Int(kept[index].partner)
            if kept[index].kind == .string {
                kept[index].partner = numbers.indices.contains(partner) ? numbers[partner] : Int32(kept.count)
            } else {
                kept[index].partner = -1
                kept[index].isClosed = false
            }
        }
        _ = BracketMatcher.match(&kept, of: bytes)
        return TokenList(bytes: bytes, tokens: kept, symbols: symbols)
    }
}
