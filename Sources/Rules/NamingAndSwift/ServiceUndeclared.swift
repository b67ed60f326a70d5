import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// `service-undeclared`
enum ServiceUndeclared: Rule {
    static let info = RuleInfo(
        id: "service-undeclared", group: .namingAndSwift, severity: .error,
        summary: "a row service that the manifest does not name",
        rationale: """
            The app loads the classes that the manifests name as "service", or under "application.services" of \
            "settings", and requests rows only of these. A row service that no manifest names is compiled into the app \
            and never loaded: the app silently shows the default row.
            """,
        facts: ["cap-1", "cap-2", "swift-1", "swift-4"],
        remedy: """
            Name the class in the capabilities: "service": "Email2RowService", or for several \
            "settings": {"application.services": ["Email2RowService", "PhoneTwoRowService"]}.
            """,
        needs: [.wholeManifest, .files], platform: .ios,
        reads: ["/capabilities/service", "/capabilities/settings"],
        bad: .control(named: "email2", service: nil), good: .control(named: "email2", service: "Email2RowService"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, services) = control.knownSwift, control.isActionControl,
            let capabilities = control.manifest?.root?.member(named: "capabilities"),
            let object = control.manifest?.capabilities, !services.unlisted.isEmpty,
            !ios.registersServices
        else { return [] }
        if ios.services.isEmpty {
            guard !hasUnreadableService(object) else { return [] }
            return [undeclared(services.unlisted, capabilities, object, control)]
        }
        guard !services.links.contains(where: \.isMissing) else { return [] }
        return forgotten(services, ios, control)
    }

