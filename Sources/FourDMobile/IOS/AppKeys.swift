import InputControl
import JSONSyntax

/// One key that a control's capabilities bring into the iOS app.
///
/// Source: 4D-Mobile-App, method `capabilities` (4d-behaviour.md, section 4).
package struct AppKey: Sendable {
    package enum Destination: String, Sendable, CaseIterable {
        case info = "Info.plist"
        case entitlements = "entitlements"
        case settings = "Settings.plist"
    }

    package let destination: Destination
    package let key: String

    /// The manifest's value behind it.
    package let node: JSONNode

    /// The capability it comes from.
    package let capability: String
}

extension AppKey {
    /// The keys that `manifest` brings, in the order of its capabilities.
    package static func keys(of manifest: Manifest) -> [AppKey] {
        guard let capabilities = manifest.capabilities else { return [] }
        return capabilities.members.flatMap { member -> [AppKey] in
            guard let node = member.value, let capability = Capability.named(member.keyText) else { return [] }
            let others = capability.neededWith.compactMap { name in
                capabilities[name].flatMap { node in Capability.named(name).map { $0.isEffective(node) } }
            }
            guard capability.neededWith.isEmpty || others.contains(true) else { return [] }
            return capability.effects.flatMap { keys(of: $0, capability, node) }
        }
    }

    private static func keys(of effect: Capability.Effect, _ capability: Capability, _ node: JSONNode) -> [AppKey] {
        func key(_ destination: Destination, _ name: String) -> [AppKey] {
            guard capability.isEffective(node) else { return [] }
            return [AppKey(destination: destination, key: name, node: node, capability: capability.name)]
        }
        switch effect {
        case .info(let name): return key(.info, name)
        case .entitlement(let name): return key(.entitlements, name)
        case .settings(let name): return key(.settings, name)
        case .mergedInto(let file):
            guard let destination = Destination(rawValue: file) else { return [] }
            let objects = node.kind == .array ? Array(node.elements) : [node]
            return objects.flatMap(\.members).compactMap { member in
                member.value.map {
                    AppKey(destination: destination, key: member.keyText, node: $0, capability: capability.name)
                }
            }
        case .androidPermissions: return []
        }
    }
}

extension AppKey {
    /// What 4D writes for the key, as JSON; nil when it is a text or a structure of 4D's own.
    package var writtenValue: String? {
        switch Capability.named(capability)?.value {
        case .message: Self.message(node)
        case .objects: node.sourceText
        case .text, .texts: Self.takenAsTheyAre.contains(key) ? node.sourceText : nil
        case .flag, nil: nil
        }
    }

    /// Whether 4D adds the value to what other controls, and the app itself, have under the key.
    package var isMerged: Bool {
        key == NamedService.settingsKey || node.kind == .array || node.kind == .object
    }

    private static let takenAsTheyAre = [NamedService.settingsKey, "MKDirectionsApplicationSupportedModes"]

    /// What `String` of 4D makes of it; true stands for a sentence of 4D's.
    private static func message(_ node: JSONNode) -> String? {
        switch node.kind {
        case .string: node.sourceText
        case .boolean: node.boolean == true ? nil : "\"False\""
        case .number: node.number == 0 ? "\"0\"" : nil
        case .null: "\"null\""
        case .array, .object, .unreadable: nil
        }
    }
}

extension Capability {
    /// Whether 4D makes anything of this value.
    package func isEffective(_ node: JSONNode) -> Bool {
        switch value {
        case .flag: node.isTrueTo4D
        case .message: isAddedWhenFalse || node.string != nil || node.boolean == true
        case .text: node.kind == .string
        case .texts: node.kind == .array
        case .objects: node.kind == .object || node.kind == .array
        }
    }
}
