// What the compiler's own parser sees in Swift files, one line of JSON for each file that the list in the first argument
// names. `OracleTests` compiles this with the SwiftParser of the toolchain and compares it with `SourceScan`.
import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

struct Summary: Encodable {
    let path: String
    var imports: [String] = []
    var types: [String] = []
    var constants: [String] = []
    /// Statements and expressions in the bodies of functions.
    var nodes: [String] = []
}

final class Reader: SyntaxVisitor {
    var summary: Summary

    init(path: String) {
        summary = Summary(path: path)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        // Without a name it is not finished.
        guard !node.path.trimmedDescription.isEmpty else { return .visitChildren }
        var line = names(node.attributes)
        line.append("import")
        if let kind = node.importKindSpecifier { line.append(kind.text) }
        line.append(node.path.trimmedDescription)
        line.append("at \(node.path.positionAfterSkippingLeadingTrivia.utf8Offset)")
        if isConditional(node) { line.append("#if") }
        summary.imports.append(line.joined(separator: " "))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add("class", node, node.name, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add("struct", node, node.name, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add("enum", node, node.name, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add("protocol", node, node.name, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add("actor", node, node.name, node.attributes, node.inheritanceClause)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add("extension", node, node.extendedType, node.attributes, node.inheritanceClause)
    }

    private func add(
        _ kind: String, _ node: some SyntaxProtocol, _ name: some SyntaxProtocol, _ attributes: AttributeListSyntax,
        _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        // A declaration without a name is not finished.
        guard !name.trimmedDescription.isEmpty else { return .visitChildren }
        var line = names(attributes)
        line.append(kind)
        line.append(
            name.is(TokenSyntax.self) ? withoutBackticks(name.trimmedDescription) : cut(name.trimmedDescription))
        let types = (inheritance?.inheritedTypes ?? []).map { cut($0.type.trimmedDescription) }
        line.append(": " + types.joined(separator: " | "))
        let quote = name.trimmedDescription.hasPrefix("`") && name.is(TokenSyntax.self) ? 1 : 0
        line.append("at \(name.positionAfterSkippingLeadingTrivia.utf8Offset + quote)")
        if isConditional(node) { line.append("#if") }
        summary.types.append(line.joined(separator: " "))
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value
        {
            add(name, value)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.rawValue?.value { add(node.name.text, value) }
        return .visitChildren
    }

    private func add(_ name: String, _ value: ExprSyntax) {
        guard let literal = value.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue,
            literal.closingQuote.presence == .present
        else { return }
        let place = literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset
        summary.constants.append("\(withoutBackticks(name)) = \(text.debugDescription) at \(place)")
    }

    private func names(_ attributes: AttributeListSyntax) -> [String] {
        attributes.flatMap { element in
            switch element {
            case .attribute(let attribute):
                let name = "@" + attribute.attributeName.trimmedDescription
                guard name == "@objc", let argument = attribute.arguments else { return [name] }
                return ["\(name)(\(argument.trimmedDescription))"]
            case .ifConfigDecl(let block):
                return block.clauses.flatMap { clause -> [String] in
                    if case .attributes(let attributes) = clause.elements { names(attributes) } else { [] }
                }
            }
        }
    }

    private func isConditional(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let next = parent {
            if next.is(IfConfigClauseSyntax.self) { return true }
            parent = next.parent
        }
        return false
    }

    private func withoutBackticks(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    private func cut(_ text: String) -> String {
        String(decoding: text.utf8.prefix(1_000), as: UTF8.self)
    }
}

/// Reads the statements and expressions in the bodies of functions that stand in a file or in a type. Patterns, types,
/// attributes and accessors are left out.
final class BodyReader: SyntaxAnyVisitor {
    private(set) var nodes: [String] = []
    private var depth = 0

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { root(node, node.body) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { root(node, node.body) }

    /// Walks the body of a function that is not a local one; a local one is walked as a whole.
    private func root(_ node: some SyntaxProtocol, _ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
        guard depth == 0 else { return .visitChildren }
        guard isMemberOrGlobal(Syntax(node)) else { return .visitChildren }
        depth += 1
        if let body { walk(body.statements) }
        depth -= 1
        return .skipChildren
    }

    /// Whether nothing but `#if` stands between the function and its type or file.
    private func isMemberOrGlobal(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let next = parent {
            switch next.kind {
            case .memberBlockItem, .sourceFile: return true
            case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl:
                parent = next.parent
            default: return false
            }
        }
        return false
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard depth > 0 else { return .visitChildren }
        let item = Syntax(node.item)
        let inner = item.as(LabeledStmtSyntax.self).map { Syntax($0.statement) } ?? item
        let kind = statement(inner)
        add("s", kind, item)
        guard kind == "declaration" else { return .visitChildren }
        // The functions of local types are bodies of their own.
        let outer = depth
        depth = 0
        for child in item.children(viewMode: .sourceAccurate) where child.is(MemberBlockSyntax.self) { walk(child) }
        depth = outer
        return .skipChildren
    }

    private func statement(_ node: Syntax) -> String {
        if let expression = node.as(ExpressionStmtSyntax.self)?.expression { return statement(Syntax(expression)) }
        if node.is(VariableDeclSyntax.self) { return "variable" }
        if node.is(FunctionDeclSyntax.self) { return "function" }
        if node.is(IfConfigDeclSyntax.self) { return "conditional" }
        if node.is(MacroExpansionDeclSyntax.self) { return "expression" }
        if node.isProtocol((any DeclSyntaxProtocol).self) { return "declaration" }
        switch node.kind {
        case .ifExpr: return "if"
        case .guardStmt: return "guard"
        case .switchExpr: return "switch"
        case .whileStmt: return "while"
        case .repeatStmt: return "repeat"
        case .forStmt: return "for"
        case .doStmt: return "do"
        case .deferStmt: return "defer"
        case .returnStmt: return "return"
        case .throwStmt: return "throw"
        case .breakStmt: return "break"
        case .continueStmt: return "continue"
        case .fallThroughStmt: return "fallthrough"
        default: return node.isProtocol((any ExprSyntaxProtocol).self) ? "expression" : "other"
        }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        // Members behind an operand have no expression of their own.
        if let elements = node.elements, node.parent?.parent?.parent?.is(PostfixIfConfigExprSyntax.self) != true {
            walk(elements)
        }
        return .skipChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard depth > 0 else { return .visitChildren }
        if node.trimmedDescription == "Any", node.is(TypeExprSyntax.self) {
            add("e", "name", node)
            return .skipChildren
        }
        if node.isProtocol((any TypeSyntaxProtocol).self) || node.isProtocol((any PatternSyntaxProtocol).self) {
            return .skipChildren
        }
        switch node.kind {
        case .attribute, .accessorBlock, .closureSignature, .availabilityCondition, .genericArgumentClause:
            return .skipChildren
        default: break
        }
        guard let kind = expression(node) else { return .visitChildren }
        // An `else if` belongs to the first one.
        if node.parent?.is(ExpressionStmtSyntax.self) != true,
            node.parent?.is(IfExprSyntax.self) != true || kind != "if"
        {
            add("e", kind, node)
        }
        if let member = node.as(MemberAccessExprSyntax.self) {
            if let base = member.base { walk(base) }
            return .skipChildren
        }
        if kind == "keyPath" { return .skipChildren }
        return .visitChildren
    }

    private func expression(_ node: Syntax) -> String? {
        switch node.kind {
        case .declReferenceExpr, .superExpr: return "name"
        case .discardAssignmentExpr: return "wildcard"
        case .nilLiteralExpr: return "nil"
        case .booleanLiteralExpr: return "boolean"
        case .integerLiteralExpr, .floatLiteralExpr: return "number"
        case .stringLiteralExpr, .simpleStringLiteralExpr: return "string"
        case .arrayExpr: return "array"
        case .dictionaryExpr: return "dictionary"
        case .tupleExpr:
            let elements = node.cast(TupleExprSyntax.self).elements
            return elements.count == 1 && elements.first?.label == nil ? "parentheses" : "tuple"
        case .closureExpr: return "closure"
        case .memberAccessExpr: return node.cast(MemberAccessExprSyntax.self).base == nil ? "implicitMember" : "member"
        case .functionCallExpr: return "call"
        case .subscriptCallExpr: return "subscript"
        case .optionalChainingExpr: return "optional"
        case .forceUnwrapExpr: return "force"
        case .genericSpecializationExpr: return "generics"
        case .postfixOperatorExpr: return "operator"
        case .postfixIfConfigExpr: return "conditional"
        case .prefixOperatorExpr: return "prefix"
        case .inOutExpr: return "inOut"
        case .infixOperatorExpr:
            let sign = node.cast(InfixOperatorExprSyntax.self).operator
            guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return "assignment" }
            let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~="]
            return text.hasSuffix("=") && !comparisons.contains(text) && !text.hasPrefix(".") ? "assignment" : "infix"
        case .ternaryExpr: return "ternary"
        case .asExpr, .isExpr: return "cast"
        case .tryExpr, .awaitExpr, .unsafeExpr: return "effect"
        case .ifExpr: return "if"
        case .switchExpr: return "switch"
        case .keyPathExpr: return "keyPath"
        case .binaryOperatorExpr, .assignmentExpr, .missingExpr, .patternExpr: return nil
        default: return node.isProtocol((any ExprSyntaxProtocol).self) ? "opaque" : nil
        }
    }

    private func add(_ type: String, _ kind: String, _ node: Syntax) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        nodes.append("\(type) \(kind) \(start) \(node.endPositionBeforeTrailingTrivia.utf8Offset)")
    }
}

let encoder = JSONEncoder()
let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
for path in list.split(separator: "\n").map(String.init) {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let tree = Array(data).withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = Reader(path: path)
    reader.walk(tree)
    let bodies = BodyReader(viewMode: .sourceAccurate)
    bodies.walk(OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in }))
    reader.summary.nodes = bodies.nodes
    let line = try encoder.encode(reader.summary)
    print(String(decoding: line, as: UTF8.self))
}
