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

extension Capability {
    /// Whether 4D makes anything of this value.
    package func isEffective(_ node: JSONNode) -> Bool {
        switch value {
        case .flag: node.boolean ?? (node.number.map { $0 != 0 } ?? false)
        case .message: isAddedWhenFalse || node.string != nil || node.boolean == true
        case .text: node.kind == .string
        case .texts: node.kind == .array
        case .objects: node.kind == .object || node.kind == .array
        }
    }
}
