import SourceText

/// Walks the tokens of a file once, from the first to the last, and notes what is declared.
struct SwiftDeclarationScanner {
    /// Attributes and modifiers seen, and no declaration yet.
    struct Header {
        var attributes: [SwiftAttribute] = []
        var modifiers: [Located<String>] = []
        /// The first token of it.
        var start: Int

        var isStatic: Bool { modifiers.contains { $0.value == "static" || $0.value == "class" } }
    }

    let tokens: TokenList
    var index = 0
    var blocks: BlockStack
    var header: Header?
    /// The headers that go on behind the arguments of an attribute, at the token `end`.
    var suspendedHeaders: [(end: Int, header: Header?)] = []
    /// The token behind the declaration of an operator, whose name may look like the start of an expression.
    private var endOfOperator: Int?
    /// The `#if` blocks around the token reached.
    private var conditions: SwiftConditions

    var imports: [SwiftImport] = []
    var types: [SwiftType] = []
    var globals: [SwiftVariable] = []
    var locals: [SwiftVariable] = []
    var functions: [SwiftFunction] = []
    var typeAliases: [SwiftTypeAlias] = []
    var builders: [SwiftRowBuilder] = []

    init(_ tokens: TokenList, _ conditions: SwiftConditions = SwiftConditions()) {
        self.tokens = tokens
        self.conditions = conditions
        blocks = BlockStack(tokens)
    }

    var block: BlockStack.Block { blocks.innermost }

    /// In which builds the declaration at the token reached is.
    var condition: SwiftBuildCondition { conditions.current }

    mutating func scan() {
        while index < tokens.count {
            blocks.leave(at: index)
            resumeHeader()
            let token = tokens[index]
            switch token.kind {
            case .branch:
                conditions.take(token, tokens)
                index += 1
            case .open, .interpolationStart: enterBlock(at: index)
            case .word, .sign:
                guard startsDeclaration(token), takeDeclaration() else {
                    header = nil
                    index += 1
                    continue
                }
            default:
                header = nil
                index += 1
            }
        }
    }

    private mutating func resumeHeader() {
        while let suspended = suspendedHeaders.last, suspended.end <= index {
            if suspended.end == index { header = suspended.header }
            suspendedHeaders.removeLast()
        }
    }

    mutating func enterBlock(at opening: Int) {
        header = nil
        blocks.enter(opening, tokens)
        index = opening + 1
    }

    /// Whether a declaration can start at the token reached.
    private func startsDeclaration(_ token: Token) -> Bool {
        if case .parentheses = block.kind { return false }
        if header != nil || index == endOfOperator { return true }
        let last = tokens[index - 1]
        switch last.kind {
        case .end, .branch: return true
        case .open, .close: return last.byte == UInt8(ascii: "{") || last.byte == UInt8(ascii: "}") || token.startsLine
        case .interpolationStart: return false
        case .sign where last.byte == UInt8(ascii: ";") || last.byte == .colon: return true
        case .sign: return token.startsLine && last.byte != .comma && last.byte != UInt8(ascii: ".")
        case .operator: return token.startsLine && last.endsOperand
        case .word:
            switch tokens.word(index - 1) {
            case .in: return true
            case .if, .guard, .while, .case, .let, .var, .for, .return: return false
            default: return token.startsLine
            }
        default: return token.startsLine
        }
    }

    /// Takes a declaration, or a part of its header; false when there is none here. On return `index` has moved on.
    private mutating func takeDeclaration() -> Bool {
        if tokens[index].isSign("@") { return takeAttribute() }
        guard let word = tokens.word(index) else { return false }
        if SwiftModifier.isModifier(at: index, tokens) {
            takeModifier()
            return true
        }
        defer { header = nil }
        let next = tokens[index + 1]
        switch word {
        case .import: return takeImport()
        case .class, .struct, .enum, .protocol, .extension: return takeType(word)
        case .actor:
            guard next.isName, !next.startsLine, SwiftModifier.continuesTypeHeader(at: index + 2, tokens) else {
                return false
            }
            return takeType(word)
        case .var, .let: return takeVariables(isLet: word == .let)
        case .func: return takeFunction()
        case .`init`:
            guard case .type = block.kind else { return false }
            return takeInitialiser()
        case .case:
            guard case .type(let type) = block.kind, types[type].kind == .enum else { return false }
            return takeCases(of: type)
        case .typealias: return takeTypeAlias()
        case .operator: return takeOperator()
        default: return false
        }
    }

    /// Takes `operator ???` and its precedence group.
    private mutating func takeOperator() -> Bool {
        index += 1
        while index < tokens.count, !tokens[index].startsLine, !tokens[index].isSign(";"), tokens[index].kind != .branch
        {
            index = tokens.after(index)
        }
        endOfOperator = index
        return true
    }
}
