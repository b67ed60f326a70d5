// What the compiler's own parser sees in Swift files, one line of JSON for each file that the list in the first argument
// names. `OracleTests` compiles this with the SwiftParser of the toolchain and compares it with `SourceScan`.
import Foundation
import SwiftParser
import SwiftSyntax

struct Summary: Encodable {
    let path: String
    var imports: [String] = []
    var types: [String] = []
    var constants: [String] = []
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

let encoder = JSONEncoder()
let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
for path in list.split(separator: "\n").map(String.init) {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let tree = Array(data).withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = Reader(path: path)
    reader.walk(tree)
    let line = try encoder.encode(reader.summary)
    print(String(decoding: line, as: UTF8.self))
}
