import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-not-found`
enum ServiceNotFound: Rule {
    static let info = RuleInfo(
        id: "service-not-found", group: .namingAndSwift, severity: .error,
        summary: "a service of the manifest that no class of the control is called",
        rationale: """
            The app loads each service that the manifests name with NSClassFromString, which knows a Swift class only by \
            the name in its @objc(Name), in exactly that case. Where it finds no class, the app writes a line to its log \
            and goes on without the service: the parameter gets the plain row of its type.
            """,
        source: "4d/ios-QMobileUI, QApplication",
        remedy: "Write the same name in the manifest and in the @objc(Name) of the class.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: "EmialTwoRowService"),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        return services.links.compactMap { link in
            switch link.target {
            case .loaded, .notExposed, .noClass: nil
            case .exposedOtherwise(let type, let name): misnamed(type, as: name, link.service, control)
            case .missing: ios.foreignCode == nil ? missing(link.service, ios, services, control) : nil
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        if let gap = control.swiftSkip { return gap }
        guard let (ios, services) = control.knownSwift, let path = ios.foreignCode,
            services.links.contains(where: \.isMissing)
        else { return nil }
        return SkippedCheck(path: control.path(path), reason: "the class may be in code that is not Swift")
    }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The class has the right name for Swift, and another one for Objective-C.
    private static func misnamed(
        _ type: ServiceClass, as name: InFile<String>, _ service: NamedService, _ control: ControlModel
    ) -> Finding {
        finding(
            "the class \"\(type.type.name)\" is exposed as \"\(name.value)\"", at: name.location,
            label: "Objective-C knows the class by this name only", consequence: consequence,
            help: "write \"\(service.name)\"",
            notes: [Note("the app looks for this one", at: control.place(of: service.node))],
            fix: FixIt("write \"\(service.name)\"", in: name.path, [TextEdit(name.range, service.name)]))
    }

    private static func missing(
        _ service: NamedService, _ ios: IOSBuild, _ services: ServiceLinks, _ control: ControlModel
    ) -> Finding? {
        // `Module.Name` finds a class that is not exposed, in an app of that name.
        let parts = service.name.split(separator: ".")
        if parts.count == 2, ios.declaredClass(String(parts[1]))?.runtimeNames.isEmpty == true { return nil }
        let free = candidates(ios, services)
        let isAlone = services.links.filter(\.isMissing).count == 1
        let near = Spelling.suggestion(for: service.name, among: free.map(\.serviceName))
        let meant = free.first { $0.serviceName == near } ?? (free.count == 1 && isAlone ? free.first : nil)
        let message = "no class is called \"\(service.name)\""
        let place = control.place(of: service.node)
        guard let meant else {
            let notes = elsewhere(service, ios, control)
            return finding(
                message, at: place, label: label, consequence: consequence,
                help: notes.isEmpty
                    ? "write the name of the class that shall be loaded, or add it with @objc(\(service.name))"
                    : "move the file into ios/", notes: notes)
        }
        let name = meant.runtimeName ?? meant.name
        let note = Note("this is the row service", at: name.location)
        // A class that is still called as that of a sample is what is to be renamed.
        let forms = NameForms(control.manifest?.name?.value ?? "")
        if near == nil, forms.matches(service.name, suffix: "RowService") {
            return finding(
                message, at: place, label: label, consequence: consequence,
                help: "call the class \(service.name), or write \"\(meant.serviceName)\"", notes: [note])
        }
        return finding(
            message, at: place, label: label, consequence: consequence, help: "write \"\(meant.serviceName)\"",
            notes: [note],
            fix: meant.serviceName.isPlain
                ? control.replacing(service.node, with: "\"\(meant.serviceName)\"") : nil)
    }

    /// The classes that may have been meant: row services that the manifest does not name, else any class that is exposed
    /// by a name or is a service, and not loaded by another one.
    private static func candidates(_ ios: IOSBuild, _ services: ServiceLinks) -> [ServiceClass] {
        guard services.unlisted.isEmpty else { return services.unlisted }
        let reached = Set(services.links.compactMap(\.type?.type.qualifiedName))
        return ios.classes.filter { type in
            !reached.contains(type.type.qualifiedName)
                && (!type.runtimeNames.isEmpty || ios.facts.conforms(type.type, to: KnownTypes.service) == .yes)
        }
    }

    /// Where a class of this name is declared that does not become part of the app.
    private static func elsewhere(_ service: NamedService, _ ios: IOSBuild, _ control: ControlModel) -> [Note] {
        let copied = Set(ios.sources.map(\.path))
        for source in control.swift where !copied.contains(source.path) {
            for type in source.facts.types where type.kind == .class && type.name.value == service.name {
                return [
                    Note(
                        "this class is not copied into the app, which takes only what is in ios/",
                        at: Location(path: source.file.path, range: type.name.range))
                ]
            }
        }
        return []
    }

    private static let label = "the app looks for a class of this name"
    private static let consequence = "the app goes on without the service and shows plain rows; only its log says so"
}
