import InputControl
import SourceScan
import SourceText

/// A class that the app can load by name, as its sources declare it.
package struct ServiceClass: Sendable {
    package let type: SwiftMergedType

    /// The names that the Objective-C run time knows it by: several when alternatives of `#if` differ, none without
    /// `@objc(Name)`. It is then `Module.Name`, and nothing finds it by a plain name (`QApplication` of ios-QMobileUI).
    package let runtimeNames: [InFile<String>]

    /// Where its own name is declared.
    package let name: InFile<String>

    /// The bare `@objc` before the class; nil when there is none, or it has a name.
    package let bareAttribute: InFile<SwiftAttribute>?

    /// The first of `runtimeNames`.
    package var runtimeName: InFile<String>? { runtimeNames.first }

    /// Nil for a type that is no class.
    init?(_ type: SwiftMergedType) {
        guard let declaration = type.declarations.first, declaration.value.kind == .class else { return nil }
        self.type = type
        name = InFile(declaration.value.name, path: declaration.path)
        let attributes = type.declarations.flatMap { part in
            part.value.attributes.filter { $0.name.value == "objc" }.map { InFile($0, path: part.path, at: $0.range) }
        }
        runtimeNames = attributes.compactMap { attribute in
            attribute.value.argument.map { InFile($0, path: attribute.path) }
        }
        bareAttribute = attributes.first { $0.value.argument == nil }
    }

    /// Whether the run time finds it by `name`, which is compared byte by byte.
    package func isExposed(as name: String) -> Bool {
        runtimeNames.contains { $0.value.utf8.elementsEqual(name.utf8) }
    }
}
