import TestSupport

/// A row service of random code: statements, expressions and helpers of the kinds that the evaluation models. It always
/// compiles, and the same seed gives the same service.
struct RandomBuilder {
    private enum Result: String, CaseIterable {
        case row = "BaseRow?"
        case bool = "Bool"
        case string = "String"
        case title = "String?"
    }

    /// Names that code may use at a place.
    private struct Scope {
        var strings: [String] = []
        var titles: [String] = []
        var bools: [String] = []
        var rows: [String] = []
        var lists: [String] = []
        var dictionaries: [String] = []
        var kinds: [String] = []
        var mutableStrings: [String] = []
        var mutableBools: [String] = []
        var mutableRows: [String] = []

        /// Functions by their result; each takes a string, and a row function also key and callback.
        var functions: [Result: [String]] = [:]
        var isInLoop = false
        var hasKey = false
    }

    /// The whole file.
    let source: String

    init(seed: UInt64) {
        var writer = Writer(generator: SeededGenerator(seed: seed))
        source = writer.service()
    }

    private struct Writer {
        var generator: SeededGenerator
        private var scope = Scope()
        private var counter = 0
        private var cases: [String] = []

        init(generator: SeededGenerator) { self.generator = generator }

        private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        private mutating func pick(_ texts: [String]) -> String? { texts.randomElement(using: &generator) }

        private mutating func name(_ prefix: String) -> String {
            counter += 1
            return prefix + String(counter)
        }

        /// A string of the control; mostly its name.
        private mutating func word() -> String {
            pick(["color2", "color2", "color2", "color2", "colour2", "color", "size2", "COLOR2", "2", "x"]) ?? ""
        }

        private mutating func literal() -> String {
            let word = word()
            switch number(12) {
            case 0: return "#\"\(word)\"#"
            case 1 where word == "color2": return "\"col\\u{6F}r2\""
            case 2 where word == "color2": return "(\"color\" + \"2\")"
            default: return "\"\(word)\""
            }
        }

        // MARK: declarations

        mutating func service() -> String {
            var file: [String] = []
            var members: [String] = []
            cases = Array(Set(["color2", "size2", "colour2", word()].filter { _ in chance(65) })).sorted()
            if cases.isEmpty { cases = ["size2"] }
            file.append(kind())
            for _ in 0..<number(3) { file.append(constant("private ", "")) }
            if chance(15) {
                let name = name("handles")
                file.append("extension String {")
                file.append("    fileprivate func \(name)(_ text: String) -> Bool { self \(equality()) text }\n}")
                extensions.append(name)
            }
            for _ in 0..<number(3) { file.append(function("private ")) }
            if chance(20) { file.append(factory()) }
            for _ in 0..<number(3) {
                members.append(chance(50) ? constant("private static ", "Self.") : constant("private ", ""))
            }
            for _ in 0..<number(3) { members.append(function("private ")) }
            scope.strings += ["format", "format", "format", "format", "format"]
            scope.hasKey = true
            let body = block(.row, depth: 3, count: 1 + number(4), ends: true)
            return BuilderCase(
                "", file: file.joined(separator: "\n"), members: members.joined(separator: "\n"), body: body
            )
            .source
        }

        private var extensions: [String] = []
        private var makers: [String] = []

        private mutating func kind() -> String {
            let lines = cases.map { text in
                text.first?.isNumber == true || chance(30) ? "    case c\(text) = \"\(text)\"" : "    case \(text)"
            }
            cases = zip(cases, lines).map { $1.contains("=") ? "c" + $0 : $0 }
            let rows = cases.map { "        case .\($0): \(chance(70) ? row(depth: 0) : "nil")" }
            return """
                private enum Kind: String, CaseIterable {
                \(lines.joined(separator: "\n"))

                    var isShown: Bool { self \(equality()) .\(pick(cases) ?? "") }

                    func make(_ key: String, _ eventCallback: @escaping OnRowEventCallback) -> BaseRow? {
                        switch self {
                \(rows.joined(separator: "\n"))
                        }
                    }
                }
                """
        }

