import SourceText

/// What one mention of the builder's format does.
enum SwiftFormatUse {
    /// It is compared.
    case comparisons([SwiftComparison])
    /// Nothing depends on it: it is written to the log.
    case neutral
    /// It is asked whether it is empty, which tells no format from another.
    case emptiness
    /// The subject of a `switch`; its brace.
    case subject(brace: Int, SwiftComparison.Folding)
    case unsure
}

/// Judges the mentions of the format.
struct SwiftFormatUseReader {
    let code: SwiftCodeBlock
    let tokens: TokenList
    let operands: SwiftOperandReader

    init(_ code: SwiftCodeBlock) {
        self.code = code
        tokens = code.tokens
        operands = SwiftOperandReader(tokens: code.tokens)
    }

    /// What the mention at `index` does; nil when the word only looks like one: a member or an argument label.
    func use(at index: Int) -> SwiftFormatUse? {
        if tokens[index - 1].isSign(".") { return nil }
        if tokens[index + 1].isSign(":"),
            tokens[index - 1].isOpen("(") || tokens[index - 1].isSign(","),
            code.opening(around: index).map({ tokens[$0].isOpen("(") }) ?? false
        {
            return nil
        }
        var (folding, end) = operands.folding(at: index + 1)
        var start = index
        // Parentheses around nothing else.
        for _ in 0..<8 {
            guard tokens[start - 1].isOpen("("), tokens[end].isClose(")"),
                !isCall(start - 1)
            else { break }
            (start, end) = (start - 1, end + 1)
        }
        if let use = method(at: end, folding) { return use }
        if let use = comparison(start, end, &folding) { return use }
        if let use = pattern(start, end, folding) { return use }
        if tokens.word(start - 1) == .switch, tokens[end].isOpen("{") {
            return .subject(brace: end, folding)
        }
        if let opening = code.opening(around: start), tokens[opening].isOpen("("),
            tokens.after(opening) == end + 1
        {
            if start == opening + 1, let use = membership(opening, folding) { return use }
            if start == opening + 3, let use = rawValue(opening, folding) { return use }
        }
        if tokens.isText(start - 1, "="), tokens.isText(start - 2, "_") { return .neutral }
        return isLogged(index) ? .neutral : .unsure
    }

    /// `if case "x" = format`, and `guard case`.
    private func pattern(_ start: Int, _ end: Int, _ folding: SwiftComparison.Folding) -> SwiftFormatUse? {
        guard tokens.isText(start - 1, "="), operands.isEnd(end), tokens.word(start - 3) == .case,
            tokens.word(start - 4) == .if || tokens.word(start - 4) == .guard || tokens[start - 4].isSign(","),
            let value = SwiftValueReader.string(start - 2, tokens)
        else { return nil }
        return .comparisons([comparison(value, folding)])
    }

    /// Whether the parenthesis at `opening` holds the arguments of a call.
    private func isCall(_ opening: Int) -> Bool {
        let last = tokens[opening - 1]
        guard last.endsOperand, !tokens[opening].startsLine else { return false }
        switch tokens.word(opening - 1) {
        case .if, .guard, .while, .switch, .return, .in, .where, .else, .case: return false
        default: return true
        }
    }

    /// `format.isEmpty`, `format.elementsEqual("x")`, `format.caseInsensitiveCompare("x") == .orderedSame`.
    private func method(at end: Int, _ folding: SwiftComparison.Folding) -> SwiftFormatUse? {
        guard tokens[end].isSign(".") else { return nil }
        if tokens.isText(end + 1, "isEmpty") { return .emptiness }
        let arguments = end + 2
        guard tokens[arguments].isOpen("(") else { return .unsure }
        let after = tokens.after(arguments)
        guard let operand = operands.operand(from: arguments + 1),
            operand.folding == .none, tokens.after(arguments + 1) == after - 1 || isPath(arguments + 1, to: after - 1)
        else { return .unsure }
        if tokens.isText(end + 1, "elementsEqual") || tokens.isText(end + 1, "isEqual") {
            return .comparisons([comparison(operand.value, folding)])
        }
        guard tokens.isText(end + 1, "caseInsensitiveCompare") || tokens.isText(end + 1, "compare"),
            tokens.isText(after, "=="), tokens[after + 1].isSign("."),
            tokens.isText(after + 2, "orderedSame")
        else { return .unsure }
        let ignoresCase = tokens.isText(end + 1, "caseInsensitiveCompare")
        return .comparisons([comparison(operand.value, ignoresCase ? .ignoringCase : folding)])
    }

    private func isPath(_ start: Int, to end: Int) -> Bool { SwiftValueReader.path(start..<end, tokens) != nil }

