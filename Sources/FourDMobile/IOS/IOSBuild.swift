import InputControl
import SourceScan
import SourceText

/// What the iOS build makes of a control, and what the app finds at run time [layout-1] [ios-3] [swift-1].
package struct IOSBuild: Sendable {
    package let injection: Injection

    /// The Swift files that become sources of the app [ios-3] [ios-4].
    package let sources: [SwiftSource]

    /// The Swift files that 4D copies and does not compile, but for those of tests, examples and tools [ios-4].
    package let uncompiled: [SwiftSource]

    /// What the sources declare, all files together.
    package let facts: SwiftFacts

    /// What the capabilities add to the app's property lists.
    package let keys: [AppKey]

    /// The services that the manifest names, in the order in which the app loads them.
    package let services: [NamedService]

    /// The classes of the sources, in the order of their qualified names.
    package let classes: [ServiceClass]

    /// The row builders of the sources.
    package let builders: [RowBuilder]

    private let buildersByOwner: [String: [RowBuilder]]
    private let index: ClassIndex

    /// The classes by their names.
    private struct ClassIndex {
        let exposed: [String: [ServiceClass]]
        let declared: [String: ServiceClass]
        let nested: [String: [ServiceClass]]

        init(_ classes: [ServiceClass]) {
            exposed = classes.reduce(into: [:]) { exposed, type in
                for name in type.runtimeNames { exposed[name.value, default: []].append(type) }
            }
            declared = Dictionary(classes.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
            nested = Dictionary(grouping: classes.filter { $0.name != $0.qualifiedName }, by: \.name)
        }
    }

    /// A source that could not be read or whose brackets do not match, so that what is not seen may be in it; nil when
    /// all that the sources declare is known.
    package let incompleteSource: IncompleteSource?

    /// A copied file in which a service may be written, and which no app has: Objective-C, a library or a framework, of
    /// which `ios-file-not-compiled` and `ios-framework` speak; nil when there is none.
    package let foreignCode: String?

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let injection = Injection(control, manifest)
        let compiled = Set(injection.fates.filter { $0.use == .compiled }.map(\.path))
        let sources = control.swift.filter { compiled.contains($0.path) }
        let stranded = Set(injection.fates.filter(\.isStrandedCode).map(\.path))
        uncompiled = control.swift.filter { stranded.contains($0.path) && !$0.facts.importsTests }
        let facts = SwiftFacts(files: sources.map(\.facts))
        self.injection = injection
        self.sources = sources
        self.facts = facts
        keys = AppKey.keys(of: manifest)
        services = NamedService.all(in: manifest)
        classes = facts.types.values.sorted { $0.qualifiedName < $1.qualifiedName }.compactMap(ServiceClass.init)
        index = ClassIndex(classes)
        builders = sources.flatMap { source in
            source.facts.rowBuilders.map { RowBuilder($0, in: source.facts) }
        }
        buildersByOwner = Dictionary(grouping: builders.filter { $0.owner != nil }) { builder in
            builder.owner.map { facts.type(named: $0)?.qualifiedName ?? $0 } ?? ""
        }
        incompleteSource = IncompleteSource(control, injection, sources)
        foreignCode = injection.files.first(where: Self.isForeignCode)
    }

    /// The class that `NSClassFromString` finds by this name; nil when there is none.
    package func loadedClass(_ name: String) -> ServiceClass? {
        index.exposed[name]?.first { $0.isExposed(as: name) }
    }

    /// The class that is declared by this name, whatever the run time calls it; nil when there is none.
    package func declaredClass(_ name: String) -> ServiceClass? {
        index.declared[name]
    }

    /// The only nested class of this name without those around it; nil when there is none, or several.
    package func nestedClass(_ name: String) -> ServiceClass? {
        let nested = index.nested[name] ?? []
        return nested.count == 1 ? nested.first : nil
    }

    /// Whether code registers services itself, which needs no manifest.
    package var registersServices: Bool {
        facts.files.contains { $0.names["ApplicationServices"] != nil }
    }

    /// The builders of a class: its own, those in its extensions, and those it inherits from types of the control.
    package func builders(of type: ServiceClass) -> [RowBuilder] {
        facts.lineage(of: type.merged).flatMap { buildersByOwner[$0.qualifiedName] ?? [] }
    }

    /// Objective-C and C sources, libraries and frameworks.
    private static func isForeignCode(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        return [".m", ".mm", ".a", ".tbd"].contains { path.hasSuffix($0) }
            || folders.contains { $0.hasSuffix(".framework") || $0.hasSuffix(".xcframework") }
    }
}

/// A file that keeps rules from saying that something is not there.
package struct IncompleteSource: Sendable, Hashable {
    /// Relative to the root of the run.
    package let path: String

    /// What makes the file unreadable, in UTF-8 byte offsets; nil when it could not be read at all.
    package let range: Range<Int>?

    /// Why: one line, lower-case start, no full stop.
    package let reason: String

    /// The first one among what is copied into the app; nil when there is none.
    init?(_ control: ControlProject, _ injection: Injection, _ sources: [SwiftSource]) {
        let root = control.path(injection.root)
        let lost = control.problems.first { problem in
            // A file of another kind that cannot be read hides no code; a folder may.
            let name = problem.path.lastPathPart
            guard injection.isOn, name.hasSuffix(".swift") || !name.contains(".") else { return false }
            if root.isEmpty || problem.path == root { return true }
            return problem.path.hasPrefix(root + "/") && Injection.mayCompile(problem.path.dropFirst(root.count + 1))
        }
        if let lost {
            path = lost.path
            range = nil
            reason = "\"\(lost.path)\" \(lost.explanation)"
        } else if let (source, damage) = sources.lazy.compactMap({ source in
            source.isAppleDouble ? nil : source.facts.damage.map { (source, $0) }
        }).first {
            path = source.file.path
            range = damage.range
            reason = damage.reason(source.file.path)
        } else {
            return nil
        }
    }
}
