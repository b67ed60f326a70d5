import InputControl
import SourceScan
import SourceText

/// A class that the app can load by name, as its sources declare it.
package struct ServiceClass: Sendable {
    /// The class with all its extensions.
    package let merged: SwiftMergedType

    /// The names by which the Objective-C run time finds it: several when alternatives of `#if` differ, none without
    /// `@objc(Name)`. It is then `Module.Name`, and a plain name does not find it [swift-2].
    package let runtimeNames: [InFile<String>]

    /// Its own name, where it is declared.
    package let declaredName: InFile<String>

    /// The bare `@objc` before the class; nil when there is none, or it has a name.
    package let bareAttribute: InFile<SwiftAttribute>?

    package var name: String { merged.name }
    package var qualifiedName: String { merged.qualifiedName }

    /// The class as files declare it; several for alternatives of `#if`.
    package var declarations: [InFile<SwiftType>] { merged.declarations }
    package var inherited: [InFile<String>] { merged.inherited }
    package var variables: [InFile<SwiftVariable>] { merged.variables }

    /// The first of `runtimeNames`.
    package var runtimeName: InFile<String>? { runtimeNames.first }

    /// The name by which a manifest calls it, or could once it is exposed.
    package var serviceName: String { runtimeName?.value ?? name }

    /// Nil for a type that is not a class.
    init?(_ type: SwiftMergedType) {
        guard let declaration = type.declarations.first, declaration.value.kind == .class else { return nil }
        merged = type
        declaredName = InFile(declaration.value.name, path: declaration.path)
        let attributes = type.declarations.flatMap { part in
            part.value.attributes.filter { $0.name.value == "objc" }.map { InFile($0, path: part.path, at: $0.range) }
        }
        runtimeNames = attributes.compactMap { attribute in
            attribute.value.argument.map { InFile($0, path: attribute.path) }
        }
        bareAttribute = attributes.first { $0.value.argument == nil }
    }

    /// Whether no released app has it: it stands behind `#if DEBUG` and the like [swift-14].
    package var isDebugOnly: Bool { declarations.allSatisfy { $0.value.condition.inRelease == false } }

    /// Whether the run time finds it by `name`, which is compared byte by byte.
    package func isExposed(as name: String) -> Bool {
        runtimeNames.contains { $0.value.utf8.elementsEqual(name.utf8) }
    }
}

extension ServiceClass {
    var isFinal: Bool {
        declarations.allSatisfy { part in part.value.modifiers.contains { $0.value == "final" } }
    }
}
