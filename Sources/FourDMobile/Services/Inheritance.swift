import SourceScan
import SourceText

extension SwiftFacts {
    /// The type itself and those of the control that it inherits from or conforms to, nearest first.
    package func lineage(of type: SwiftMergedType) -> [SwiftMergedType] {
        let inherited = (inheritedNames(of: type.qualifiedName) ?? []).compactMap { self.type(named: $0.value) }
        var seen: Set = [type.qualifiedName]
        return [type] + inherited.filter { seen.insert($0.qualifiedName).inserted }
    }

    /// The type of that name as code inside `scope` writes it: one of the scope's own, else one of a scope around it;
    /// nil when the control does not declare it.
    package func type(named name: String, in scope: SwiftMergedType) -> SwiftMergedType? {
        var scope = scope.qualifiedName[...]
        while !scope.isEmpty {
            if let type = type(named: "\(scope).\(name)") { return type }
            scope = scope[..<(scope.lastIndex(of: ".") ?? scope.startIndex)]
        }
        return type(named: name)
    }

    /// Whether `type` conforms to the protocol of that name, which is not one of the control's own. It is unsure where it
    /// inherits from a type of which nothing is known.
    package func conforms(_ type: SwiftMergedType, to name: String) -> SwiftCertainty {
        let inherited = inheritedNames(of: type.qualifiedName) ?? []
        if inherited.contains(where: { KnownTypes.plain($0.value) == name }) { return .yes }
        return inherited.contains(where: isUnknown) ? .unsure : .no
    }

    /// Whether `type` is a class that comes from `NSObject`.
    package func inheritsFromNSObject(_ type: SwiftMergedType) -> SwiftCertainty {
        var type = type
        var seen: Set<String> = []
        var answer = SwiftCertainty.no
        while seen.insert(type.qualifiedName).inserted {
            // Only the first of a class's own list can be its superclass; alternatives of `#if` may differ in it.
            let first = type.declarations.compactMap { $0.value.inheritance.first?.names.first?.value }
                .map { aliasTarget($0) ?? $0 }
            guard !first.isEmpty else { return answer }
            if first.contains(where: { KnownTypes.kind(of: $0) == .objectiveCClass }) { return .yes }
            let own = first.compactMap { self.type(named: $0) }
            if own.count < first.count, first.contains(where: { KnownTypes.kind(of: $0) == .unknown }) {
                answer = .unsure
            }
            guard let parent = own.first(where: { $0.declarations.first?.value.kind == .class }) else { return answer }
            type = parent
        }
        return answer
    }

    /// The names that `type` inherits, through the control's own types, of which nothing is known.
    package func unknownInheritedNames(of type: SwiftMergedType) -> [InFile<String>] {
        (inheritedNames(of: type.qualifiedName) ?? []).filter(isUnknown)
    }

    private func isUnknown(_ name: InFile<String>) -> Bool {
        type(named: name.value) == nil && KnownTypes.kind(of: name.value) == .unknown
            && aliasTarget(name.value) == nil
    }
}