        private mutating func constant(_ modifiers: String, _ owner: String) -> String {
            switch number(6) {
            case 0:
                let name = name("names")
                scope.lists.append(owner + name)
                return "\(modifiers)let \(name): [String] = \(list())"
            case 1:
                let name = name("titles")
                scope.dictionaries.append(owner + name)
                return "\(modifiers)let \(name): [String: String] = \(dictionary())"
            case 2:
                let name = name("computed")
                scope.strings.append(owner + name)
                return "\(modifiers)var \(name): String { \(literal()) }"
            case 3:
                let name = name("expected")
                scope.titles.append(owner + name)
                return "\(modifiers)let \(name): String? = \(chance(70) ? literal() : "nil")"
            default:
                let name = name("k")
                scope.strings.append(owner + name)
                return "\(modifiers)let \(name)\(chance(50) ? ": String" : "") = \(literal())"
            }
        }

        private mutating func list() -> String {
            "[" + (0...number(3)).map { _ in "\"\(word())\"" }.joined(separator: ", ") + "]"
        }

        private mutating func dictionary() -> String {
            let keys = Set((0...number(3)).map { _ in word() }).sorted()
            return "[" + keys.map { "\"\($0)\": \"\(word())\"" }.joined(separator: ", ") + "]"
        }

        private mutating func factory() -> String {
            let name = name("makers")
            makers.append(name)
            let keys = Set((0...number(3)).map { _ in word() }).sorted()
            let entries = keys.map { key in
                "    \"\(key)\": { key, eventCallback in \(chance(80) ? row(depth: 0) : "nil") },"
            }
            return """
                private let \(name): [String: (String, @escaping OnRowEventCallback) -> BaseRow?] = [
                \(entries.joined(separator: "\n"))
                ]
                """
        }

        /// A function with statements, which may use what is in scope; it is in scope afterwards.
        private mutating func function(_ modifiers: String) -> String {
            let result = Result.allCases.randomElement(using: &generator) ?? .bool
            let name = name("help")
            let outer = scope
            scope.strings += ["text", "text", "text"]
            scope.hasKey = result == .row
            let parameters =
                result == .row
                ? "_ text: String, _ key: String, _ eventCallback: @escaping OnRowEventCallback" : "_ text: String"
            let body = block(result, depth: 2, count: number(3), ends: true)
            scope = outer
            scope.functions[result, default: []].append(name)
            return "\(modifiers)func \(name)(\(parameters)) -> \(result.rawValue) {\n\(indented(body))\n}"
        }

        // MARK: statements

        private func indented(_ text: String) -> String {
            text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        }

        /// Statements in a scope of their own.
        private mutating func block(_ result: Result, depth: Int, count: Int, ends: Bool) -> String {
            let outer = scope
            defer { scope = outer }
            var lines = (0..<count).map { _ in statement(result, depth) }
            if ends { lines.append("return " + value(result, depth: 2)) }
            return lines.joined(separator: "\n")
        }

        /// A block that leaves what is around it.
        private mutating func exit(_ result: Result) -> String {
            if scope.isInLoop, chance(20) { return pick(["continue", "break"]) ?? "" }
            if chance(2) { return "fatalError()" }
            return "return " + value(result, depth: 1)
        }

        private mutating func braces(_ text: String) -> String { "{\n\(indented(text))\n}" }

        private mutating func inner(_ result: Result, _ depth: Int, exits: Int = 60) -> String {
            guard depth > 0 else { return braces(exit(result)) }
            return braces(
                block(result, depth: depth - 1, count: number(2), ends: false) + "\n"
                    + (chance(exits) ? exit(result) : "_ = 1"))
        }

