import JSONSyntax
import SourceScan
import SourceText

/// Why the app loads no row service of a control that has some: the manifest names none of them [cap-1] [cap-2].
package struct UnnamedService: Sendable {
    package enum Cause: Sendable {
        /// This key of the capabilities was meant to be `service`.
        case misspelt(JSONMember)
        /// The key of Settings.plist stands in the capabilities, and not under `settings`.
        case outsideSettings(JSONMember)
        /// `service` stands at the top of the manifest, and not in the capabilities.
        case outsideCapabilities(JSONMember)
        /// The list of services is empty.
        case emptyList(JSONNode)
        /// `service` is null.
        case null(JSONNode)
        case noKey
        /// The manifest names other classes, of which none returns a row for the control's own name.
        case others
    }

    package let cause: Cause

    /// The row services that are never loaded; not empty.
    package let classes: [ServiceClass]

    /// The key that was meant to name the service; nil when there is none.
    package var wrongKey: JSONMember? {
        switch cause {
        case .misspelt(let key), .outsideSettings(let key), .outsideCapabilities(let key): key
        case .emptyList, .null, .noKey, .others: nil
        }
    }
}

extension ControlModel {
    /// Nil when the app loads a row service, or it cannot be determined that it loads none.
    package var unnamedService: UnnamedService? {
        guard let (ios, services) = knownSwift, isActionControl, mayTargetIOS, manifest?.isWhole == true,
            let object = manifest?.capabilities, !services.unlisted.isEmpty, !ios.registersServices
        else { return nil }
        if ios.services.isEmpty {
            return cause(in: object).map { UnnamedService(cause: $0, classes: services.unlisted) }
        }
        guard requestedFormat != nil, !services.links.contains(where: \.isMissing), !services.mayLoadOthers,
            !services.meant.contains(where: mayReturnRow)
        else { return nil }
        let forgotten = services.unlisted.filter(mayReturnRow)
        return forgotten.isEmpty ? nil : UnnamedService(cause: .others, classes: forgotten)
    }

    private func mayReturnRow(_ type: ServiceClass) -> Bool {
        rowBuilders(of: [type]).contains { $0.own?.verdict != .nil }
    }

    /// Why the capabilities name no service; nil when they name one in a way that 4D cannot read, which rules about values
    /// report.
    private func cause(in capabilities: JSONNode) -> UnnamedService.Cause? {
        let settings = capabilities["settings"]
        let list = settings?[NamedService.settingsKey].flatMap { list in
            list.kind == .array && list.elements.isEmpty && list.isComplete ? list : nil
        }
        let service = capabilities["service"]
        if let service, service.kind != .string, service.kind != .null { return nil }
        if let settings, list == nil {
            let objects = settings.kind == .array ? Array(settings.elements) : [settings]
            guard
                !objects.contains(where: {
                    $0[NamedService.settingsKey] != nil || ($0.kind != .object && $0.kind != .array)
                })
            else { return nil }
        }
        if let key = Self.misspeltService(in: capabilities) { return .misspelt(key) }
        if let key = capabilities.member(named: NamedService.settingsKey) { return .outsideSettings(key) }
        if let key = manifest?.root?.member(named: "service"), key.value?.string != nil {
            return .outsideCapabilities(key)
        }
        return list.map(UnnamedService.Cause.emptyList) ?? service.map(UnnamedService.Cause.null) ?? .noKey
    }

    private static func misspeltService(in capabilities: JSONNode) -> JSONMember? {
        capabilities.members.first { member in
            guard let value = member.value else { return false }
            let names = value.kind == .array ? Array(value.elements) : [value]
            return !names.isEmpty && names.allSatisfy { $0.kind == .string } && Capability.named(member.keyText) == nil
                && Spelling.suggestion(for: member.keyText, among: Capability.all.map(\.name)) == "service"
        }
    }
}
