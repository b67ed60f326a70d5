import InputControl
import SourceScan
import SourceText

/// The Kotlin files of a control that are copied into the app, and what they declare; looked up by name.
package struct KotlinCode: Sendable {
    /// A type of the control and the file that declares it.
    package struct Declaration: Sendable {
        package let type: KotlinType
        package let source: KotlinSource
    }

    /// A copied file in which the annotation stands, in code or not.
    package struct Annotated: Sendable {
        package let source: KotlinSource

        /// The class that the author wrote as the control: the annotated one, by the new name or the old, or the one that
        /// implements the base; nil when there is none.
        package let type: KotlinType?
    }

    package let copied: [KotlinSource]
    package let annotated: [Annotated]

    /// The types at file level, by name; of several the first.
    private let types: [String: Place]

    /// The packages of the copied files.
    private let packages: Set<String>

    /// The names of the aliases at file level.
    package let typealiases: Set<String>

    /// Whether Java is copied, too, whose packages and names are not known.
    package let hasJava: Bool

    /// The types that are derived from the base, or may be.
    private let mayBeControls: Set<Place>

    /// A type at file level, by its file and its place there.
    private struct Place: Hashable {
        let file: Int
        let type: Int
    }

    package init(_ control: ControlProject, _ android: AndroidBuild?) {
        let paths = Set(android?.copiedSources ?? [])
        let files = control.kotlin.filter { paths.contains($0.path) }
        let mentions = Set((android?.mentions ?? []).map(\.path))
        copied = files
        annotated = files.filter { mentions.contains($0.path) }.map {
            Annotated(source: $0, type: Self.controlClass(in: $0))
        }
        packages = Set(files.compactMap { $0.facts.package?.value })
        typealiases = Set(files.flatMap { $0.facts.typealiases.map(\.value) })
        hasJava = paths.contains { $0.hasSuffix(".java") }
        var types: [String: Place] = [:]
        for (file, source) in files.enumerated() {
            for (index, type) in source.facts.types.enumerated() where type.parent == nil && !type.isLocal {
                if types[type.name.value] == nil { types[type.name.value] = Place(file: file, type: index) }
            }
        }
        self.types = types
        mayBeControls = Self.mayBeControls(files, types)
    }

    /// The class that the author wrote in a file as the control.
    static func controlClass(in source: KotlinSource) -> KotlinType? {
        let types = source.facts.types.filter { $0.parent == nil && !$0.isLocal }
        return types.first { type in
            type.annotations.contains {
                [KotlinControl.annotation, KotlinControl.oldAnnotation].contains($0.simpleName)
            }
        } ?? types.first { type in type.supertypes.contains { $0.name.value == KotlinControl.base } }
    }

    /// The type at file level of this name; nil when no copied file declares one.
    package func type(named name: String) -> Declaration? {
        types[name].map { place in
            Declaration(type: copied[place.file].facts.types[place.type], source: copied[place.file])
        }
    }

    /// Whether a copied file has this package, or one around it.
    package func declares(package path: String) -> Bool {
        var rest = path[...]
        while !packages.contains(String(rest)) {
            guard let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
            rest = rest[..<dot]
        }
        return true
    }

    /// What a supertype named in `source` is.
    package func ancestor(_ supertype: KotlinSupertype, in source: KotlinSource) -> KotlinAncestor {
        Self.ancestor(supertype, in: source) { type(named: $0) }
    }

    /// Whether nothing that the type at file level of this name is derived from can be the base.
    package func isSurelyNotControl(_ name: String) -> Bool {
        types[name].map { !mayBeControls.contains($0) } ?? false
    }

    private static func ancestor(
        _ supertype: KotlinSupertype, in source: KotlinSource, declaration: (String) -> Declaration?
    ) -> KotlinAncestor {
        let name = supertype.name.value
        let imported = source.facts.importedNames[name]
        let path = imported?.path.value ?? name
        if path.lastNamePart == KotlinControl.base { return .base }
        if KotlinControl.isPlatform(path) { return .platform }
        if path.contains(".") {
            let last = path.lastNamePart
            guard let imported, path.hasPrefix("com.qmobile."), isNearBase(last) else { return .unknown }
            // The annotation is imported for its own sake.
            return .nearBase(last == KotlinControl.annotation ? nil : imported)
        }
        return declaration(name).map(KotlinAncestor.declared) ?? (isNearBase(name) ? .nearBase(nil) : .unknown)
    }

    private static func isNearBase(_ name: String) -> Bool {
        KotlinControl.wrongBases.contains(name) || Spelling.suggestion(for: name, among: [KotlinControl.base]) != nil
    }

    /// The types that something other than a type of the platform is above: found once, from the top down.
    private static func mayBeControls(_ files: [KotlinSource], _ types: [String: Place]) -> Set<Place> {
        var found: Set<Place> = []
        var waiting: [Place] = []
        var derived: [Place: [Place]] = [:]
        for place in types.values {
            let source = files[place.file]
            var mayBe = !source.facts.isBalanced
            for supertype in source.facts.types[place.type].supertypes {
                var parent: Place?
                let ancestor = ancestor(supertype, in: source) { name in
                    parent = types[name]
                    return parent.map { Declaration(type: files[$0.file].facts.types[$0.type], source: files[$0.file]) }
                }
                switch ancestor {
                case .platform: continue
                case .declared: if let parent { derived[parent, default: []].append(place) }
                case .base, .nearBase, .unknown: mayBe = true
                }
            }
            if mayBe { waiting.append(place) }
        }
        while let place = waiting.popLast() {
            if found.insert(place).inserted { waiting += derived[place] ?? [] }
        }
        return found
    }
}

/// What a supertype of a Kotlin class is, as far as the control's own files show.
package enum KotlinAncestor: Sendable {
    /// What a control's class implements.
    case base

    /// Nearly that; nothing has this name. With the import of it, if there is one.
    case nearBase(KotlinImport?)

    /// A type of the system or its libraries, which is not the base.
    case platform

    /// A type of the control.
    case declared(KotlinCode.Declaration)
    case unknown
}