    /// `format == x`, `x != format`, `"x" ~= format`.
    private func comparison(_ start: Int, _ end: Int, _ folding: inout SwiftComparison.Folding) -> SwiftFormatUse? {
        let operand: SwiftOperandReader.Operand?
        let sign: Int
        if isComparison(end) {
            guard operands.isStart(start) else { return .unsure }
            sign = end
            operand = operands.operand(from: end + 1)
        } else if isComparison(start - 1) {
            guard operands.isEnd(end) else { return .unsure }
            sign = start - 1
            operand = operands.operand(upTo: start - 2)
        } else {
            return nil
        }
        guard let operand else { return .unsure }
        let isNegated = tokens.isText(sign, "!=")
        var value = operand.value
        switch (folding, operand.folding) {
        case (_, .none): break
        case (.lowercased, .lowercased), (.uppercased, .uppercased): folding = .ignoringCase
        case (_, .lowercased):
            guard let text = value.value.literal else { return .unsure }
            value = Located(.literal(text.lowercased()), at: value.range)
        case (_, .uppercased):
            guard let text = value.value.literal else { return .unsure }
            value = Located(.literal(text.uppercased()), at: value.range)
        default: return .unsure
        }
        return .comparisons([comparison(value, folding, isNegated: isNegated)])
    }

    private func isComparison(_ index: Int) -> Bool {
        tokens[index].kind == .operator
            && (tokens.isText(index, "==") || tokens.isText(index, "!=") || tokens.isText(index, "~="))
    }

    private func comparison(
        _ value: Located<SwiftValue>, _ folding: SwiftComparison.Folding, isNegated: Bool = false,
        isCollection: Bool = false
    ) -> SwiftComparison {
        SwiftComparison(value: value, folding: folding, isNegated: isNegated, isCollection: isCollection)
    }

    /// `["a", "b"].contains(format)`, `Set(["a"]).contains(format)`, `formats.contains(format)`.
    private func membership(_ opening: Int, _ folding: SwiftComparison.Folding) -> SwiftFormatUse? {
        guard tokens.word(opening - 1) == .contains, tokens[opening - 2].isSign(".") else { return nil }
        var last = opening - 3
        if tokens[last].isClose(")"), tokens[last].partner >= 1,
            tokens.isText(Int(tokens[last].partner) - 1, "Set")
        {
            last -= 1
        }
        if tokens[last].isClose("]"), tokens[last].partner >= 0 {
            let start = Int(tokens[last].partner)
            guard operands.isStart(start) || tokens[start - 1].isOpen("(") || isPrefix(start - 1),
                case .list(let elements) = SwiftValueReader.list(start, tokens).value
            else { return .unsure }
            let isNegated = isPrefix(start - 1)
            return .comparisons(elements.map { comparison($0, folding, isNegated: isNegated) })
        }
        let start = tokens.startOfPath(upTo: last)
        guard operands.isStart(start) || isPrefix(start - 1), let path = SwiftValueReader.path(start..<last + 1, tokens)
        else { return .unsure }
        let value = Located(SwiftValue.reference(path), at: tokens.byteRange(start..<last + 1))
        return .comparisons([comparison(value, folding, isNegated: isPrefix(start - 1), isCollection: true)])
    }

    private func isPrefix(_ index: Int) -> Bool { tokens.isText(index, "!") }

    /// `Format(rawValue: format)`, and `Format(rawValue: format) == .email`.
    private func rawValue(_ opening: Int, _ folding: SwiftComparison.Folding) -> SwiftFormatUse? {
        guard tokens.word(opening + 1) == .rawValue, tokens[opening + 2].isSign(":") else { return nil }
        var last = opening - 1
        if tokens.word(last) == .`init`, tokens[last - 1].isSign(".") { last -= 2 }
        let start = tokens.startOfPath(upTo: last)
        guard let path = SwiftValueReader.path(start..<last + 1, tokens), path.first != "" else { return .unsure }
        let place = tokens.byteRange(start..<last + 1)
        let after = tokens.after(opening)
        if tokens.isText(after, "=="), let operand = operands.operand(from: after + 1),
            case .reference(let parts) = operand.value.value, parts.count == 2, parts[0].isEmpty
        {
            return .comparisons([
                comparison(Located(.reference(path + [parts[1], "rawValue"]), at: operand.value.range), folding)
            ])
        }
        return .comparisons([comparison(Located(.rawValues(of: path), at: place), folding)])
    }

    /// Whether the mention is an argument of a call that writes to the log.
    private func isLogged(_ index: Int) -> Bool {
        var place = index
        for _ in 0..<16 {
            guard let opening = code.opening(around: place), !tokens[opening].isOpen("{") else {
                return false
            }
            if tokens[opening].isOpen("(") {
                let callee = tokens.startOfPath(upTo: opening - 1)
                if Self.logs.contains(tokens.name(callee)), tokens[callee].isName { return true }
            }
            place = opening
        }
        return false
    }

    private static let logs: Set = [
        "logger", "log", "Logger", "print", "debugPrint", "NSLog", "os_log", "assert", "assertionFailure", "fatalError",
        "preconditionFailure",
    ]
}
