import Reporting
import SourceScan
import SourceText

/// What a Kotlin file declares, as lines of `inspect --sources`.
struct KotlinLines {
    let file: KotlinFileFacts
    let group: SourceGroup

    var all: [SourceListing.Line] {
        let icon = file.types.lazy.flatMap(\.functions).filter { $0.name.value == "getIconName" }
            .compactMap(\.returnedText).first
        let head =
            lines("package", file.package.map { [$0] } ?? [])
            + file.imports.map { line($0.path.range, "import " + Self.text($0)) } + file.types.flatMap(lines)
            + file.functions.map { line($0.name.range, Self.text($0)) }
        return head + file.annotations.map { line($0.range, "annotation " + Self.text($0)) }
            + lines("icon", icon.map { [$0] } ?? []) + lines("permission", file.permissions)
            + lines("resource class", file.resourceClasses) + lines("tag", file.tags)
    }

    private func line(_ range: Range<Int>, _ text: String) -> SourceListing.Line {
        group.line(file.path, range.lowerBound, text)
    }

    private func lines(_ kind: String, _ items: [Located<String>]) -> [SourceListing.Line] {
        items.map { line($0.range, "\(kind) \($0.value)") }
    }

    private func lines(_ type: KotlinType) -> [SourceListing.Line] {
        let head = SourceGroup.words(
            type.annotations.map(Self.text) + [type.kind.rawValue, type.name.value],
            constructor: type.constructor.map { $0.map(Self.text) },
            inherits: type.supertypes.map { $0.name.value + ($0.isCalled ? "()" : "") }, isLocal: type.isLocal)
        let members =
            type.properties.map { ($0.name.range.lowerBound, Self.text($0)) }
            + type.functions.map { ($0.name.range.lowerBound, Self.text($0)) }
        return [line(type.name.range, head)] + group.members(file.path, members)
    }

    private static func text(_ found: KotlinImport) -> String {
        found.path.value + (found.isAll ? ".*" : "") + (found.alias.map { " as \($0.value)" } ?? "")
    }

    private static func text(_ property: KotlinProperty) -> String {
        (property.annotations.map(text) + [property.isVal ? "val" : "var", property.name.value]).joined(separator: " ")
            + (property.type.map { ": \($0.value)" } ?? "")
    }

    private static func text(_ function: KotlinFunction) -> String {
        let parameters = function.parameters.map(text).joined(separator: ", ")
        return (function.annotations.map(text) + ["fun", "\(function.name.value)(\(parameters))"])
            .joined(separator: " ") + (function.returnType.map { " -> \($0.value)" } ?? "")
    }

    private static func text(_ parameter: KotlinParameter) -> String {
        parameter.name.value + (parameter.type.map { ": \($0.value)" } ?? "")
    }

    private static func text(_ annotation: KotlinAnnotation) -> String {
        "@" + (annotation.target.map { $0 + ":" } ?? "") + annotation.name.value
            + (annotation.argument.map { "(\($0.value))" } ?? "")
    }
}
