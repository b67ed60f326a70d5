import SourceScan
import SourceText

/// What the app finds for one service that the manifest names [swift-1].
package struct ServiceLink: Sendable {
    /// What stands behind the name.
    package enum Target: Sendable {
        /// The app finds this class.
        case loaded(ServiceClass)
        /// A class is declared by this name, and is not exposed to Objective-C by any [swift-2].
        case notExposed(ServiceClass)
        /// A class is declared by this name, and is exposed to Objective-C by another one.
        case exposedOtherwise(ServiceClass, as: InFile<String>)
        /// A type that cannot be loaded by name is declared by this name: a struct or an enum.
        case noClass(InFile<SwiftType>)
        case missing
    }

    package let service: NamedService
    package let target: Target

    /// The class that is loaded, or that was meant; nil when there is none.
    package var type: ServiceClass? {
        switch target {
        case .loaded(let type), .notExposed(let type), .exposedOtherwise(let type, _): type
        case .noClass, .missing: nil
        }
    }

    package var isLoaded: Bool { if case .loaded = target { true } else { false } }
    package var isMissing: Bool { if case .missing = target { true } else { false } }
}

/// The services of a manifest and the classes of its sources that they lead to.
package struct ServiceLinks: Sendable {
    /// One for each service that the manifest names, in its order.
    package let links: [ServiceLink]

    /// Row services that the manifest does not name: classes that build rows, from which no other class of the control is
    /// derived, and which are exposed by a name or services of the app. Where a service of the manifest leads nowhere,
    /// there is none, or none builds rows, any class that builds rows if there is none of these.
    package let unlisted: [ServiceClass]

    /// The classes that are services or were meant to be: those that the manifest's names lead to and, where one of
    /// these leads nowhere or there is none, the row services that it does not name.
    package let meant: [ServiceClass]

    package init(_ ios: IOSBuild) {
        let listed = Set(ios.services.map(\.name))
        links = ios.services.map { ServiceLink(service: $0, target: Self.target(of: $0, listed, in: ios)) }
        var seen: Set<String> = []
        let reached = links.compactMap(\.type).filter { seen.insert($0.qualifiedName).inserted }
        let parents = ios.classes.flatMap { $0.inherited.map(\.value) }
        let excluded = seen.union(parents.compactMap { ios.facts.type(named: $0)?.qualifiedName })
        let builders = ios.classes.filter { type in
            !excluded.contains(type.qualifiedName) && Self.buildsRows(type, in: ios)
        }
        let services = builders.filter { type in
            !type.runtimeNames.isEmpty || ios.facts.conforms(type.merged, to: KnownTypes.service) == .yes
        }
        let isOpen = links.isEmpty || links.contains(where: \.isMissing)
        let isServed = links.compactMap(\.type).contains { Self.buildsRows($0, in: ios) }
        unlisted = services.isEmpty && (isOpen || !isServed) ? builders : services
        meant = reached + (isOpen ? unlisted : [])
    }

    private static func target(
        of service: NamedService, _ listed: Set<String>, in ios: IOSBuild
    ) -> ServiceLink.Target {
        if let type = ios.loadedClass(service.name) { return .loaded(type) }
        if let type = ios.declaredClass(service.name) ?? ios.nestedClass(service.name) {
            guard let runtimeName = type.runtimeName else { return .notExposed(type) }
            return listed.contains(runtimeName.value) ? .missing : .exposedOtherwise(type, as: runtimeName)
        }
        if let part = ios.facts.type(named: service.name)?.declarations.first,
            part.value.kind == .struct || part.value.kind == .enum
        {
            return .noClass(part)
        }
        return .missing
    }

    /// Whether a service has services of its own, which the app loads with it.
    package var mayLoadOthers: Bool {
        meant.contains { type in type.variables.contains { $0.value.name.value == "services" } }
    }

    private static func buildsRows(_ type: ServiceClass, in ios: IOSBuild) -> Bool {
        !ios.builders(of: type).isEmpty || ios.facts.conforms(type.merged, to: KnownTypes.rowBuilder) == .yes
    }
}
