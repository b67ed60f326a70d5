import SourceText

extension KotlinDeclarationScanner {
    /// Takes the header of a class, interface or object; its members follow in the walk.
    mutating func takeType(_ word: KotlinWord) -> Bool {
        guard let kind = KotlinType.Kind(rawValue: word.rawValue) else { return false }
        let header = currentHeader
        var next = index + 1
        let name: Located<String>
        var typeParameters: Located<String>?
        if tokens[next].isName, tokens.kotlin(next)?.isReserved != true {
            name = tokens.locatedName(next)
            let generics = next + 1
            next = KotlinTypeReader.afterGenerics(generics, tokens)
            if next > generics { typeParameters = tokens.located(generics..<next) }
        } else if kind == .object, header.modifiers.contains(where: { $0.value == "companion" }) {
            name = Located("Companion", at: tokens[index].range)
        } else {
            return false
        }
        var constructor: Range<Int>?
        var constructorModifiers: [Located<String>] = []
        if kind == .class {
            let start = constructorStart(next, &constructorModifiers)
            if tokens[start].isOpen("(") {
                constructor = tokens.content(start)
                next = tokens.after(start)
            }
        }
        var isDelegated = false
        let supertypes = readSupertypes(&next, &isDelegated)
        if tokens.kotlin(next) == .where {
            while next < tokens.count, !KotlinTypeReader.stops(next, tokens) { next = tokens.after(next) }
        }
        let hasBody = tokens[next].isOpen("{")
        let range =
            hasBody
            ? tokens.byteRange(from: header.start, toEndOfBracketAt: next)
            : tokens.byteRange(header.start..<max(header.start + 1, next))
        let enclosing = enclosingType
        types.append(
            KotlinType(
                kind: kind, name: name, parent: enclosing.type, isLocal: enclosing.isLocal,
                annotations: header.annotations, modifiers: header.modifiers, typeParameters: typeParameters,
                constructorModifiers: constructor == nil ? [] : constructorModifiers,
                constructor: constructor.map { KotlinParameterReader.parameters($0, tokens) },
                constructorRange: constructor.map {
                    tokens.byteRange($0.lowerBound - 1..<tokens.after($0.lowerBound - 1))
                },
                supertypes: supertypes, isDelegated: isDelegated, range: range))
        blocks.typeOfNextBlock = hasBody ? types.count - 1 : nil
        index = max(index + 1, next)
        return true
    }

    /// Where the parentheses of the primary constructor stand, behind annotations, modifiers and `constructor`.
    private func constructorStart(_ index: Int, _ modifiers: inout [Located<String>]) -> Int {
        var next = index
        while true {
            if let (_, end) = KotlinAnnotationReader.read(at: next, tokens) {
                next = end
            } else if let word = tokens.kotlin(next), word.isModifier, !tokens[next].startsLine {
                modifiers.append(tokens.locatedName(next))
                next += 1
            } else {
                break
            }
        }
        if tokens.kotlin(next) == .constructor { return next + 1 }
        return next == index ? index : -1
    }

    private func readSupertypes(_ next: inout Int, _ isDelegated: inout Bool) -> [KotlinSupertype] {
        guard tokens[next].isSign(":") else { return [] }
        next += 1
        var supertypes: [KotlinSupertype] = []
        while next < tokens.count {
            while let (_, end) = KotlinAnnotationReader.read(at: next, tokens) { next = end }
            if tokens[next].isName, tokens.kotlin(next)?.isReserved != true {
                let start = next
                next = tokens.afterPath(start)
                let name = tokens.located(start..<next)
                next = KotlinTypeReader.afterGenerics(next, tokens)
                let isCalled = tokens[next].isOpen("(") && !tokens[next].startsLine
                if isCalled { next = tokens.after(next) }
                supertypes.append(KotlinSupertype(name: name, isCalled: isCalled))
            }
            // A function type, a delegate: up to the next comma.
            while next < tokens.count, !KotlinTypeReader.stops(next, tokens), !tokens[next].isSign(","),
                tokens.kotlin(next) != .where, !tokens[next].startsLine || tokens.kotlin(next) == .by
            {
                if tokens.kotlin(next) == .by { isDelegated = true }
                next = tokens.after(next)
            }
            guard tokens[next].isSign(",") else { break }
            next += 1
        }
        return supertypes
    }

    private var enclosingType: (type: Int?, isLocal: Bool) {
        switch block.kind {
        case .type(let type): (type, types[type].isLocal)
        case .file: (nil, false)
        default: (nil, true)
        }
    }

    mutating func takeSecondaryConstructor() -> Bool {
        guard case .type(let type) = block.kind, tokens[index + 1].isOpen("(") else { return false }
        types[type].secondaryConstructors.append(KotlinParameterReader.parameters(tokens.content(index + 1), tokens))
        index = tokens.after(index + 1)
        return true
    }
}
