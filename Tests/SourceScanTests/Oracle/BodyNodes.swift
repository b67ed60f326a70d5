import SourceText
import Testing

@testable import SourceScan

/// The statements and expressions that the parser of bodies sees in a file, in the words of the oracle.
struct BodyNodes {
    private(set) var nodes: [String] = []

    /// The places of what is not modelled.
    private(set) var opaque: [Range<Int>] = []
    private(set) var statements = 0
    private(set) var opaqueStatements = 0

    init(scanning bytes: [UInt8]) {
        let facts = SwiftFileFacts(scanning: bytes, decidesConditions: false)
        for function in facts.functions + facts.types.flatMap(\.functions) {
            guard let body = function.body else { continue }
            for statement in SwiftBodyParser.statements(facts.tokens, in: body) { take(statement) }
        }
    }

    private mutating func add(_ type: String, _ kind: String, _ range: Range<Int>) {
        nodes.append("\(type) \(kind) \(range.lowerBound) \(range.upperBound)")
    }

    private mutating func take(_ statement: SwiftStatement) {
        statements += 1
        let kind = take(statement.kind)
        if let kind {
            add("s", kind, statement.range)
        } else {
            opaque.append(statement.range)
            opaqueStatements += 1
        }
    }

    private mutating func take(_ statements: [SwiftStatement]) {
        for statement in statements { take(statement) }
    }

    private mutating func take(_ kind: SwiftStatement.Kind) -> String? {
        switch kind {
        case .opaque: return nil
        case .expression(let value):
            take(value)
            return "expression"
        case .variable(let bindings):
            for value in bindings.compactMap(\.value) { take(value) }
            return "variable"
        case .function(let function):
            for value in function.parameters.compactMap(\.value) { take(value) }
            take(function.body)
            return "function"
        case .declaration: return "declaration"
        case .if(let value):
            take(value)
            return "if"
        case .guard(let conditions, let body):
            take(conditions)
            take(body)
            return "guard"
        case .switch(let value):
            take(value)
            return "switch"
        case .while(let conditions, let body):
            take(conditions)
            take(body)
            return "while"
        case .repeat(let body, let condition):
            take(body)
            take(condition)
            return "repeat"
        case .for(let loop):
            take(loop.sequence)
            loop.condition.map { take($0) }
            take(loop.body)
            return "for"
        case .do(let value):
            take(value)
            return "do"
        case .defer(let body):
            take(body)
            return "defer"
        case .return(let value):
            value.map { take($0) }
            return "return"
        case .throw(let value):
            take(value)
            return "throw"
        case .break: return "break"
        case .continue: return "continue"
        case .fallthrough: return "fallthrough"
        case .conditional(let branches):
            for branch in branches { take(branch.body) }
            return "conditional"
        }
    }

    private mutating func take(_ value: SwiftIf) {
        for branch in value.branches {
            take(branch.conditions)
            take(branch.body)
        }
        // The oracle has an `else if` as an expression of its own.
        take(value.otherwise ?? [])
    }

    private mutating func take(_ conditions: [SwiftCondition]) {
        for condition in conditions {
            switch condition.kind {
            case .expression(let value), .pattern(_, let value), .binding(_, let value?): take(value)
            case .availability, .binding(_, nil): break
            }
        }
    }

    private mutating func take(_ value: SwiftSwitch) {
        take(value.subject)
        for label in value.cases {
            for condition in label.patterns.compactMap(\.condition) { take(condition) }
            take(label.body)
        }
    }

    private mutating func take(_ value: SwiftDo) {
        take(value.body)
        for clause in value.catches {
            for condition in clause.patterns.compactMap(\.condition) { take(condition) }
            take(clause.body)
        }
    }

    private mutating func take(_ arguments: [SwiftArgument]) {
        for argument in arguments { take(argument.value) }
    }

    private mutating func take(_ expression: SwiftExpression) {
        if let kind = take(expression.kind, at: expression.range) {
            add("e", kind, expression.range)
        }
    }

