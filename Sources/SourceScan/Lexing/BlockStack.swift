/// The context of a walk over the tokens of a file: the file, and the brackets around the current token.
struct BlockStack {
    struct Block {
        enum Kind {
            case file
            /// The body of the type with this index.
            case type(Int)
            case code, parentheses
        }
        let kind: Kind
        /// The token where it is over.
        let end: Int
        /// The bytes it covers.
        let range: Range<Int>
    }

    private var blocks: [Block]
    /// The type whose body is the block that is entered next; nil when that is not a body of a type.
    var typeOfNextBlock: Int?

    init(_ tokens: TokenList) {
        blocks = [Block(kind: .file, end: tokens.count, range: 0..<tokens.bytes.count)]
    }

    var innermost: Block { blocks[blocks.count - 1] }

    /// Enters the bracket that opens at `index`.
    mutating func enter(_ index: Int, _ tokens: TokenList) {
        let token = tokens[index]
        let kind: Block.Kind = token.isOpen("{") ? typeOfNextBlock.map(Block.Kind.type) ?? .code : .parentheses
        typeOfNextBlock = nil
        let end = min(Int(token.partner), innermost.end)
        let start = Int(token.start)
        blocks.append(
            Block(kind: kind, end: max(end, index), range: start..<max(start, Int(tokens[end].start))))
    }

    /// Leaves the blocks that are over when the walk reaches `index`.
    mutating func leave(at index: Int) {
        while blocks.count > 1, innermost.end <= index { blocks.removeLast() }
    }
}
