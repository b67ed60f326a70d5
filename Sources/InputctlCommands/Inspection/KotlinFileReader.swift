import Reporting
import SourceScan
import SourceText

/// Turns the facts of a Kotlin file into the output of `inspect --sources`.
struct KotlinFileReader {
    let file: KotlinFileFacts
    let group: SourceGroup

    var inspection: SourceInspection {
        let icon = file.types.lazy.flatMap(\.functions).filter { $0.name.value == "getIconName" }
            .compactMap(\.returnedText).first
        return SourceInspection(
            path: group.shown(file.path), language: "kotlin", isBalanced: file.isBalanced,
            package: file.package.map(item), imports: file.imports.map(item),
            annotations: file.annotations.map { group.item(Self.text($0), file.path, $0.range.lowerBound) },
            types: file.types.map(type), functions: file.functions.map(member), iconName: icon.map(item),
            permissions: file.permissions.map(item), resourceClasses: file.resourceClasses.map(item),
            tags: file.tags.map(item))
    }

    private func item(_ text: Located<String>) -> SourceItem {
        group.item(text.value, file.path, text.range.lowerBound)
    }

    private func item(_ found: KotlinImport) -> SourceItem {
        let text = found.path.value + (found.isAll ? ".*" : "") + (found.alias.map { " as \($0.value)" } ?? "")
        return group.item(text, file.path, found.path.range.lowerBound)
    }

    private func type(_ type: KotlinType) -> SourceType {
        let place = group.position(file.path, type.name.range.lowerBound)
        let members: [(offset: Int, member: SourceMember)] =
            type.properties.map { ($0.name.range.lowerBound, member($0)) }
            + type.functions.map { ($0.name.range.lowerBound, member($0)) }
        return SourceType(
            kind: type.kind.rawValue, name: type.name.value, attributes: type.annotations.map(Self.text),
            inherits: type.supertypes.map { supertype in
                group.item(
                    supertype.name.value + (supertype.isCalled ? "()" : ""), file.path,
                    supertype.name.range.lowerBound)
            },
            constructor: type.constructor.map { $0.map(Self.text) },
            members: members.sorted { $0.offset < $1.offset }.map(\.member), isLocal: type.isLocal,
            isConditional: false, line: place.line, column: place.column)
    }

    private func member(_ property: KotlinProperty) -> SourceMember {
        let place = group.position(file.path, property.name.range.lowerBound)
        return SourceMember(
            kind: property.isVal ? "val" : "var", name: property.name.value, isStatic: false,
            attributes: property.annotations.map(Self.text), type: property.type?.value, line: place.line,
            column: place.column)
    }

    private func member(_ function: KotlinFunction) -> SourceMember {
        let place = group.position(file.path, function.name.range.lowerBound)
        return SourceMember(
            kind: "fun", name: "\(function.name.value)(\(function.parameters.map(Self.text).joined(separator: ", ")))",
            isStatic: false, attributes: function.annotations.map(Self.text), type: function.returnType?.value,
            line: place.line, column: place.column)
    }

    private static func text(_ parameter: KotlinParameter) -> String {
        parameter.name.value + (parameter.type.map { ": \($0.value)" } ?? "")
    }

    private static func text(_ annotation: KotlinAnnotation) -> String {
        "@" + (annotation.target.map { $0 + ":" } ?? "") + annotation.name.value
            + (annotation.argument.map { "(\($0.value))" } ?? "")
    }
}
