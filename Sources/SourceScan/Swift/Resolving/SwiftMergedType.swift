import SourceText

/// A type with all its extensions.
package struct SwiftMergedType: Sendable {
    /// The type as a file declares it; several for alternatives.
    package internal(set) var declarations: [InFile<SwiftType>] = []
    package internal(set) var extensions: [InFile<SwiftType>] = []
    package let qualifiedName: String

    /// The type's own name.
    package var name: String { qualifiedName.lastNamePart }

    private var parts: [InFile<SwiftType>] { declarations + extensions }

    /// The names of its superclass and protocols, extensions included.
    package var inherited: [InFile<String>] {
        parts.flatMap { part in
            part.value.inheritance.flatMap(\.names).map { InFile($0, path: part.path) }
        }
    }

    package var variables: [InFile<SwiftVariable>] {
        parts.flatMap { part in part.value.variables.map { InFile($0, path: part.path, at: $0.name.range) } }
    }

    package var functions: [InFile<SwiftFunction>] {
        parts.flatMap { part in part.value.functions.map { InFile($0, path: part.path, at: $0.name.range) } }
    }

    package var cases: [InFile<SwiftEnumCase>] {
        parts.flatMap { part in part.value.cases.map { InFile($0, path: part.path, at: $0.name.range) } }
    }

    static func merge(_ files: [SwiftFileFacts], _ aliases: [String: [String]]) -> [String: SwiftMergedType] {
        var types: [String: SwiftMergedType] = [:]
        for file in files {
            for type in file.types where !type.isLocal && type.kind != .extension {
                types[type.qualifiedName, default: SwiftMergedType(qualifiedName: type.qualifiedName)].declarations
                    .append(InFile(type, path: file.path, at: type.name.range))
            }
        }
        for file in files {
            for type in file.types where !type.isLocal && type.kind == .extension {
                var name = type.qualifiedName
                if types[name] == nil, let targets = aliases[name], targets.count == 1, let target = targets.first {
                    name = SwiftDeclarationScanner.plain(target)
                }
                types[name]?.extensions.append(InFile(type, path: file.path, at: type.name.range))
            }
        }
        return types
    }
}