    /// Adds what is in an expression; returns its kind, nil when it was added already, or is not modelled.
    private mutating func take(_ kind: SwiftExpression.Kind, at range: Range<Int>) -> String? {
        switch kind {
        case .opaque:
            opaque.append(range)
            return nil
        case .name: return "name"
        case .wildcard: return "wildcard"
        case .nil: return "nil"
        case .boolean: return "boolean"
        case .number: return "number"
        case .string(let parts):
            for case .interpolation(let value) in parts { take(value) }
            return "string"
        case .array(let elements):
            for element in elements { take(element) }
            return "array"
        case .dictionary(let pairs):
            take(pairs)
            return "dictionary"
        case .tuple(let elements):
            take(elements)
            return "tuple"
        case .parentheses(let inner):
            take(inner)
            return "parentheses"
        case .closure(let closure):
            take(closure.body)
            return "closure"
        case .implicitMember: return "implicitMember"
        case .chain(let base, let links):
            take(base)
            for link in links { take(link) }
            return nil
        case .prefix(_, let inner):
            take(inner)
            return "prefix"
        case .inOut(let inner):
            take(inner)
            return "inOut"
        case .infix(let operands, let signs): take(operands, signs)
        case .ternary(let pairs, let last):
            take(pairs)
            take(last)
            for pair in pairs { add("e", "ternary", pair.key.range.lowerBound..<range.upperBound) }
        case .assignment(let target, _, let value):
            take(target)
            take(value)
            return "assignment"
        case .cast(let value, _, _):
            take(value)
            return "cast"
        case .effect(_, let inner):
            take(inner)
            return "effect"
        case .if(let value):
            take(value)
            return "if"
        case .switch(let value):
            take(value)
            return "switch"
        case .do(let value):
            take(value)
            return "do"
        case .keyPath: return "keyPath"
        }
        return nil
    }

    private mutating func take(_ pairs: [SwiftPair]) {
        for pair in pairs {
            take(pair.key)
            take(pair.value)
        }
    }

    /// One infix expression for each operator, as they associate.
    private mutating func take(_ operands: [SwiftExpression], _ signs: [SwiftOperator]) {
        for operand in operands { take(operand) }
        guard let first = operands.first, let last = operands.last else { return }
        if signs.first?.text == "??" {
            for operand in operands.dropLast() {
                add("e", "infix", operand.range.lowerBound..<last.range.upperBound)
            }
        } else {
            for operand in operands.dropFirst() {
                add("e", "infix", first.range.lowerBound..<operand.range.upperBound)
            }
        }
    }

    private mutating func take(_ link: SwiftPostfix) {
        switch link.kind {
        case .member: add("e", "member", link.range)
        case .call(let arguments):
            take(arguments)
            add("e", "call", link.range)
        case .subscript(let arguments):
            take(arguments)
            add("e", "subscript", link.range)
        case .optional: add("e", "optional", link.range)
        case .force: add("e", "force", link.range)
        case .generics: add("e", "generics", link.range)
        case .operator: add("e", "operator", link.range)
        case .conditional: add("e", "conditional", link.range)
        }
    }
}

/// Compares the bodies of functions with what the oracle sees.
struct BodyComparison {
    private var files = 0
    private(set) var statements = 0
    private(set) var opaqueStatements = 0
    private var nodes = 0
    private var opaque = 0

    var summary: String {
        """
        comparing \(nodes) statements and expressions of \(files) files with SwiftParser; \(opaque) are not modelled, \
        \(opaqueStatements) of \(statements) statements among them
        """
    }

    mutating func compare(_ expected: SourceSummary, _ bytes: [UInt8]) {
        let seen = BodyNodes(scanning: bytes)
        files += 1
        statements += seen.statements
        opaqueStatements += seen.opaqueStatements
        opaque += seen.opaque.count
        nodes += expected.nodes.count
        let opaque = seen.opaque.sorted { $0.lowerBound < $1.lowerBound }
        let missed = Set(expected.nodes).subtracting(seen.nodes).filter { node in
            let places = node.split(separator: " ").suffix(2).compactMap { Int($0) }
            guard places.count == 2 else { return true }
            return !opaque.contains { $0.lowerBound <= places[0] && places[1] <= $0.upperBound }
        }
        let invented = Set(seen.nodes).subtracting(expected.nodes)
        guard !missed.isEmpty || !invented.isEmpty else { return }
        func words(_ nodes: Set<String>) -> String {
            let ordered = nodes.sorted { place($0) < place($1) }
            return ordered.prefix(3).map { "\($0): \(text($0, bytes))" }.joined(separator: "\n    ")
        }
        Issue.record("\(expected.path)\n  missed \(words(missed))\n  invented \(words(invented))")
    }

    private func place(_ node: String) -> Int { node.split(separator: " ").suffix(2).first.flatMap { Int($0) } ?? 0 }

    private func text(_ node: String, _ bytes: [UInt8]) -> String {
        let places = node.split(separator: " ").suffix(2).compactMap { Int($0) }
        guard places.count == 2, places[0] <= places[1], places[1] <= bytes.count else { return "" }
        return String(decoding: bytes[places[0]..<places[1]].prefix(120), as: UTF8.self)
    }
}
