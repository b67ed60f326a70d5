import Reporting
import SourceScan
import SourceText

/// Makes of what a Swift file declares what `inspect --sources` prints.
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

    /// nil for a constant whose value can't be read.
    private func constant(_ constant: SwiftConstant) -> SourceConstant? {
        guard constant.value.value != .unknown else { return nil }
        let place = group.position(file.path, constant.nameRange.lowerBound)
        return SourceConstant(
            name: [constant.owner, constant.name].compactMap { $0 }.joined(separator: "."),
            value: words(constant.value), line: place.line, column: place.column)
    }

    private func builder(_ builder: SwiftRowBuilder) -> SourceRowBuilder {
        let place = group.position(file.path, builder.function.name.range.lowerBound)
        return SourceRowBuilder(
            owner: builder.type.map { file.types[$0].qualifiedName },
            comparisons: builder.comparisons.map { comparison($0, of: builder) },
            returnsNil: builder.returnsNil.rawValue, returns: builder.returns.map(result),
            unsure: builder.unsureUses.map(item), unguarded: builder.unguardedRows.map(item),
            line: place.line, column: place.column)
    }

    private func item(_ range: Range<Int>) -> SourceItem {
        group.item(group.excerpt(file.path, range), file.path, range.lowerBound)
    }

    private func comparison(_ comparison: SwiftComparison, of builder: SwiftRowBuilder) -> SourceComparison {
        let place = group.position(file.path, comparison.value.range.lowerBound)
        var origins: [SourceOrigin]?
        if case .texts(let texts) = facts.resolve(comparison, of: builder, in: file) {
            origins = texts.map { text in
                let place = group.position(text.path, text.range.lowerBound)
                return SourceOrigin(
                    text: text.value, path: group.shown(text.path), line: place.line, column: place.column)
            }
        }
        return SourceComparison(
            value: words(comparison.value), folding: comparison.folding.rawValue, isNegated: comparison.isNegated,
            isCollection: comparison.isCollection, resolved: origins, line: place.line, column: place.column)
    }

    private func result(_ result: SwiftReturn) -> SourceReturn {
        let place = group.position(file.path, result.expression.range.lowerBound)
        return SourceReturn(
            expression: group.excerpt(file.path, result.expression.range), isNil: result.isNil,
            isThroughOnRowEvent: result.isThroughOnRowEvent.rawValue, rowType: result.rowType?.value,
            line: place.line, column: place.column)
    }

    /// A text in quotes, anything else as it is written.
    private func words(_ value: Located<SwiftValue>) -> String {
        value.value.literal.map { "\"\($0)\"" } ?? group.excerpt(file.path, value.range)
    }

    private static func text(_ attribute: SwiftAttribute) -> String {
        "@" + attribute.name.value + (attribute.argument.map { "(\($0.value))" } ?? "")
    }
}
