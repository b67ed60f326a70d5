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
        guard let unnamed = control.unnamedService,
            let capabilities = control.manifest?.root?.member(named: "capabilities"),
            let object = control.manifest?.capabilities
        else { return [] }
        guard case .others = unnamed.cause else { return [undeclared(unnamed, capabilities, object, control)] }
        return unnamed.classes.map { forgotten($0, control) }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.swiftSkip }

    static func compared(in control: ControlModel) -> [Note] { control.linkedNames }

    /// The manifest names no service at all.
    private static func undeclared(
        _ unnamed: UnnamedService, _ capabilities: JSONMember, _ object: JSONNode, _ control: ControlModel
    ) -> Finding {
        let notes = unnamed.classes.map { Note("this row service is never loaded", at: $0.declaredName.location) }
        let names = unnamed.classes.map(\.serviceName)
        let list = "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        func lost(_ message: String, at place: Location, _ label: String, help: String, fix: FixIt?) -> Finding {
            finding(
                message, at: place, label: label, consequence: consequence, help: help, notes: notes, fix: fix)
        }
        func wrong(_ key: JSONMember, _ what: String, help: String, fix: FixIt? = nil) -> Finding {
            lost(
                "\"\(key.keyText)\" is not \(what), so the manifest names no service", at: control.place(ofKey: key),
                "4D ignores it", help: help, fix: fix)
        }
        switch unnamed.cause {
        case .misspelt(let key):
            let edit = edit(key)
            return wrong(
                key, "a capability",
                help: edit.map { "change it to \($0.replacement)" }
                    ?? "write \"settings\": {\"\(NamedService.settingsKey)\": […]}",
                fix: edit.map { control.fixing("change it to \($0.replacement)", [$0]) })
        case .outsideSettings(let key):
            return wrong(
                key, "a capability",
                help: "write \"settings\": {\"\(key.keyText)\": […]}, or the class under \"service\"")
        case .outsideCapabilities(let key):
            return wrong(key, "in \"capabilities\"", help: "move it into \"capabilities\"")
        case .emptyList(let node):
            return lost(
                "\"\(NamedService.settingsKey)\" is an empty list", at: control.place(of: node), unloaded,
                help: "change it to \(list)", fix: control.replacing(node, with: list))
        case .null(let node):
            return lost(
                "\"service\" is \(node.sourceText)", at: control.place(of: node), unloaded,
                help: "change it to \"\(names[0])\"",
                fix: names.count == 1 ? control.replacing(node, with: "\"\(names[0])\"") : nil)
        case .noKey, .others:
            let isOne = names.count == 1
            let member =
                isOne ? "\"service\": \"\(names[0])\"" : "\"settings\": {\"\(NamedService.settingsKey)\": \(list)}"
            return lost(
                "the capabilities name no service", at: control.place(ofKey: capabilities), unloaded,
                help: "add \(member)",
                fix: isOne || object["settings"] == nil
                    ? control.adding(member, to: object, title: "add \(member)") : nil)
        }
    }

    /// The manifest names other classes, of which none returns a row for the control.
    private static func forgotten(_ type: ServiceClass, _ control: ControlModel) -> Finding {
        finding(
            "the manifest does not name the service \"\(type.serviceName)\"", at: type.declaredName.location,
            label: "the app does not load it", consequence: consequence,
            help: type.runtimeNames.isEmpty
                ? "declare \(SwiftRowBuilder.functionName) in the service of the manifest"
                : "list both under \"settings\": {\"\(NamedService.settingsKey)\": […]}",
            notes: (control.services?.links ?? []).map { link in
                let name = control.requestedFormat?.string ?? ""
                return Note("this service returns no row for \"\(name)\"", at: control.place(of: link.service.node))
            })
    }

    /// Writes the key that was meant, with the string itself where it is the only one of a list; nil when there are several.
    private static func edit(_ member: JSONMember) -> TextEdit? {
        guard let value = member.value, value.kind == .array else { return TextEdit(member.key.range, "\"service\"") }
        guard value.elements.count == 1, let element = value.elements.first else { return nil }
        return TextEdit(
            member.key.range.lowerBound..<value.range.upperBound, "\"service\": \(element.sourceText)")
    }

    private static let unloaded = "the app loads no class for this control"
    private static let consequence = "the app does not load it and silently shows the default row"
}
