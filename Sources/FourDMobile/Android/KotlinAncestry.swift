import InputControl
import SourceScan
import SourceText

/// What a supertype of a Kotlin class is, as far as the control's own files tell.
package enum KotlinAncestor: Sendable {
    /// What a control's class implements.
    case base

    /// Nearly that; nothing has this name. With the import of it, if there is one.
    case nearBase(KotlinImport?)

    /// A type of the system or its libraries, which is not the base.
    case platform

    /// A type of the control.
    case declared(KotlinType, KotlinSource)
    case unknown
}

extension ControlModel {
    /// What a supertype named in `source` is.
    package func ancestor(_ supertype: KotlinSupertype, in source: KotlinSource) -> KotlinAncestor {
        let name = supertype.name.value
        let imported = source.facts.imports.first { line in
            !line.isAll && (line.alias?.value ?? line.path.value.lastNamePart) == name
        }
        let path = imported?.path.value ?? name
        if path.lastNamePart == KotlinControl.base { return .base }
        if KotlinControl.platformPackages.contains(where: path.hasPrefix) { return .platform }
        if path.contains(".") {
            let last = path.lastNamePart
            guard let imported, path.hasPrefix("com.qmobile."), Self.isNearBase(last) else { return .unknown }
            // The annotation is imported for its own sake.
            return .nearBase(last == KotlinControl.annotation ? nil : imported)
        }
        for other in copiedKotlin {
            if let type = other.facts.types.first(where: { $0.name.value == name && $0.parent == nil && !$0.isLocal }) {
                return .declared(type, other)
            }
        }
        return Self.isNearBase(name) ? .nearBase(nil) : .unknown
    }

    /// Whether nothing that the type is derived from can be the base.
    package func isSurelyNoControl(_ type: KotlinType, in source: KotlinSource) -> Bool {
        var waiting = [(type, source)]
        var seen: Set<Place> = []
        while let (type, source) = waiting.popLast() {
            guard source.facts.isBalanced else { return false }
            guard seen.insert(Place(path: source.path, start: type.range.lowerBound)).inserted else { continue }
            for supertype in type.supertypes {
                switch ancestor(supertype, in: source) {
                case .platform: continue
                case .declared(let type, let source): waiting.append((type, source))
                case .base, .nearBase, .unknown: return false
                }
            }
        }
        return true
    }

    private struct Place: Hashable {
        let path: String
        let start: Int
    }

    private static func isNearBase(_ name: String) -> Bool {
        KotlinControl.wrongBases.contains(name) || Spelling.suggestion(for: name, among: [KotlinControl.base]) != nil
    }
}
