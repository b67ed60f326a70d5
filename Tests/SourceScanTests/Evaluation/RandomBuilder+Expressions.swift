import TestSupport

extension RandomBuilder {
    mutating func equality() -> String { chance(75) ? "==" : "!=" }

    mutating func value(_ result: Result, depth: Int) -> String {
        switch result {
        case .row: chance(12) && depth > 1 ? expression(result) : row(depth: depth)
        case .bool: bool(depth)
        case .string: string(depth)
        case .title: title(depth)
        }
    }

    /// A statement as an expression, which may stand behind `return`.
    mutating func expression(_ result: Result) -> String {
        if chance(50) {
            return "if \(bool(1)) { \(value(result, depth: 0)) } else { \(value(result, depth: 0)) }"
        }
        return """
            switch \(pick(scope.strings) ?? "\"x\"") {
            case "\(word())": \(value(result, depth: 0))
            case "\(word())", "\(word())": \(value(result, depth: 0))
            default: \(value(result, depth: 0))
            }
            """
    }

    mutating func bool(_ depth: Int, with given: String? = nil) -> String {
        let subject = given ?? pick(scope.strings) ?? "\"x\""
        guard depth > 0 else {
            switch number(8) {
            case 0: if let name = pick(scope.bools) { return name }
            case 1: return "\(literal()) \(equality()) \(subject)"
            case 2: if let name = pick(scope.strings) { return "\(subject) \(equality()) \(name)" }
            case 3: if let name = pick(scope.kinds) { return "\(name) \(equality()) .\(pick(cases) ?? "")" }
            default: break
            }
            return "\(subject) \(equality()) \(literal())"
        }
        switch number(20) {
        case 0, 1: return "(\(bool(depth - 1, with: given)) && \(bool(depth - 1)))"
        case 2, 3: return "(\(bool(depth - 1)) || \(bool(depth - 1, with: given)))"
        case 4: return "!(\(bool(depth - 1, with: given)))"
        case 5: return "\(subject).hasPrefix(\"\(word())\")"
        case 6: return "\(subject).hasSuffix(\"\(word())\")"
        case 7: return "\(chance(50) ? pick(scope.lists) ?? list() : list()).contains(\(subject))"
        case 8:
            return "\(list()).\(pick(["contains(where: ", "allSatisfy("]) ?? ""){ $0 \(equality()) \(subject) })"
        case 9: return "Kind(rawValue: \(subject)) \(equality()) \(chance(50) ? "nil" : ".\(pick(cases) ?? "")")"
        case 10, 19: if let name = pick(scope.functions[.bool] ?? []) { return "\(name)(\(subject))" }
        case 11: if let name = pick(scope.dictionaries) { return "\(name)[\(subject)] != nil" }
        case 12: if let name = pick(scope.dictionaries) { return "\(name).keys.contains(\(subject))" }
        case 13: return "(\(bool(depth - 1))) == \(chance(70))"
        case 14: return "\(subject).lowercased() \(equality()) \(literal())"
        case 15: return "(\(bool(depth - 1)) ? \(bool(depth - 1, with: given)) : \(bool(depth - 1)))"
        case 16: return "\(title(depth - 1)) \(equality()) \(chance(60) ? "nil" : literal())"
        case 17:
            if let name = pick(extensions) { return "\(subject).\(name)(\(literal()))" }
            return "!\(subject).isEmpty"
        case 18 where scope.hasKey && chance(30): return "key == \"x\""
        default: break
        }
        return bool(0, with: given)
    }

    mutating func string(_ depth: Int) -> String {
        guard depth > 0 else { return chance(75) ? pick(scope.strings) ?? literal() : literal() }
        switch number(14) {
        case 0: return "\(string(depth - 1)).lowercased()"
        case 1: return "(\(string(depth - 1)) + \(literal()))"
        case 2: return "\"\\(\(string(0)))\(word())\""
        case 3: return "(\(bool(depth - 1)) ? \(string(depth - 1)) : \(string(depth - 1)))"
        case 4: return "(\(title(depth - 1)) ?? \(literal()))"
        case 5: return "Kind.\(pick(cases) ?? "").rawValue"
        case 6, 10: if let name = pick(scope.functions[.string] ?? []) { return "\(name)(\(string(depth - 1)))" }
        case 7: if let name = pick(scope.dictionaries) { return "\(name)[\(string(0)), default: \(literal())]" }
        case 8: if let name = pick(scope.kinds) { return "\(name).rawValue" }
        case 9: return "\(list()).joined()"
        default: break
        }
        return string(0)
    }

    mutating func title(_ depth: Int) -> String {
        guard depth > 0 else {
            if chance(50), let name = pick(scope.titles) { return name }
            if chance(50), let name = pick(scope.dictionaries) { return "\(name)[\(string(0))]" }
            return "(Kind(rawValue: \(string(0)))?.rawValue)"
        }
        switch number(7) {
        case 0: return "(\(bool(depth - 1)) ? \(string(depth - 1)) : nil)"
        case 1: return "\(list()).first(where: { $0 \(equality()) \(string(0)) })"
        case 2: if let name = pick(scope.functions[.title] ?? []) { return "\(name)(\(string(depth - 1)))" }
        case 3: return "\(title(0)).map({ $0 + \(literal()) })"
        case 4: return "\(title(0)).flatMap({ $0 \(equality()) \(literal()) ? $0 : nil })"
        default: break
        }
        return title(0)
    }

    mutating func row(depth: Int) -> String {
        guard depth > 0 else {
            switch number(12) {
            case 0: return "TextRow(key)"
            case 1: return "LabelRow(key) { $0.title = \"Label\" }.onRowEvent(eventCallback)"
            case 2: return "IntRow(key).onRowEvent { eventCallback($0, $1, $2) }"
            default: return RowBuilderCase.passingRow
            }
        }
        switch number(14) {
        case 0, 1, 2: return "nil"
        case 3, 4: return "\(bool(1)) ? \(row(depth: depth - 1)) : nil"
        case 5: return "\(bool(1)) ? nil : \(row(depth: depth - 1))"
        case 6:
            if let name = pick(scope.functions[.row] ?? []) { return "\(name)(\(string(0)), key, eventCallback)" }
        case 7: if let name = pick(scope.rows) { return name }
        case 8: if let name = pick(makers) { return "\(name)[\(string(0))]?(key, eventCallback)" }
        case 9: return "Kind(rawValue: \(string(0)))?.make(key, eventCallback)"
        case 10: if let name = pick(scope.kinds) { return "\(name).make(key, eventCallback)" }
        case 11: return "\(title(1)).map { text in TextRow(key) { $0.title = text }.onRowEvent(eventCallback) }"
        case 12: if let name = pick(scope.rows) { return "\(name) ?? \(row(depth: 0))" }
        default: break
        }
        return row(depth: 0)
    }
}
