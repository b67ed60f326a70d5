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
    package let services: [ServiceName]

    /// The classes of the sources, in the order of their qualified names.
    package let classes: [ServiceClass]

    /// The row builders of the sources.
    package let builders: [FormatBuilder]

    package init(_ control: ControlProject, _ manifest: Manifest) {
        let injection = Injection(control, manifest)
        let injected = Set(injection.files)
        let sources = control.swift.filter { injected.contains($0.path) }
        let facts = SwiftFacts(files: sources.map(\.facts))
        self.injection = injection
        self.sources = sources
        self.facts = facts
        keys = AppKey.keys(of: manifest)
        services = ServiceName.all(in: manifest)
        classes = facts.types.values.sorted { $0.qualifiedName < $1.qualifiedName }.compactMap(ServiceClass.init)
        builders = sources.flatMap { source in
            source.facts.rowBuilders.map { FormatBuilder($0, in: source.facts, of: facts) }
        }
    }

    /// The class that `NSClassFromString` finds by this name; nil when there is none.
    package func loadedClass(_ name: String) -> ServiceClass? {
        classes.first { $0.runtimeName?.value == name }
    }

    /// The class that is declared by this name, whatever the run time calls it; nil when there is none.
    package func declaredClass(_ name: String) -> ServiceClass? {
        classes.first { $0.type.qualifiedName == name }
    }

    /// The builders of a class, in its extensions too.
    package func builders(of type: ServiceClass) -> [FormatBuilder] {
        builders.filter { $0.owner.map { facts.type(named: $0)?.qualifiedName == type.type.qualifiedName } ?? false }
    }
}
