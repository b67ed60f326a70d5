import SourceScan
import SourceText

/// What a service class lacks to be one that the app registers and requests rows of [swift-1] [swift-4].
package enum ConformanceGap: Sendable {
    /// It certainly does not conform to these; `lostExtensions` are of types that nothing declares and that are nearly called
    /// as the class, which may have been renamed.
    case protocols([MissingProtocol], lostExtensions: [InFile<String>])

    /// It conforms, and does not have the function; the one that was perhaps meant.
    case function(nearest: InFile<SwiftFunction>?)

    /// It conforms, and its only function of that name is not the one that the protocol requires.
    case mismatch(RowFunctionMismatch, RowBuilder)

    package struct MissingProtocol: Sendable {
        package let name: String

        /// What was perhaps meant to be its name.
        package let misspelling: InFile<String>?
    }

    /// Nil when the class lacks nothing, or that cannot be determined.
    package init?(of type: ServiceClass, in ios: IOSBuild) {
        let missing = Self.missingProtocols(of: type, in: ios)
        let builders = ios.builders(of: type)
        if !missing.isEmpty {
            self = .protocols(missing, lostExtensions: Self.lostExtensions(of: type, in: ios.facts))
        } else if ios.facts.conforms(type.merged, to: KnownTypes.rowBuilder) != .yes
            || !ios.facts.unknownInheritedNames(of: type.merged).isEmpty
        {
            return nil
        } else if builders.isEmpty {
            self = .function(nearest: Self.nearestFunction(of: type, in: ios.facts))
        } else if let builder = builders.first, builders.count == 1, !builder.builder.function.isConditional,
            let mismatch = RowFunctionMismatch(builder, of: type.merged, in: ios.facts)
        {
            self = .mismatch(mismatch, builder)
        } else {
            return nil
        }
    }

    private static func missingProtocols(of type: ServiceClass, in ios: IOSBuild) -> [MissingProtocol] {
        let builds = !ios.builders(of: type).isEmpty
        let needed = [KnownTypes.service] + (builds ? [KnownTypes.rowBuilder] : [])
        var unknown = ios.facts.unknownInheritedNames(of: type.merged)
        let missing = needed.filter { ios.facts.conforms(type.merged, to: $0) != .yes }.map { name in
            let near = unknown.firstIndex { Spelling.suggestion(for: $0.value, among: [name]) == name }
            return MissingProtocol(name: name, misspelling: near.map { unknown.remove(at: $0) })
        }
        // What is left may conform to the protocols.
        return unknown.isEmpty ? missing : missing.filter { $0.misspelling != nil }
    }

    /// How many extensions of a file are compared with the name of the class.
    private static let extensionLimit = 50

    private static func lostExtensions(of type: ServiceClass, in facts: SwiftFacts) -> [InFile<String>] {
        facts.files.flatMap { file in
            file.types.lazy.filter { part in
                part.kind == .extension && facts.type(named: part.name.value) == nil
            }.prefix(Self.extensionLimit).filter { part in
                Spelling.suggestion(for: part.name.value, among: [type.name]) != nil
            }.map { InFile($0.name, path: file.path) }
        }
    }

    /// A function with other arguments, else one of nearly the name.
    private static func nearestFunction(of type: ServiceClass, in facts: SwiftFacts) -> InFile<SwiftFunction>? {
        let functions = facts.lineage(of: type.merged).flatMap(\.functions)
        let name = String(SwiftRowBuilder.functionName.prefix { $0 != "(" })
        let names = functions.map(\.value.name.value)
        let nearest = names.contains(name) ? name : Spelling.suggestion(for: name, among: names)
        return functions.first { $0.value.name.value == nearest }
    }
}