    /// The key of the capabilities that was meant to name the service, and that a finding reports; nil when there is none.
    static func wrongKey(in control: ControlModel) -> JSONMember? {
        guard control.manifest?.isWhole == true, control.mayTargetIOS, control.ios?.services.isEmpty == true,
            let key = control.manifest?.capabilities.flatMap({ misspelt(in: $0) ?? misplaced(in: $0) })
                ?? beside(control)
        else { return nil }
        return check(control).isEmpty ? nil : key
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The manifest names no service at all.
    private static func undeclared(
        _ all: [ServiceClass], _ capabilities: JSONMember, _ object: JSONNode, _ control: ControlModel
    ) -> Finding {
        let notes = all.map { Note("this row service is never loaded", at: $0.declaredName.location) }
        if let member = misspelt(in: object) {
            let edit = edit(member)
            return finding(
                "\"\(member.keyText)\" is not a capability, so the manifest names no service",
                at: control.place(ofKey: member), label: "4D ignores it", consequence: consequence,
                help: edit.map { "change it to \($0.replacement)" }
                    ?? "write \"settings\": {\"\(NamedService.settingsKey)\": […]}", notes: notes,
                fix: edit.map { control.fixing("change it to \($0.replacement)", [$0]) })
        }
        if let member = misplaced(in: object) {
            return finding(
                "\"\(member.keyText)\" is not a capability, so the manifest names no service",
                at: control.place(ofKey: member), label: "4D ignores it", consequence: consequence,
                help: "write \"settings\": {\"\(member.keyText)\": […]}, or the class under \"service\"", notes: notes)
        }
        if let member = beside(control) {
            return finding(
                "\"\(member.keyText)\" is not in \"capabilities\", so the manifest names no service",
                at: control.place(ofKey: member), label: "4D ignores it here", consequence: consequence,
                help: "move it into \"capabilities\"", notes: notes)
        }
        let names = all.map(\.serviceName)
        if let node = emptyList(object) {
            let list = "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
            return finding(
                "\"\(NamedService.settingsKey)\" is an empty list", at: control.place(of: node),
                label: "the app loads no class for this control", consequence: consequence,
                help: "change it to \(list)",
                notes: notes, fix: control.replacing(node, with: list))
        }
        if let node = object["service"] {
            return finding(
                "\"service\" is \(node.sourceText)", at: control.place(of: node),
                label: "the app loads no class for this control", consequence: consequence,
                help: "change it to \"\(names[0])\"", notes: notes,
                fix: names.count == 1 ? control.replacing(node, with: "\"\(names[0])\"") : nil)
        }
        let member =
            names.count == 1
            ? "\"service\": \"\(names[0])\""
            : "\"settings\": {\"application.services\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]}"
        let isSettable = names.count == 1 || object["settings"] == nil
        return finding(
            "the capabilities name no service", at: control.place(ofKey: capabilities),
            label: "the app loads no class for this control", consequence: consequence, help: "add \(member)",
            notes: notes,
            fix: isSettable ? control.adding(member, to: object, title: "add \(member)") : nil)
    }

    /// The manifest names other classes, of which none returns a row for the control.
    private static func forgotten(_ services: ServiceLinks, _ ios: IOSBuild, _ control: ControlModel) -> [Finding] {
        guard let node = control.requestedFormat, let name = node.string,
            !services.mayLoadOthers
        else { return [] }
        func mayAnswer(_ type: ServiceClass) -> Bool {
            control.rowBuilders(of: [type]).contains { $0.own?.verdict != .nil }
        }
        guard !services.meant.contains(where: mayAnswer) else { return [] }
        return services.unlisted.filter(mayAnswer).map { type in
            finding(
                "the manifest does not name the service \"\(type.serviceName)\"", at: type.declaredName.location,
                label: "the app does not load it", consequence: consequence,
                help: type.runtimeNames.isEmpty
                    ? "declare \(SwiftRowBuilder.functionName) in the service of the manifest"
                    : "list both under \"settings\": {\"\(NamedService.settingsKey)\": […]}",
                notes: services.links.map { link in
                    Note("this service returns no row for \"\(name)\"", at: control.place(of: link.service.node))
                })
        }
    }

    /// Writes the key that was meant, with the string itself where it is the only one of a list; nil when there are several.
    private static func edit(_ member: JSONMember) -> TextEdit? {
        guard let value = member.value, value.kind == .array else { return TextEdit(member.key.range, "\"service\"") }
        guard value.elements.count == 1, let element = value.elements.first else { return nil }
        return TextEdit(
            member.key.range.lowerBound..<value.range.upperBound, "\"service\": \(element.sourceText)")
    }

    /// The capability that was perhaps meant to be `service`.
    private static func misspelt(in object: JSONNode) -> JSONMember? {
        object.members.first { member in
            guard let value = member.value else { return false }
            let names = value.kind == .array ? Array(value.elements) : [value]
            return !names.isEmpty && names.allSatisfy { $0.kind == .string } && Capability.named(member.keyText) == nil
                && Spelling.suggestion(for: member.keyText, among: Capability.all.map(\.name)) == "service"
        }
    }

    /// The key of Settings.plist where it does not belong.
    private static func misplaced(in object: JSONNode) -> JSONMember? {
        object.member(named: NamedService.settingsKey)
    }

    /// The service where it is not a capability: at the top of the manifest.
    private static func beside(_ control: ControlModel) -> JSONMember? {
        control.manifest?.root?.member(named: "service").flatMap { $0.value?.string == nil ? nil : $0 }
    }

    /// The list of services, if it is empty.
    private static func emptyList(_ object: JSONNode) -> JSONNode? {
        guard let list = object["settings"]?[NamedService.settingsKey] else { return nil }
        return list.kind == .array && list.elements.isEmpty && list.isComplete ? list : nil
    }

    /// Whether services are named in a way that 4D cannot read, which other rules report.
    private static func hasUnreadableService(_ object: JSONNode) -> Bool {
        if let service = object["service"], service.kind != .string, service.kind != .null { return true }
        guard let settings = object["settings"] else { return false }
        guard emptyList(object) == nil else { return false }
        let objects = settings.kind == .array ? Array(settings.elements) : [settings]
        return objects.contains { $0[NamedService.settingsKey] != nil || ($0.kind != .object && $0.kind != .array) }
    }

    private static let consequence = "the app does not load it and silently shows the default row"
}
