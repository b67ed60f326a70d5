import SourceText

extension SwiftDeclarationScanner {
    /// Takes the header of a type or extension; its members follow in the walk.
    mutating func takeType(_ word: SwiftWord) -> Bool {
        guard let kind = SwiftType.Kind(rawValue: word.rawValue), let name = typeName(kind) else { return false }
        let header = currentHeader
        index = name.end
        index = SwiftTypeReader.afterGenerics(index, tokens)
        let inheritance = takeInheritance()
        if tokens.word(index) == .where {
            repeat {
                index = tokens.after(index)
            } while !SwiftTypeReader.stops(index, tokens) && whereClauseIsOpen(index)
        }
        let hasBody = tokens[index].isOpen("{")
        let range =
            hasBody
            ? tokens.byteRange(from: header.start, toEndOfBracketAt: index)
            : tokens.byteRange(header.start..<max(index, header.start + 1))
        let enclosing = enclosingType
        types.append(
            SwiftType(
                kind: kind, name: name.text,
                qualifiedName: qualified(Self.plain(name.text.value), by: enclosing.type), parent: enclosing.type,
                isLocal: enclosing.isLocal, attributes: header.attributes, modifiers: header.modifiers,
                inheritance: inheritance, condition: condition,
                range: range))
        blocks.typeOfNextBlock = hasBody ? types.count - 1 : nil
        return true
    }

    /// A where clause goes on over lines as long as its parts do.
    private func whereClauseIsOpen(_ index: Int) -> Bool {
        !tokens[index].startsLine || tokens[index - 1].isSign(",") || tokens[index - 1].kind == .operator
            || tokens.word(index - 1) == .where || tokens[index].kind == .operator || tokens[index].isSign(",")
            || tokens[index - 1].isSign(":") || tokens[index].isSign(":")
    }

    private func typeName(_ kind: SwiftType.Kind) -> (text: Located<String>, end: Int)? {
        let first = index + 1
        guard kind == .extension else {
            return tokens[first].isName ? (tokens.locatedName(first), first + 1) : nil
        }
        var next = first
        var depth = 0
        while next < tokens.count, !SwiftTypeReader.stops(next, tokens) {
            if depth == 0, next > first {
                if tokens[next].isSign(":") || tokens.word(next) == .where { break }
                if tokens[next].startsLine, !tokens[next].isSign(".") { break }
            }
            depth = max(0, depth + (tokens.angles(next) ?? 0))
            next = tokens.after(next)
        }
        return next > first ? (tokens.located(first..<next), next) : nil
    }

    /// The inheritance clause at the token reached, if there is one.
    private mutating func takeInheritance() -> [SwiftInheritance] {
        guard tokens[index].isSign(":") else { return [] }
        index += 1
        var clause: [SwiftInheritance] = []
        while true {
            let start = index
            index = SwiftTypeReader.end(of: index, tokens)
            guard index > start else { break }
            clause.append(SwiftInheritance(text: tokens.located(start..<index), names: names(start..<index)))
            guard tokens[index].isSign(",") else { break }
            index += 1
        }
        return clause
    }

    /// The type names of one inherited type: those joined by `&`, without what stands before and in angles.
    private func names(_ range: Range<Int>) -> [Located<String>] {
        var names: [Located<String>] = []
        var next = range.lowerBound
        while next < range.upperBound {
            if let (_, end) = SwiftAttributeReader.read(at: next, tokens) {
                next = min(end, range.upperBound)
                continue
            }
            switch tokens.word(next) {
            case .any, .opaque, .nonisolated, .isolated, .sending:
                next += 1
                continue
            default: break
            }
            guard tokens[next].isName else {
                next = tokens.after(next)
                continue
            }
            if tokens.isText(next, "unsafe"), tokens[next + 1].isName, next + 1 < range.upperBound {
                next += 1
                continue
            }
            var end = next + 1
            while tokens[end].isSign("."), tokens[end + 1].isName, end + 1 < range.upperBound { end += 2 }
            names.append(tokens.located(next..<end))
            next = max(end, SwiftTypeReader.afterGenerics(end, tokens))
        }
        return names
    }

    /// The type that is directly around the token reached, and whether code stands between it and the file. Names of
    /// absurd length are not made longer: what they hold counts as local.
    private var enclosingType: (type: Int?, isLocal: Bool) {
        switch block.kind {
        case .type(let type) where types[type].qualifiedName.utf8.count < 2_000: (type, types[type].isLocal)
        case .file: (nil, false)
        default: (nil, true)
        }
    }

    private func qualified(_ name: String, by type: Int?) -> String {
        type.map { types[$0].qualifiedName + "." + name } ?? name
    }

    /// `A.B<C>` without what stands in angles; the `>` of an arrow in it closes none.
    static func plain(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "<")) else { return name }
        var depth = 0
        var plain: [UInt8] = []
        var previous: UInt8 = 0
        for byte in name.utf8 {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if depth == 0 { plain.append(byte) }
            if byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-") { depth -= 1 }
            previous = byte
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
