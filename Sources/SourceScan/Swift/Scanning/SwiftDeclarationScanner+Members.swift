import SourceText

extension SwiftDeclarationScanner {
    /// Takes `let a: T = x, b = y`. What stands behind the names is walked afterwards, for it may hold closures.
    mutating func takeVariables(isLet: Bool) -> Bool {
        let header = currentHeader
        var next = index + 1
        var resume: Int?
        repeat {
            let isNamed = tokens[next].isName
            let name = next
            next = isNamed ? next + 1 : tokens.after(next)
            var type: Located<String>?
            if tokens[next].isSign(":") { (type, next) = SwiftTypeReader.type(behind: next, tokens) }
            resume = resume ?? next
            var initialiser: Range<Int>?
            if tokens.isAssignment(next) {
                let end = SwiftValueReader.end(of: next + 1, tokens)
                initialiser = next + 1..<end
                next = end
            }
            var getter: Range<Int>?
            var accessors: Range<Int>?
            if tokens[next].isOpen("{"), !tokens[next].startsLine || initialiser == nil {
                getter = tokens.content(next)
                accessors = tokens.contentRange(next)
                next = tokens.after(next)
            }
            if isNamed {
                let text = initialiser.map { SwiftValueReader.text(of: $0, tokens) } ?? getter.map(getterText)
                add(
                    SwiftVariable(
                        name: tokens.locatedName(name), isLet: isLet, isStatic: header.isStatic,
                        attributes: header.attributes, modifiers: header.modifiers, type: type, text: text ?? nil,
                        initialiser: initialiser.map { tokens.located($0) },
                        isComputed: getter != nil && initialiser == nil, accessors: accessors,
                        condition: condition, scope: scope))
            }
            guard tokens[next].isSign(","), next > name else { break }
            next += 1
        } while tokens[next].isName || tokens[next].isOpen("(")
        index = max(index + 1, resume ?? index + 1)
        return true
    }

    /// The bytes of the block around a local variable; nil for others.
    private var scope: Range<Int>? {
        if case .code = block.kind { block.range } else { nil }
    }

    private mutating func add(_ variable: SwiftVariable) {
        switch block.kind {
        case .type(let type): types[type].variables.append(variable)
        case .file: globals.append(variable)
        default: locals.append(variable)
        }
    }

    /// The string that `{ "x" }`, `{ return "x" }` or `{ get { "x" } }` gives; nil for anything else.
    private func getterText(_ content: Range<Int>) -> Located<String>? {
        var content = content
        if tokens.word(content.lowerBound) == .get, tokens[content.lowerBound + 1].isOpen("{") {
            content = tokens.content(content.lowerBound + 1)
        }
        if tokens.word(content.lowerBound) == .return { content = content.dropFirst() }
        return SwiftValueReader.text(of: content, tokens)
    }

    mutating func takeFunction() -> Bool {
        var next = index + 1
        guard tokens[next].isName || tokens[next].kind == .operator || tokens[next].kind == .literal else {
            return false
        }
        let name = tokens[next].isName ? tokens.locatedName(next) : tokens.located(next..<next + 1)
        next = SwiftTypeReader.afterOperator(next, tokens)
        return takeSignature(name: name, from: next, isInitialiser: false)
    }

    mutating func takeInitialiser() -> Bool {
        var next = index + 1
        if tokens[next].kind == .operator, tokens[next].byte != UInt8(ascii: "<") { next += 1 }
        guard tokens[next].isOpen("(") || tokens[next].kind == .operator else { return false }
        return takeSignature(name: tokens.locatedName(index), from: next, isInitialiser: true)
    }

    private mutating func takeSignature(name: Located<String>, from start: Int, isInitialiser: Bool) -> Bool {
        let header = currentHeader
        var next = SwiftTypeReader.afterGenerics(start, tokens)
        guard tokens[next].isOpen("(") else {
            index = max(index + 1, next)
            return true
        }
        let parameters = SwiftParameterReader.parameters(tokens.content(next), tokens)
        let resume = next
        next = tokens.after(next)
        var effects: [Located<String>] = []
        while let word = tokens.word(next),
            [.async, .throws, .rethrows].contains(word) || tokens.isText(next, "reasync")
        {
            effects.append(tokens.locatedName(next))
            next += 1
            if word == .throws, tokens[next].isOpen("(") { next = tokens.after(next) }
        }
        var returnType: Located<String>?
        if tokens.isText(next, "->") { (returnType, next) = SwiftTypeReader.type(behind: next, tokens) }
        if tokens.word(next) == .where {
            while next < tokens.count, !SwiftTypeReader.stops(next, tokens) { next = tokens.after(next) }
        }
        let body = tokens[next].isOpen("{") ? tokens.content(next) : nil
        let function = SwiftFunction(
            name: name, isInitialiser: isInitialiser,
            parameters: parameters, attributes: header.attributes, modifiers: header.modifiers,
            isStatic: header.isStatic, effects: effects, returnType: returnType,
            body: body.map { _ in tokens.contentRange(next) },
            condition: condition)
        add(function, body: body)
        // The walk goes through the parameters: there may be closures among their defaults.
        index = max(index + 1, resume)
        return true
    }

    private mutating func add(_ function: SwiftFunction, body: Range<Int>?) {
        var type: Int?
        switch block.kind {
        case .type(let enclosing):
            type = enclosing
            types[enclosing].functions.append(function)
        case .file: functions.append(function)
        default: break
        }
        if function.fullName == SwiftRowBuilder.functionName {
            let callback = tokens.symbols.symbol(of: function.parameters[2].name.value)
            let keepsCallback = body?.contains { index in
                tokens[index].symbol == callback && tokens.word(index - 2) == .onRowEvent
                    && tokens[index - 1].isOpen("(")
            }
            builders.append(
                SwiftRowBuilder(function: function, type: type, keepsCallback: keepsCallback ?? false))
        }
    }

    /// Takes `case a, b(Int), c = "x"`.
    mutating func takeCases(of type: Int) -> Bool {
        var next = index + 1
        repeat {
            guard tokens[next].isName else { break }
            let name = tokens.locatedName(next)
            next += 1
            if tokens[next].isOpen("(") { next = tokens.after(next) }
            var value: Range<Int>?
            if tokens.isAssignment(next) {
                let end = SwiftValueReader.end(of: next + 1, tokens)
                value = next + 1..<end
                next = end
            }
            types[type].cases.append(
                SwiftEnumCase(
                    name: name, text: value.flatMap { SwiftValueReader.text(of: $0, tokens) },
                    rawValue: value.map { tokens.located($0) }, condition: condition))
            guard tokens[next].isSign(",") else { break }
            next += 1
        } while next < tokens.count
        index = max(index + 1, next)
        return true
    }
}
