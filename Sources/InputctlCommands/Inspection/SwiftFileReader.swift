import Reporting
import SourceScan
import SourceText

/// Turns the facts of a Swift file into the output of `inspect --sources`.
struct SwiftFileReader {
    let file: SwiftFileFacts
    let facts: SwiftFacts
    let group: SourceGroup

    var inspection: SourceInspection {
        SourceInspection(
            path: group.shown(file.path), language: "swift", isBalanced: file.isBalanced,
            imports: file.imports.map(item), types: file.types.map(type), functions: file.functions.map(member),
            constants: file.constants.compactMap(constant), rowBuilders: file.rowBuilders.map(builder),
            tags: file.tags.map { group.item($0.value, file.path, $0.range.lowerBound) })
    }

    private func item(_ found: SwiftImport) -> SourceItem {
        let words =
            found.attributes.map(Self.text) + (found.kind.map { [$0] } ?? []) + [found.path.value]
            + (found.isConditional ? ["(in a branch of #if)"] : [])
        return group.item(words.joined(separator: " "), file.path, found.path.range.lowerBound)
    }

    private func type(_ type: SwiftType) -> SourceType {
        let place = group.position(file.path, type.name.range.lowerBound)
        let members: [(offset: Int, member: SourceMember)] =
            type.variables.map { ($0.name.range.lowerBound, member($0)) }
            + type.functions.map { ($0.name.range.lowerBound, member($0)) }
            + type.cases.map { ($0.name.range.lowerBound, member($0)) }
        return SourceType(
            kind: type.kind.rawValue, name: type.qualifiedName, attributes: type.attributes.map(Self.text),
            inherits: type.inheritance.map { group.item($0.text.value, file.path, $0.text.range.lowerBound) },
            members: members.sorted { $0.offset < $1.offset }.map(\.member), isLocal: type.isLocal,
            isConditional: type.isConditional, line: place.line, column: place.column)
    }

    private func member(_ variable: SwiftVariable) -> SourceMember {
        let place = group.position(file.path, variable.name.range.lowerBound)
        return SourceMember(
            kind: variable.isLet ? "let" : "var", name: variable.name.value, isStatic: variable.isStatic,
            attributes: variable.attributes.map(Self.text), type: variable.type?.value, line: place.line,
            column: place.column)
    }

    private func member(_ function: SwiftFunction) -> SourceMember {
        let place = group.position(file.path, function.name.range.lowerBound)
        return SourceMember(
            kind: function.isInitialiser ? "init" : "func", name: function.fullName, isStatic: function.isStatic,
            attributes: function.attributes.map(Self.text), type: function.returnType?.value, line: place.line,
            column: place.column)
    }

    private func member(_ enumCase: SwiftEnumCase) -> SourceMember {
        let place = group.position(file.path, enumCase.name.range.lowerBound)
        return SourceMember(
            kind: "case", name: enumCase.name.value, isStatic: false, line: place.line, column: place.column)
    }

    private func constant(_ constant: SwiftConstant) -> SourceConstant? {
        guard let value = constant.text.map({ "\"\($0.value)\"" }) ?? constant.initialiser.map(excerpt) else {
            return nil
        }
        let place = group.position(file.path, constant.name.range.lowerBound)
        return SourceConstant(
            name: [constant.owner, constant.name.value].compactMap { $0 }.joined(separator: "."), value: value,
            line: place.line, column: place.column)
    }

    private func excerpt(_ text: Located<String>) -> String { group.excerpt(file.path, text.range) }

    /// The result of a builder for each format that it handles, and for any other.
    private func builder(_ builder: SwiftRowBuilder) -> SourceRowBuilder {
        let place = group.position(file.path, builder.function.name.range.lowerBound)
        let other = facts.evaluation(of: builder, in: file, for: .anythingElse)
        var seen: Set<String> = []
        let formats = other.comparisons.map(\.value).filter { seen.insert($0.value).inserted }
        let returns = formats.prefix(Self.formatLimit).flatMap { format in
            facts.evaluation(of: builder, in: file, for: .exactly(format.value)).outcomes.map {
                result($0, format.value)
            }
        }
        return SourceRowBuilder(
            owner: builder.type.map { file.types[$0].qualifiedName },
            formats: formats.map { format in
                let place = group.position(format.path, format.range.lowerBound)
                return SourceOrigin(
                    text: format.value, path: group.shown(format.path), line: place.line, column: place.column)
            }, returns: returns + other.outcomes.map { result($0, nil) }, line: place.line, column: place.column)
    }

    private static let formatLimit = 20

    private func result(_ outcome: RowOutcome, _ format: String?) -> SourceReturn {
        let place = group.position(outcome.place.path, outcome.place.range.lowerBound)
        var row: BuiltRow?
        var reason = outcome.assumption?.reason
        let word: String
        switch outcome.kind {
        case .row(let built):
            row = built
            word = "row"
        case .nil: word = "nil"
        case .never: word = "never"
        case .unknown(let why):
            reason = why
            word = "unknown"
        }
        return SourceReturn(
            format: format, returns: word, expression: group.excerpt(outcome.place.path, outcome.place.range),
            rowType: row?.type, event: row.map(\.event.rawValue), reason: reason,
            path: group.shown(outcome.place.path), line: place.line, column: place.column)
    }

    private static func text(_ attribute: SwiftAttribute) -> String {
        "@" + attribute.name.value + (attribute.argument.map { "(\($0.value))" } ?? "")
    }
}
