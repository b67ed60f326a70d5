import TestSupport

/// A row service of random code: statements, expressions and helpers of the kinds that the evaluation models. It always
/// compiles, and the same seed gives the same service.
struct RandomBuilder {
    enum Result: String, CaseIterable {
        case row = "BaseRow?"
        case bool = "Bool"
        case string = "String"
        case title = "String?"
    }

    /// Names that code may use at a place.
    struct Scope {
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

    private var generator: SeededGenerator
    var scope = Scope()

    /// The cases of `Kind`.
    private(set) var cases: [String] = []

    /// Functions of an extension of `String`.
    private(set) var extensions: [String] = []

    /// Dictionaries of closures that make rows.
    private(set) var makers: [String] = []
    private var counter = 0

    /// The whole file of a service.
    static func service(seed: UInt64) -> String {
        var builder = RandomBuilder(generator: SeededGenerator(seed: seed))
        return builder.service()
    }

    private init(generator: SeededGenerator) { self.generator = generator }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    mutating func pick(_ texts: [String]) -> String? { texts.randomElement(using: &generator) }

    mutating func name(_ prefix: String) -> String {
        counter += 1
        return prefix + String(counter)
    }

    /// A string of the control; mostly its name.
    mutating func word() -> String {
        pick(["color2", "color2", "color2", "color2", "colour2", "color", "size2", "COLOR2", "2", "x"]) ?? ""
    }

    mutating func literal() -> String {
        let word = word()
        switch number(12) {
        case 0: return "#\"\(word)\"#"
        case 1 where word == "color2": return "\"col\\u{6F}r2\""
        case 2 where word == "color2": return "(\"color\" + \"2\")"
        default: return "\"\(word)\""
        }
    }

    private mutating func service() -> String {
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
        return RowBuilderCase(
            "", file: file.joined(separator: "\n"), members: members.joined(separator: "\n"), body: body
        )
        .source
    }

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

    mutating func list() -> String {
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
        let result = self.result()
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

    /// What a function returns.
    mutating func result() -> Result { Result.allCases.randomElement(using: &generator) ?? .bool }
}