        private mutating func statement(_ result: Result, _ depth: Int) -> String {
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
        private mutating func condition(_ depth: Int) -> String {
            guard chance(15) else { return bool(depth) }
            return bool(depth - 1) + ", " + bool(depth - 1)
        }

        private mutating func patterns() -> String {
            let count = 1 + (chance(25) ? 1 : 0)
            return (0..<count).map { _ in
                chance(15) ? pick(scope.strings.filter { $0 != "format" }) ?? "\"\(word())\"" : "\"\(word())\""
            }.joined(separator: ", ")
        }

        private mutating func stringSwitch(_ result: Result, _ depth: Int) -> String {
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

        private mutating func caseBody(_ result: Result, _ depth: Int, mayFall: Bool) -> String {
            if mayFall, chance(12) { return "    fallthrough" }
            if chance(15) { return "    break" }
            let outer = scope
            defer { scope = outer }
            let first = depth > 0 && chance(30) ? statement(result, depth - 1) + "\n" : ""
            return indented(first + (chance(75) ? exit(result) : "_ = 3"))
        }

        private mutating func otherSwitch(_ result: Result, _ depth: Int) -> String {
            func body(_ writer: inout Writer) -> String { writer.caseBody(result, depth, mayFall: false) }
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

        private mutating func declaration(_ depth: Int) -> String {
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

        private mutating func variable(_ depth: Int) -> String {
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

        private mutating func assignment(_ depth: Int) -> String {
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

        private mutating func loop(_ result: Result, _ depth: Int) -> String {
            let name = name("each")
            let list = chance(60) ? pick(scope.lists) ?? list() : list()
            let outer = scope
            defer { scope = outer }
            scope.strings.append(name)
            scope.isInLoop = true
            let filter = chance(50) ? " where \(name) \(equality()) \(string(0))" : ""
            return "for \(name) in \(list)\(filter) " + inner(result, min(depth, 1), exits: 80)
        }

        private mutating func localFunction() -> String {
            let result = Result.allCases.randomElement(using: &generator) ?? .bool
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

        private mutating func throwing(_ result: Result) -> String {
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

        private mutating func optionalBinding(_ result: Result, _ depth: Int) -> String {
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

        private mutating func shadow(_ result: Result, _ depth: Int) -> String {
            guard let name = pick(scope.strings.filter { !$0.contains(".") })
            else { return "_ = 7" }
            let outer = scope
            defer { scope = outer }
            let value = literal()
            scope.strings += [name, name]
            scope.mutableStrings.removeAll { $0 == name }
            return "do {\nlet \(name) = \(value)\n\(block(result, depth: depth - 1, count: 1, ends: chance(30)))\n}"
        }

        private mutating func deferred(_ result: Result, _ depth: Int) -> String {
            guard let name = pick(scope.mutableBools) else { return variable(depth) }
            let body = block(result, depth: 0, count: 1, ends: false)
            return "do {\ndefer { \(name) = !(\(bool(0))) }\n\(indented(body))\n}"
        }

        // MARK: expressions

        private mutating func equality() -> String { chance(75) ? "==" : "!=" }

        private mutating func value(_ result: Result, depth: Int) -> String {
            switch result {
            case .row: chance(12) && depth > 1 ? expression(result) : row(depth: depth)
            case .bool: bool(depth)
            case .string: string(depth)
            case .title: title(depth)
            }
        }

        /// A statement as an expression, which may stand behind `return`.
        private mutating func expression(_ result: Result) -> String {
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

        private mutating func bool(_ depth: Int, with given: String? = nil) -> String {
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

        private mutating func string(_ depth: Int) -> String {
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

        private mutating func title(_ depth: Int) -> String {
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

        private mutating func row(depth: Int) -> String {
            guard depth > 0 else {
                switch number(12) {
                case 0: return "TextRow(key)"
                case 1: return "LabelRow(key) { $0.title = \"Label\" }.onRowEvent(eventCallback)"
                case 2: return "IntRow(key).onRowEvent { eventCallback($0, $1, $2) }"
                default: return BuilderCase.passingRow
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
}
