import SourceText

extension KotlinDeclarationScanner {
    mutating func takeFunction() -> Bool {
        let header = currentHeader
        var next = KotlinTypeReader.skipGenerics(index + 1, tokens)
        // The name stands last, behind the receiver.
        var name: Int?
        while tokens[next].isName, tokens.kotlin(next)?.isReserved != true {
            name = next
            next = KotlinTypeReader.skipGenerics(next + 1, tokens)
            if tokens[next].kind == .operator, tokens.isText(next, "?") { next += 1 }
            guard tokens[next].isSign(UInt8(ascii: ".")) else { break }
            next += 1
        }
        guard let name, tokens[next].isOpen(UInt8(ascii: "(")) else {
            index = max(index + 1, next)
            return true
        }
        let parameters = KotlinParameterReader.parameters(tokens.content(next), tokens)
        next = tokens.after(next)
        var returnType: Located<String>?
        if tokens[next].isSign(.colon) {
            let end = KotlinTypeReader.end(of: next + 1, tokens)
            if end > next + 1 { returnType = tokens.located(next + 1..<end) }
            next = end
        }
        var function = KotlinFunction(
            name: tokens.locatedName(name), parameters: parameters, annotations: header.annotations,
            modifiers: header.modifiers, returnType: returnType)
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

    /// The only token of `= value` or `{ return value }`; nil for anything else.
    private func returned(at index: Int) -> Int? {
        if tokens[index].kind == .operator, tokens.isText(index, "=") {
            return KotlinTypeReader.isWhole(index + 1, tokens) ? index + 1 : nil
        }
        guard tokens[index].isOpen(UInt8(ascii: "{")), tokens.kotlin(index + 1) == .return else { return nil }
        let content = tokens.content(index)
        return tokens.after(index + 2) == content.upperBound ? index + 2 : nil
    }

    mutating func takeProperty(isVal: Bool) -> Bool {
        let header = currentHeader
        var next = KotlinTypeReader.skipGenerics(index + 1, tokens)
        var name: Int?
        while tokens[next].isName, tokens.kotlin(next)?.isReserved != true {
            name = next
            next = KotlinTypeReader.skipGenerics(next + 1, tokens)
            if tokens[next].kind == .operator, tokens.isText(next, "?") { next += 1 }
            guard tokens[next].isSign(UInt8(ascii: ".")) else { break }
            next += 1
        }
        guard let name else { return false }
        var type: Located<String>?
        if tokens[next].isSign(.colon) {
            let end = KotlinTypeReader.end(of: next + 1, tokens)
            if end > next + 1 { type = tokens.located(next + 1..<end) }
            next = end
        }
        var value = returned(at: next).flatMap { KotlinStringLiteral.text($0, tokens) }
        if value == nil, tokens.kotlin(next) == .get, tokens[next + 1].isOpen(UInt8(ascii: "(")) {
            var behind = tokens.after(next + 1)
            if tokens[behind].isSign(.colon) { behind = KotlinTypeReader.end(of: behind + 1, tokens) }
            value = returned(at: behind).flatMap { KotlinStringLiteral.text($0, tokens) }
        }
        let property = KotlinProperty(
            name: tokens.locatedName(name), isVal: isVal, type: type, annotations: header.annotations,
            modifiers: header.modifiers, text: value)
        switch block.kind {
        case .type(let type): types[type].properties.append(property)
        case .file: properties.append(property)
        default: break
        }
        index = max(index + 1, next)
        return true
    }
}

enum KotlinParameterReader {
    /// The parameters between parentheses; what is none of them is passed over.
    static func parameters(_ content: Range<Int>, _ tokens: TokenList) -> [KotlinParameter] {
        var parameters: [KotlinParameter] = []
        var next = content.lowerBound
        while next < content.upperBound {
            if let parameter = parameter(at: next, content.upperBound, tokens) { parameters.append(parameter) }
            var depth = 0
            while next < content.upperBound, depth > 0 || !tokens[next].isSign(.comma) {
                depth = max(0, depth + (SwiftTypeReader.angles(next, tokens) ?? 0))
                next = tokens.after(next)
            }
            next += 1
        }
        return parameters
    }

    private static func parameter(at start: Int, _ limit: Int, _ tokens: TokenList) -> KotlinParameter? {
        var next = start
        var isProperty = false
        while next < limit {
            if let (_, end) = KotlinAnnotationReader.read(at: next, tokens) {
                next = end
            } else if let word = tokens.kotlin(next), tokens[next + 1].isName,
                word.isModifier || word == .val || word == .var
            {
                if word == .val || word == .var { isProperty = true }
                next += 1
            } else {
                break
            }
        }
        guard next < limit, tokens[next].isName, tokens[next + 1].isSign(.colon) else { return nil }
        let end = min(limit, KotlinTypeReader.end(of: next + 2, tokens))
        return KotlinParameter(
            name: tokens.locatedName(next), type: end > next + 2 ? tokens.located(next + 2..<end) : nil,
            isProperty: isProperty, hasDefault: end < limit && tokens.isText(end, "="))
    }
}
