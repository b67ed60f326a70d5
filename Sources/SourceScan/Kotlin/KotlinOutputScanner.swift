import SourceText

/// Finds where the functions `process(inputValue, outputCallback)` use their callback, and what they give to it.
struct KotlinOutputScanner {
    private let tokens: TokenList
    private var outputs: [KotlinOutput] = []

    static func outputs(in tokens: TokenList) -> [KotlinOutput] {
        var scanner = KotlinOutputScanner(tokens: tokens)
        var next = 0
        while next < tokens.count {
            guard tokens.kotlin(next) == .fun, tokens.isText(next + 1, "process"), tokens[next + 2].isOpen("(") else {
                next += 1
                continue
            }
            let name = tokens[next + 1].range
            let parameters = KotlinParameterReader.parameters(tokens.content(next + 2), tokens)
            next = tokens.after(next + 2)
            guard parameters.count == 2, tokens[next].isOpen("{"), tokens[next].isClosed else { continue }
            scanner.read(tokens.content(next), of: name, callback: parameters[1].name.value)
            next = tokens.after(next)
        }
        return scanner.outputs
    }

    /// Reads the body of a function; nothing of it where something else may have the callback's name.
    private mutating func read(_ body: Range<Int>, of process: Range<Int>, callback: String) {
        var found: [KotlinOutput] = []
        var values = KotlinValueReader(tokens: tokens)
        values.locals = locals(in: body)
        for index in body where tokens[index].isName && tokens.name(index) == callback {
            if tokens[index - 1].isSign(".") { continue }
            if tokens[index + 1].isSign(":") || tokens.isText(index + 1, "->") || tokens.isText(index + 1, "=") {
                return
            }
            switch tokens.kotlin(index - 1) {
            case .val, .var, .fun: return
            default: break
            }
            var open = index + 1
            if tokens[open].isSign("."), tokens.isText(open + 1, "invoke") { open += 2 }
            guard tokens[open].isOpen("("), tokens[open].isClosed, !tokens[open].startsLine else {
                found.append(KotlinOutput(process: process, type: nil, value: tokens.locatedName(index)))
                continue
            }
            let argument = tokens.content(open)
            found.append(
                KotlinOutput(
                    process: process, type: values.type(of: argument), value: tokens.located(argument, limit: 200)))
        }
        outputs += found
    }

    /// The types of the local variables of a body; of none that may stand for something else in a part of it.
    private func locals(in body: Range<Int>) -> [String: KotlinValueType] {
        var types: [String: KotlinValueType?] = [:]
        for index in body where tokens[index].isName {
            let name = tokens.name(index)
            switch tokens.kotlin(index - 1) {
            case .val, .var:
                types[name] = types.keys.contains(name) ? KotlinValueType?.none : declaredType(behind: index)
            default:
                // A parameter of a lambda, a loop, or a local function.
                let isParameter =
                    tokens.isText(index + 1, "->") || tokens.kotlin(index + 1) == .in || tokens[index + 1].isSign(":")
                if isParameter { types[name] = KotlinValueType?.none }
            }
        }
        return types.compactMapValues { $0 }
    }

    /// The type of the variable named at `index`: as written, or that of the literal it starts with.
    private func declaredType(behind index: Int) -> KotlinValueType? {
        if tokens[index + 1].isSign(":") {
            let (type, _) = KotlinTypeReader.type(behind: index + 1, tokens)
            return type.flatMap { Self.types[$0.value] }
        }
        guard tokens.isAssignment(index + 1), KotlinTypeReader.isWhole(index + 2, tokens) else { return nil }
        let type = KotlinValueReader.literal(index + 2, tokens)
        // `var x = null` may get any value later.
        return type == .null ? nil : type
    }

    /// The names of the types of Kotlin's own library.
    private static let types: [String: KotlinValueType] = [
        "String": .string, "Int": .number, "Long": .number, "Double": .number, "Float": .number, "Short": .number,
        "Byte": .number, "Boolean": .boolean, "Char": .character,
    ]
}
