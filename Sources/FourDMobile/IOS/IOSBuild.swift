import InputControl
import SourceScan
import SourceText

/// What the iOS build makes of a control, and what the app finds at run time.
///
/// Source: 4D-Mobile-App, methods `mobile_actions`, `capabilities`, `TEMPLATE`; ios-QMobileUI, `QApplication` and
/// `Eureka+ActionParameter` (4d-behaviour.md, sections 2, 4 and 5).
package struct IOSBuild: Sendable {
    package let injection: Injection

    /// The Swift files that become sources of the app.
    package let sources: [SwiftSource]

    /// What the sources declare, all files together.
    package let facts: SwiftFacts

    /// What the capabilities bring into the app's property lists.
    package let keys: [AppKey]

    /// The services that the manifest names, in the order in which the app loads them.
    package let services: [NamedService]

    /// The classes of the sources, in the order of their qualified names.
    package let classes: [ServiceClass]

    /// The row builders of the sources.
    package let builders: [RowBuilder]

    private let buildersByOwner: [String: [RowBuilder]]

    /// A source that could not be read or whose brackets do not match, so that what is not seen may be in it; nil when
    /// all that the sources declare is known.
    package let incompleteSource: IncompleteSource?

    /// A file of the control that may hold Objective-C classes of which nothing is known; nil when there is none.
    package let foreignCode: String?

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let injection = Injection(control, manifest)
        let injected = Set(injection.files)
        let sources = control.swift.filter { injected.contains($0.path) }
        let facts = SwiftFacts(files: sources.map(\.facts))
        self.injection = injection
        self.sources = sources
        self.facts = facts
        keys = AppKey.keys(of: manifest)
        services = NamedService.all(in: manifest)
        classes = facts.types.values.sorted { $0.qualifiedName < $1.qualifiedName }.compactMap(ServiceClass.init)
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
        classes.first { $0.isExposed(as: name) }
    }

    /// The class that is declared by this name, whatever the run time calls it, or the only one of this name inside of
    /// other types; nil when there is none.
    package func declaredClass(_ name: String) -> ServiceClass? {
        if let type = classes.first(where: { $0.type.qualifiedName == name }) { return type }
        let nested = classes.filter { $0.type.name == name }
        return nested.count == 1 ? nested.first : nil
    }

    /// The builders of a class: its own, those in its extensions, and those it inherits from types of the control.
    package func builders(of type: ServiceClass) -> [RowBuilder] {
        facts.lineage(of: type.type).flatMap { buildersByOwner[$0.qualifiedName] ?? [] }
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

    /// Why: one line, lower-case start, no full stop.
    package let reason: String

    /// The first one among what is copied into the app; nil when there is none.
    init?(_ control: ControlProject, _ injection: Injection, _ sources: [SwiftSource]) {
        let root = control.path(injection.root)
        let lost = control.problems.first { problem in
            // A file of another kind that can't be read hides no code; a folder may.
            let name = problem.path.lastPathPart
            return injection.isOn && (root.isEmpty || problem.path == root || problem.path.hasPrefix(root + "/"))
                && (name.hasSuffix(".swift") || !name.contains("."))
        }
        if let lost {
            path = lost.path
            reason = "\"\(lost.path)\" \(lost.explanation)"
        } else if let source = sources.first(where: { !$0.facts.isBalanced }) {
            path = source.file.path
            reason = "a bracket, a text or an #if of \"\(source.file.path)\" is not closed"
        } else {
            return nil
        }
    }
}
