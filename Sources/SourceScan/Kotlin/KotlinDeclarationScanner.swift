import SourceText

/// Walks the tokens of a file once and notes what is declared.
struct KotlinDeclarationScanner {
    /// Annotations and modifiers seen, and no declaration yet.
    struct Header {
        var annotations: [KotlinAnnotation] = []
        var modifiers: [Located<String>] = []
        /// The first token of it.
        var start: Int
    }

    let tokens: TokenList
    var index = 0
    var blocks: BlockStack
    var header: Header?

    var package: Located<String>?
    var imports: [KotlinImport] = []
    var types: [KotlinType] = []
    var functions: [KotlinFunction] = []
    var properties: [KotlinProperty] = []
    var typealiases: [Located<String>] = []

    init(_ tokens: TokenList) {
        self.tokens = tokens
        blocks = BlockStack(tokens)
    }

    var block: BlockStack.Block { blocks.innermost }
    var currentHeader: Header { header ?? Header(start: index) }

    mutating func scan() {
        while index < tokens.count {
            blocks.leave(at: index)
            let token = tokens[index]
            switch token.kind {
            case .open, .interpolationStart:
                header = nil
                blocks.enter(index, tokens)
                index += 1
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
        resolveReturnedNames()
    }

    private func startsDeclaration(_ token: Token) -> Bool {
        if case .parentheses = block.kind { return false }
        if header != nil { return true }
        let last = tokens[index - 1]
        switch last.kind {
        case .end: return true
        case .open, .close:
            return last.byte == UInt8(ascii: "{") || last.byte == UInt8(ascii: "}") || token.startsLine
        case .interpolationStart: return false
        case .sign:
            return last.byte == UInt8(ascii: ";") || (token.startsLine && last.byte != .comma && last.byte != .colon)
        case .operator: return tokens.isText(index - 1, "->") || token.startsLine
        default: return token.startsLine
        }
    }

    private mutating func takeDeclaration() -> Bool {
        if tokens[index].isSign("@") {
            guard let (annotations, end) = KotlinAnnotationReader.read(at: index, tokens) else { return false }
            if header == nil { header = Header(start: index) }
            header?.annotations += annotations.filter { $0.target != "file" }
            index = end
            return true
        }
        guard let word = tokens.kotlin(index) else { return false }
        if isModifier(word) {
            if header == nil { header = Header(start: index) }
            header?.modifiers.append(tokens.locatedName(index))
            index += 1
            return true
        }
        defer { header = nil }
        switch word {
        case .package: return takePackage()
        case .import: return takeImport()
        case .class, .interface, .object: return takeType(word)
        case .fun: return takeFunction()
        case .val, .var: return takeProperty(isVal: word == .val)
        case .constructor: return takeSecondaryConstructor()
        case .typealias: return takeTypealias()
        default: return false
        }
    }

    private func isModifier(_ word: KotlinWord) -> Bool {
        guard word.isModifier || (word == .fun && tokens.kotlin(index + 1) == .interface) else { return false }
        if tokens[index + 1].isSign("@") {
            return KotlinAnnotationReader.read(at: index + 1, tokens) != nil
        }
        guard let next = tokens.kotlin(index + 1) else { return false }
        return next.isModifier || next.isDeclaration
    }

    /// The token behind the path `a.b.c` that starts at `start`, which ends with its line.
    private func pathEnd(_ start: Int) -> Int {
        var next = start + 1
        while tokens[next].isSign("."), !tokens[next].startsLine, tokens[next + 1].isName { next += 2 }
        return next
    }

    private mutating func takePackage() -> Bool {
        guard case .file = block.kind, tokens[index + 1].isName, !tokens[index + 1].startsLine else { return false }
        let end = pathEnd(index + 1)
        if package == nil { package = tokens.located(index + 1..<end) }
        index = end
        return true
    }

    private mutating func takeImport() -> Bool {
        guard case .file = block.kind, tokens[index + 1].isName, !tokens[index + 1].startsLine else { return false }
        let start = index + 1
        index = pathEnd(start)
        let path = tokens.located(start..<index)
        let isAll = tokens[index].isSign(".") && tokens.isText(index + 1, "*")
        if isAll { index += 2 }
        var alias: Located<String>?
        if tokens.kotlin(index) == .as, tokens[index + 1].isName {
            alias = tokens.locatedName(index + 1)
            index += 2
        }
        imports.append(KotlinImport(path: path, isAll: isAll, alias: alias))
        return true
    }

    private mutating func takeTypealias() -> Bool {
        guard case .file = block.kind, tokens[index + 1].isName else { return false }
        typealiases.append(tokens.locatedName(index + 1))
        index += 2
        return true
    }

    /// Gives the functions that return the name of a `val` its text.
    private mutating func resolveReturnedNames() {
        var texts: [String: [Located<String>?]] = [:]
        for property in properties + types.flatMap(\.properties) {
            texts[property.name.value, default: []].append(property.isVal ? property.text : nil)
        }
        func resolve(_ function: inout KotlinFunction) {
            guard let name = function.returnedName, let found = texts[name], found.count == 1 else { return }
            function.returnedText = found[0]
        }
        for index in functions.indices { resolve(&functions[index]) }
        for type in types.indices {
            for index in types[type].functions.indices { resolve(&types[type].functions[index]) }
        }
    }
}
