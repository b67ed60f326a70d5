import SourceText

extension SwiftDeclarationScanner {
    /// Takes `@name` with its arguments; false for a lone `@`.
    mutating func takeAttribute() -> Bool {
        let start = index
        guard let (attribute, end) = SwiftAttributeReader.read(at: index, tokens, condition: condition) else {
            return false
        }
        if header == nil { header = Header(start: start) }
        header?.attributes.append(attribute)
        index = end
        if attribute.argument != nil {
            // The arguments are walked too: there may be closures among them.
            let last = tokens[end - 1]
            if last.isClose(")"), last.partner >= 0 {
                let opening = Int(last.partner)
                suspendedHeaders.append((end, header))
                enterBlock(at: opening)
            }
        }
        return true
    }

    mutating func takeModifier() {
        if header == nil { header = Header(start: index) }
        header?.modifiers.append(tokens.locatedName(index))
        index += 1
        if tokens[index].isOpen("(") { index = tokens.after(index) }
    }

    /// The attributes and modifiers before the declaration that starts at the current token.
    var currentHeader: Header { header ?? Header(start: index) }

    mutating func takeImport() -> Bool {
        var next = index + 1
        var kind: String?
        if let word = tokens.word(next), tokens[next + 1].isName {
            switch word {
            case .class, .struct, .enum, .protocol, .var, .let, .func, .typealias:
                kind = tokens.name(next)
                next += 1
            default: break
            }
        }
        let first = next
        guard tokens[next].isName else { return false }
        while tokens[next + 1].isSign("."), tokens[next + 2].isName || tokens[next + 2].kind == .operator {
            next += 2
        }
        imports.append(
            SwiftImport(
                module: tokens.locatedName(first), path: tokens.located(first..<next + 1), kind: kind,
                attributes: currentHeader.attributes, condition: condition))
        index = next + 1
        return true
    }

    mutating func takeTypeAlias() -> Bool {
        guard tokens[index + 1].isName else { return false }
        let name = tokens.locatedName(index + 1)
        index = SwiftTypeReader.afterGenerics(index + 2, tokens)
        guard tokens.isAssignment(index) else { return true }
        let end = SwiftTypeReader.end(of: index + 1, tokens)
        let isGlobal = if case .file = block.kind { true } else { false }
        typeAliases.append(
            SwiftTypeAlias(
                name: name, target: tokens.located(index + 1..<end), isGlobal: isGlobal,
                modifiers: currentHeader.modifiers, condition: condition))
        index = end
        return true
    }
}

enum SwiftAttributeReader {
    /// The attribute whose `@` stands at `index`, and the token behind it; nil when no name follows.
    static func read(
        at index: Int, _ tokens: TokenList, condition: SwiftBuildCondition = .always
    ) -> (SwiftAttribute, end: Int)? {
        guard tokens[index].isSign("@"), tokens[index + 1].isName, !tokens[index + 1].startsLine else {
            return nil
        }
        var next = tokens.afterPath(index + 1)
        if !tokens[next].isSpaced { next = SwiftTypeReader.afterGenerics(next, tokens) }
        let name = tokens.located(index + 1..<next)
        var argument: Located<String>?
        if tokens[next].isOpen("(") {
            argument = tokens.located(tokens.content(next), limit: 200)
            next = tokens.after(next)
        }
        let range = tokens.byteRange(index..<next)
        return (SwiftAttribute(name: name, argument: argument, range: range, condition: condition), next)
    }
}
