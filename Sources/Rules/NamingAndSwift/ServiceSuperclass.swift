import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `service-superclass`
enum ServiceSuperclass: Rule {
    static let info = RuleInfo(
        id: "service-superclass", group: .namingAndSwift, severity: .error,
        summary: "a service that is not a class, or does not inherit from NSObject",
        rationale: """
            The app finds services by name and reads their instance with key-value coding. Both work only for classes \
            that inherit from NSObject. Swift accepts @objc(Name) on no other type, so the app does not build.
            """,
        facts: ["swift-2"],
        remedy: "Declare the service as a class and NSObject as its superclass.",
        needs: [.manifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(
            named: "email2", service: "Email2RowService",
            SwiftExample(inheritance: ": ApplicationService, ActionParameterCustomFormatRowBuilder")),
        good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift else { return [] }
        let others = services.links.compactMap { link in
            if case .noClass(let part) = link.target { noClass(part, link.service, control) } else { nil }
        }
        return others + services.meant.compactMap { withoutSuperclass($0, ios, control) }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] {
        control.linkedNames
            + (control.services?.meant ?? []).flatMap { type in
                type.inherited.map { Note("\"\(type.name)\" inherits \"\($0.value)\"", at: $0.location) }
            }
    }

    private static func noClass(_ part: InFile<SwiftType>, _ service: NamedService, _ control: ControlModel)
        -> Finding
    {
        finding(
            "the service \"\(service.name)\" is \(part.value.kind == .enum ? "an enum" : "a struct"), not a class",
            at: InFile(part.value.name, path: part.path).location, label: "not visible to Objective-C",
            consequence: "the app finds no class of this name and silently shows the default row",
            help: "declare it as @objc(\(service.name)) class \(service.name): NSObject, …",
            notes: [Note("the app looks for a class", at: control.place(of: service.node))])
    }

    private static func withoutSuperclass(_ type: ServiceClass, _ ios: IOSBuild, _ control: ControlModel) -> Finding? {
        let message = "the class \"\(type.name)\" does not inherit from NSObject"
        let root = KnownTypes.objectiveCRoot
        switch ios.facts.inheritsFromNSObject(type.merged) {
        case .yes: return nil
        case .unsure:
            let first = type.declarations.compactMap { part in
                part.value.inheritance.first?.names.first.map { InFile($0, path: part.path) }
            }.first
            guard let first, ios.facts.type(named: first.value) == nil,
                Spelling.suggestion(for: first.value, among: [root]) == root
            else { return nil }
            return finding(
                message, at: first.location, label: "\"\(first.value)\" is not declared", consequence: consequence,
                help: "change \"\(first.value)\" to \"\(root)\"",
                fix: FixIt("change \"\(first.value)\" to \"\(root)\"", in: first.path, [TextEdit(first.range, root)]))
        case .no:
            let parent = ios.facts.lineage(of: type.merged).dropFirst().first {
                $0.declarations.first?.value.kind == .class
            }
            let note = parent?.declarations.first.map {
                Note("its superclass does not either", at: InFile($0.value.name, path: $0.path).location)
            }
            return finding(
                message, at: type.declaredName.location, label: "Objective-C cannot load it", consequence: consequence,
                help: "make \(root) the superclass\(parent.map { " of \"\($0.name)\"" } ?? "")",
                notes: note.map { [$0] } ?? [], fix: parent == nil ? fix(type) : nil)
        }
    }

    /// Adds the superclass before the protocols of the class.
    private static func fix(_ type: ServiceClass) -> FixIt? {
        guard type.declarations.count == 1, let part = type.declarations.first else { return nil }
        let edit =
            part.value.inheritance.first.map { first in
                TextEdit(first.text.range.lowerBound..<first.text.range.lowerBound, "\(KnownTypes.objectiveCRoot), ")
            }
            ?? TextEdit(
                part.value.name.range.upperBound..<part.value.name.range.upperBound, ": \(KnownTypes.objectiveCRoot)")
        return FixIt("make \(KnownTypes.objectiveCRoot) the superclass", in: part.path, [edit])
    }

    private static let consequence = "the app does not build: Swift accepts @objc(Name) only on subclasses of NSObject"
}
