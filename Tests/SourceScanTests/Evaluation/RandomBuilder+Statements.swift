extension RandomBuilder {
    func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }

    /// Statements in a scope of their own.
    mutating func block(_ result: Result, depth: Int, count: Int, ends: Bool) -> String {
        let outer = scope
        defer { scope = outer }
        var lines = (0..<count).map { _ in statement(result, depth) }
        if ends { lines.append("return " + value(result, depth: 2)) }
        return lines.joined(separator: "\n")
    }

    /// A block that leaves what is around it.
    mutating func exit(_ result: Result) -> String {
        if scope.isInLoop, chance(20) { return pick(["continue", "break"]) ?? "" }
        if chance(2) { return "fatalError()" }
        return "return " + value(result, depth: 1)
    }

    mutating func braces(_ text: String) -> String { "{\n\(indented(text))\n}" }

    mutating func inner(_ result: Result, _ depth: Int, exits: Int = 60) -> String {
        guard depth > 0 else { return braces(exit(result)) }
        return braces(
            block(result, depth: depth - 1, count: number(2), ends: false) + "\n"
                + (chance(exits) ? exit(result) : "_ = 1"))
    }

    mutating func statement(_ result: Result, _ depth: Int) -> String {
        switch number(22) {
        case 0, 1, 2: return "guard \(condition(min(depth, 2))) else " + braces(exit(result))
        case 3, 4: return "if \(condition(min(depth, 2))) " + inner(result, depth)
        case 5: return "if \(condition(min(depth, 2))) " + inner(result, depth) + " else " + inner(result, depth)
        case 6:
            return
                "if \(condition(min(depth, 2))) \(inner(result, depth)) else if \(bool(depth)) \(inner(result, depth))"
                + (chance(50) ? " else " + inner(result, depth) : "")
        case 7, 8: return stringSwitch(result, depth)
        case 9: return otherSwitch(result, depth)
        case 10: return declaration(depth)
        case 11: return variable(depth)
        case 12, 13: return assignment(depth)
        case 14: return loop(result, depth)
        case 15 where depth > 0:
            return "do " + braces(block(result, depth: depth - 1, count: 1 + number(2), ends: chance(20)))
        case 16 where depth > 0: return localFunction()
        case 17 where depth > 0: return throwing(result)
        case 18: return optionalBinding(result, depth)
        case 19 where depth > 0: return shadow(result, depth)
        case 20 where depth > 1: return deferred(result, depth)
        default: return "guard \(condition(min(depth, 2))) else " + braces(exit(result))
        }
    }

    /// One condition or several.
    mutating func condition(_ depth: Int) -> String {
        guard chance(15) else { return bool(depth) }
        return bool(depth - 1) + ", " + bool(depth - 1)
    }

    mutating func patterns() -> String {
        let count = 1 + (chance(25) ? 1 : 0)
        return (0..<count).map { _ in
            chance(15) ? pick(scope.strings.filter { $0 != "format" }) ?? "\"\(word())\"" : "\"\(word())\""
        }.joined(separator: ", ")
    }

    mutating func stringSwitch(_ result: Result, _ depth: Int) -> String {
        var lines = ["switch \(chance(70) ? pick(scope.strings) ?? "\"x\"" : string(1)) {"]
        // First: what falls through cannot come to a case that binds a name.
        if chance(20) {
            let name = name("bound")
            lines.append("case let \(name) where \(name) \(equality()) \(literal()):")
            lines.append(caseBody(result, depth, mayFall: false))
        }
        for _ in 0...number(3) {
            let filter = chance(15) ? " where \(bool(0))" : ""
            lines.append("case \(patterns())\(filter):")
            lines.append(caseBody(result, depth, mayFall: true))
        }
        return (lines + ["default:", caseBody(result, depth, mayFall: false), "}"]).joined(separator: "\n")
    }

    mutating func caseBody(_ result: Result, _ depth: Int, mayFall: Bool) -> String {
        if mayFall, chance(12) { return "    fallthrough" }
        if chance(15) { return "    break" }
        let outer = scope
        defer { scope = outer }
        let first = depth > 0 && chance(30) ? statement(result, depth - 1) + "\n" : ""
        return indented(first + (chance(75) ? exit(result) : "_ = 3"))
    }

    mutating func otherSwitch(_ result: Result, _ depth: Int) -> String {
        func body(_ builder: inout RandomBuilder) -> String { builder.caseBody(result, depth, mayFall: false) }
        switch number(4) {
        case 0:
            return
                "switch \(bool(depth)) {\ncase true:\n\(body(&self))\ncase false:\n\(body(&self))\n}"
        case 1:
            let first = pick(cases) ?? ""
            return """
                switch Kind(rawValue: \(string(1))) {
                case .\(first)\(pick(["?", ""]) ?? ""):
                \(body(&self))
                case nil:
                \(body(&self))
                default:
                \(body(&self))
                }
                """
        case 2:
            return """
                switch (\(string(0)), \(bool(0))) {
                case ("\(word())", true):
                \(body(&self))
                case (_, false):
                \(body(&self))
                case ("\(word())", _):
                \(body(&self))
                default:
                \(body(&self))
                }
                """
        default:
            return """
                switch true {
                case \(bool(1)):
                \(body(&self))
                case \(bool(1)):
                \(body(&self))
                default:
                \(body(&self))
                }
                """
        }
    }

    mutating func declaration(_ depth: Int) -> String {
        switch number(8) {
        case 0:
            let name = name("flag")
            let value = bool(depth)
            scope.bools.append(name)
            return "let \(name) = \(value)"
        case 1:
            let name = name("title")
            let value = title(depth)
            scope.titles.append(name)
            return "let \(name): String? = \(value)"
        case 2 where scope.hasKey:
            let name = name("made")
            let value = row(depth: 1)
            scope.rows.append(name)
            return "let \(name): BaseRow? = \(value)"
        case 3:
            let name = name("closure")
            let given = self.name("given")
            let value = bool(1, with: given)
            scope.functions[.bool, default: []].append(name)
            return "let \(name): (String) -> Bool = { \(given) in \(value) }"
        case 4:
            let first = name("part")
            let second = name("part")
            let values = (string(1), bool(1))
            scope.strings.append(first)
            scope.bools.append(second)
            return "let (\(first), \(second)) = (\(values.0), \(values.1))"
        case 5:
            let name = name("picked")
            let values = (bool(1), string(1), string(1))
            scope.strings.append(name)
            return "let \(name): String = if \(values.0) { \(values.1) } else { \(values.2) }"
        case 6:
            let name = name("names")
            let value = list()
            scope.lists.append(name)
            return "let \(name) = \(value)"
        default:
            let name = name("copy")
            let value = string(2)
            scope.strings.append(name)
            return "let \(name): String = \(value)"
        }
    }

    mutating func variable(_ depth: Int) -> String {
        switch number(3) {
        case 0:
            let name = name("isMine")
            let value = chance(60) ? "false" : bool(1)
            scope.bools.append(name)
            scope.mutableBools.append(name)
            return "var \(name) = \(value)"
        case 1:
            let name = name("text")
            let value = string(1)
            scope.strings.append(name)
            scope.mutableStrings.append(name)
            return "var \(name): String = \(value)"
        case 2 where scope.hasKey:
            let name = name("row")
            let value = chance(50) ? "nil" : row(depth: 1)
            scope.rows.append(name)
            scope.mutableRows.append(name)
            return "var \(name): BaseRow? = \(value)"
        default:
            return declaration(depth)
        }
    }

    mutating func assignment(_ depth: Int) -> String {
        if chance(40), let name = pick(scope.mutableBools) {
            let value = bool(1)
            return chance(30) || value == name ? "\(name).toggle()" : "if \(bool(1)) { \(name) = \(value) }"
        }
        if chance(50), let name = pick(scope.mutableStrings) {
            let value = string(1)
            return chance(30) || value == name ? "\(name) += \(literal())" : "\(name) = \(value)"
        }
        if let name = pick(scope.mutableRows) {
            let value = row(depth: 1)
            return "if \(bool(1)) { \(name) = \(value == name ? "nil" : value) }"
        }
        return variable(depth)
    }

    mutating func loop(_ result: Result, _ depth: Int) -> String {
        let name = name("each")
        let list = chance(60) ? pick(scope.lists) ?? list() : list()
        let outer = scope
        defer { scope = outer }
        scope.strings.append(name)
        scope.isInLoop = true
        let filter = chance(50) ? " where \(name) \(equality()) \(string(0))" : ""
        return "for \(name) in \(list)\(filter) " + inner(result, min(depth, 1), exits: 80)
    }

    mutating func localFunction() -> String {
        let result = self.result()
        let name = name("local")
        let outer = scope
        scope.isInLoop = false
        scope.hasKey = scope.hasKey || result == .row
        // A parameter of the same name as a constant around it.
        let parameter = chance(30) ? "format" : self.name("given")
        scope.strings.append(parameter)
        let body = block(result, depth: 1, count: number(2), ends: true)
        scope = outer
        scope.functions[result, default: []].append(name)
        let more = result == .row ? ", _ key: String, _ eventCallback: @escaping OnRowEventCallback" : ""
        return "func \(name)(_ \(parameter): String\(more)) -> \(result.rawValue) {\n\(indented(body))\n}"
    }

    mutating func throwing(_ result: Result) -> String {
        let name = name("check")
        let error = self.name("Refused")
        let outer = scope
        scope.isInLoop = false
        defer { scope = outer }
        let test = bool(1)
        return """
            struct \(error): Error {}
            func \(name)() throws { if \(test) { throw \(error)() } }
            do {
                try \(name)()
                \(chance(50) ? "return " + value(result, depth: 1) : "_ = 4")
            } catch {
                \(chance(70) ? "return " + value(result, depth: 1) : "_ = 5")
            }
            """
    }

    mutating func optionalBinding(_ result: Result, _ depth: Int) -> String {
        let value = title(1)
        let kind = "Kind(rawValue: \(string(1)))"
        switch number(4) {
        case 0:
            let name = name("bound")
            let exit = exit(result)
            scope.strings.append(name)
            return "guard let \(name) = \(value) else { \(exit) }"
        case 1:
            let name = name("bound")
            let outer = scope
            defer { scope = outer }
            scope.strings.append(name)
            return "if let \(name) = \(value) " + inner(result, depth)
                + (chance(40) ? " else " + braces("_ = 6") : "")
        case 2:
            let name = name("kind")
            let exit = exit(result)
            scope.kinds.append(name)
            return
                "guard let \(name) = \(kind)\(chance(40) ? ", \(name) \(equality()) .\(pick(cases) ?? "")" : "") else { \(exit) }"
        default:
            return "if case .\(pick(cases) ?? "")? = \(kind) " + inner(result, depth)
        }
    }

    mutating func shadow(_ result: Result, _ depth: Int) -> String {
        guard let name = pick(scope.strings.filter { !$0.contains(".") })
        else { return "_ = 7" }
        let outer = scope
        defer { scope = outer }
        let value = literal()
        scope.strings += [name, name]
        scope.mutableStrings.removeAll { $0 == name }
        return "do {\nlet \(name) = \(value)\n\(block(result, depth: depth - 1, count: 1, ends: chance(30)))\n}"
    }

    mutating func deferred(_ result: Result, _ depth: Int) -> String {
        guard let name = pick(scope.mutableBools) else { return variable(depth) }
        let body = block(result, depth: 0, count: 1, ends: false)
        return "do {\ndefer { \(name) = !(\(bool(0))) }\n\(indented(body))\n}"
    }
}
