import SourceText

extension KotlinDeclarationScanner {
    mutating func takeFunction() -> Bool {
        let header = currentHeader
        let generics = KotlinTypeReader.afterGenerics(index + 1, tokens)
        var (name, next) = declaredName()
        guard let name, tokens[next].isOpen("(") else {
            index = max(index + 1, next)
            return true
        }
        let parameters = KotlinParameterReader.parameters(tokens.content(next), tokens)
        next = tokens.after(next)
        var returnType: Located<String>?
        if tokens[next].isSign(":") { (returnType, next) = KotlinTypeReader.type(behind: next, tokens) }
        var function = KotlinFunction(
            name: tokens.locatedName(name), parameters: parameters, annotations: header.annotations,
            modifiers: header.modifiers,
            typeParameters: generics == index + 1 ? nil : tokens.byteRange(index + 1..<generics),
            isExtension: tokens[name - 1].isSign("."), returnType: returnType,
            returned: returned(at: next).flatMap { KotlinValueReader.literal($0, tokens) })
        if let returned = returned(at: next) {
            function.returnedText = KotlinStringLiteral.text(returned, tokens)
            if tokens[returned].isName { function.returnedName = tokens.name(returned) }
        }
        switch block.kind {
        case .type(let type): types[type].functions.append(function)
        case .file: functions.append(function)
        default: break
        }
        index = max(index + 1, next)
        return true
    }

    /// The name of the function or property whose keyword was reached, which stands last, behind the receiver, and the
    /// token behind it.
    private func declaredName() -> (name: Int?, end: Int) {
        var next = KotlinTypeReader.afterGenerics(index + 1, tokens)
        var name: Int?
        while tokens[next].isName, tokens.kotlin(next)?.isReserved != true {
            name = next
            next = KotlinTypeReader.afterGenerics(next + 1, tokens)
            if tokens[next].kind == .operator, tokens.isText(next, "?") { next += 1 }
            guard tokens[next].isSign(".") else { break }
            next += 1
        }
        return (name, next)
    }

    /// The only token of `= value` or `{ return value }`; nil for anything else.
    private func returned(at index: Int) -> Int? {
        if tokens.isAssignment(index) {
            return KotlinTypeReader.isWhole(index + 1, tokens) ? index + 1 : nil
        }
        guard tokens[index].isOpen("{"), tokens.kotlin(index + 1) == .return else { return nil }
        let content = tokens.content(index)
        return tokens.after(index + 2) == content.upperBound ? index + 2 : nil
    }

    mutating func takeProperty(isVal: Bool) -> Bool {
        let header = currentHeader
        var (name, next) = declaredName()
        guard let name else { return false }
        var type: Located<String>?
        if tokens[next].isSign(":") { (type, next) = KotlinTypeReader.type(behind: next, tokens) }
        var value = returned(at: next).flatMap { KotlinStringLiteral.text($0, tokens) }
        if value == nil, tokens.kotlin(next) == .get, tokens[next + 1].isOpen("(") {
            var behind = tokens.after(next + 1)
            if tokens[behind].isSign(":") { behind = KotlinTypeReader.end(of: behind + 1, tokens) }
            value = returned(at: behind).flatMap { KotlinStringLiteral.text($0, tokens) }
        }
        let property = KotlinProperty(
            name: tokens.locatedName(name), isVal: isVal, type: type, annotations: header.annotations,
            modifiers: header.modifiers, value: returned(at: next).flatMap { KotlinValueReader.literal($0, tokens) },
            text: value)
        switch block.kind {
        case .type(let type): types[type].properties.append(property)
        case .file: properties.append(property)
        default: break
        }
        index = max(index + 1, next)
        return true
    }
}
