import InputControl
import SourceScan
import SourceText

extension KotlinFileFacts {
    /// Whether the file has `name` from `package`: by an import of it or of all there, or as it is in that package itself.
    package func brings(_ name: String, from package: String) -> Bool {
        importedNames[name]?.path.value == package + "." + name || self.package?.value == package
            || imports.contains { $0.isAll && $0.path.value == package }
    }

    /// Whether a star import of a package that is not known may bring names of any kind.
    package var hasUnknownStarImport: Bool {
        imports.contains { $0.isAll && !KotlinControl.isLibrary($0.path.value) }
    }
}

/// A name of `KotlinControl.imports` that a file uses and does not have.
package struct MissingKotlinImport: Sendable {
    package let name: String

    /// The right path of the import.
    package let path: String

    /// Where the name is used.
    package let use: Range<Int>

    /// The import of this name from another package; nil when there is none.
    package let wrong: KotlinImport?
}

extension ControlModel {
    /// The names that a copied file uses and no import brings, nor the control's own package `[kotlin-10]`.
    package func missingImports(in source: KotlinSource) -> [MissingKotlinImport] {
        let facts = source.facts
        return KotlinControl.imports.compactMap { name, package in
            guard let use = facts.names[name], !facts.brings(name, from: package) else { return nil }
            let line = facts.importedNames[name]
            if let path = line?.path.value {
                guard KotlinControl.isLibrary(path) else { return nil }
            } else {
                let isDeclared =
                    facts.types.contains { $0.name.value == name || $0.typeParameters?.value.contains(name) == true }
                    || kotlinCode.typealiases.contains(name) || kotlinCode.type(named: name) != nil
                guard !isDeclared, !facts.hasUnknownStarImport else { return nil }
            }
            return MissingKotlinImport(name: name, path: package + "." + name, use: use, wrong: line)
        }
    }

    /// The imports of a copied file that nothing in the app can satisfy `[kotlin-23]`.
    package func unknownImports(in source: KotlinSource) -> [KotlinImport] {
        guard !kotlinCode.hasJava else { return [] }
        return source.facts.imports.filter { line in
            let path = line.path.value
            let first = path.utf8.first ?? UInt8(ascii: "_")
            let isPackage = path.contains(".") && first.isASCIILetter && first & 0x20 != 0
            guard isPackage, !AndroidLibraries.contains(path), path.lastNamePart != "R" else { return false }
            // One of the names that have a path of their own is not missing a library.
            let isKnownName = KotlinControl.imports.contains { $0.name == path.lastNamePart }
            guard !isKnownName || !KotlinControl.isLibrary(path) else { return false }
            return !kotlinCode.declares(package: line.isAll ? path : String(path.dropLast(path.lastNamePart.count + 1)))
        }
    }

    /// Whether one argument, a View, is enough for these parameters; a type that is not known counts as one `[kotlin-12]`.
    package func takesView(_ parameters: [KotlinParameter], in source: KotlinSource) -> Bool {
        guard let first = parameters.first, parameters.dropFirst().allSatisfy(\.hasDefault) else { return false }
        guard var name = first.type?.value.filter({ !$0.isWhitespace }) else { return true }
        if name.hasSuffix("?") { name.removeLast() }
        if name.contains("->") { return false }
        let imported = source.facts.importedNames[name]?.path.value
        if imported == nil, !name.contains("."), kotlinCode.type(named: name) != nil { return false }
        let path = imported ?? name
        if Self.viewAndAbove.contains(path) { return true }
        if KotlinControl.isPlatform(path) { return false }
        return !Self.notViews.contains(path)
    }

    /// The View and what it is derived from, or a path that may be one of them without an import.
    private static let viewAndAbove: Set = [
        "android.view.View", "Any", "kotlin.Any", "java.lang.Object", "android.graphics.drawable.Drawable.Callback",
        "android.view.KeyEvent.Callback", "android.view.accessibility.AccessibilityEventSource",
    ]

    /// Types without a package that a View surely is not.
    private static let notViews: Set = [
        "String", "Int", "Long", "Boolean", "Double", "Float", "Unit", "List", "Map", "Context", "Activity", "Fragment",
        "ViewGroup", "TextView", "EditText", "ImageView", "Button", "FrameLayout", "LinearLayout", "ConstraintLayout",
    ]
}

extension KotlinParameter {
    package var hasDefault: Bool { defaultRange != nil }
}
