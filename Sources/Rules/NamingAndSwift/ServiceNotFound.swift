import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-not-found`
enum ServiceNotFound: Rule {
    static let info = RuleInfo(
        id: "service-not-found", group: .namingAndSwift, severity: .error,
        summary: "the manifest names a service class that does not exist",
        rationale: """
            The app loads each service of the manifests with NSClassFromString, which finds a Swift class only by the \
            name in its @objc(Name), in exactly that case. If there is no such class, the app writes one line to its \
            log and silently shows the default row.
            """,
        facts: ["swift-1", "swift-2", "cap-1", "cap-2"],
        remedy: "Write the same name in the manifest and in the @objc(Name) of the class.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "EmialTwoRowService"),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        var search = Search(ios, services)
        // Of an empty name `capability-value` says more.
        return services.links.filter { !$0.service.name.isEmpty }.compactMap { link in
            switch link.target {
            case .loaded, .notExposed, .noClass: nil
            case .exposedOtherwise(let type, let name): misnamed(type, as: name, link.service, control)
            case .missing: ios.foreignCode == nil ? missing(link.service, ios, &search, control) : nil
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        if let gap = control.swiftSkip { return gap }
        guard let (ios, services) = control.knownSwift, let path = ios.foreignCode,
            services.links.contains(where: \.isMissing)
        else { return nil }
        return SkippedCheck(path: control.path(path), reason: "the class may be declared in code that is not Swift")
    }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The class has the right name for Swift, and another one for Objective-C.
    private static func misnamed(
        _ type: ServiceClass, as name: InFile<String>, _ service: NamedService, _ control: ControlModel
    ) -> Finding {
        finding(
            "the class \"\(type.name)\" is exposed as \"\(name.value)\"", at: name.location,
            label: "the only name by which the app finds it", consequence: consequence,
            help: "change \"\(name.value)\" to \"\(service.name)\"",
            notes: [Note("the app looks for this name", at: control.place(of: service.node))],
            fix: FixIt(
                "change \"\(name.value)\" to \"\(service.name)\"", in: name.path, [TextEdit(name.range, service.name)]))
    }

    private static func missing(
        _ service: NamedService, _ ios: IOSBuild, _ search: inout Search, _ control: ControlModel
    ) -> Finding? {
        // `Module.Name` finds a class that is not exposed, in an app of that name.
        let parts = service.name.split(separator: ".")
        if parts.count == 2, ios.declaredClass(String(parts[1]))?.runtimeNames.isEmpty == true { return nil }
        let near = search.names.suggestion(for: service.name)
        let meant = search.free.first { $0.serviceName == near } ?? (search.isAlone ? search.free.first : nil)
        let message = "no class is called \"\(service.name)\""
        let place = control.place(of: service.node)
        guard let meant else {
            let notes = elsewhere(service, ios, control)
            return finding(
                message, at: place, label: label, consequence: consequence,
                help: notes.isEmpty
                    ? "write the name of the class, or add a class with @objc(\(service.name))"
                    : "move the file into ios/",
                notes: notes)
        }
        let name = meant.runtimeName ?? meant.declaredName
        let note = Note("this is the row service", at: name.location)
        // A class that still has the name of a sample is the one to rename.
        let forms = NameForms(control.manifest?.name?.value ?? "")
        if near == nil, forms.matches(service.name, suffix: "RowService") {
            return finding(
                message, at: place, label: label, consequence: consequence,
                help: "rename the class to \(service.name), or write \"\(meant.serviceName)\"", notes: [note])
        }
        return finding(
            message, at: place, label: label, consequence: consequence,
            help: "change \"\(service.name)\" to \"\(meant.serviceName)\"", notes: [note],
            fix: meant.serviceName.isPlain
                ? control.replacing(service.node, with: "\"\(meant.serviceName)\"") : nil)
    }

    /// What the missing services may have been meant to be.
    private struct Search {
        /// Row services that the manifest does not name, else any class that is exposed by a name or is a service, and not
        /// loaded by another one.
        let free: [ServiceClass]
        var names: SpellingIndex

        /// Whether one service and one class are left, which then belong together.
        let isAlone: Bool

        init(_ ios: IOSBuild, _ services: ServiceLinks) {
            let missing = services.links.filter(\.isMissing).count
            free = missing == 0 ? [] : Self.candidates(ios, services)
            names = SpellingIndex(free.map(\.serviceName))
            isAlone = missing == 1 && free.count == 1
        }

        private static func candidates(_ ios: IOSBuild, _ services: ServiceLinks) -> [ServiceClass] {
            guard services.unlisted.isEmpty else { return services.unlisted }
            let reached = Set(services.links.compactMap(\.type?.qualifiedName))
            return ios.classes.filter { type in
                !reached.contains(type.qualifiedName)
                    && (!type.runtimeNames.isEmpty || ios.facts.conforms(type.merged, to: KnownTypes.service) == .yes)
            }
        }
    }

    /// Where a class of this name is declared that does not become part of the app.
    private static func elsewhere(_ service: NamedService, _ ios: IOSBuild, _ control: ControlModel) -> [Note] {
        let copied = Set(ios.sources.map(\.path))
        for source in control.swift where !copied.contains(source.path) {
            for type in source.facts.types where type.kind == .class && type.name.value == service.name {
                return [
                    Note(
                        "4D copies only files below ios/ into the app",
                        at: Location(path: source.file.path, range: type.name.range))
                ]
            }
        }
        return []
    }

    private static let label = "the app looks for a class of this name"
    private static let consequence = "the app logs one line and silently shows the default row"
}
