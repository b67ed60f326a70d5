import InputControl
import JSONSyntax

/// One key that a control's capabilities bring into the iOS app, whatever `inject` says. [layout-2] [cap-1] to [cap-13]
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
    /// What 4D writes for the key, as JSON; nil when it is a string or a structure of 4D's own.
    package var writtenValue: String? {
        switch Capability.named(capability)?.value {
        case .message: Self.message(node)
        case .objects: node.sourceText
        case .text, .texts: Self.takenAsTheyAre.contains(key) ? node.sourceText : nil
        case .flag, nil: nil
        }
    }

    /// Whether 4D adds the value to what other controls, and the app itself, have under the key. [cap-17]
    package var isMerged: Bool {
        key == NamedService.settingsKey || node.kind == .array || node.kind == .object
    }

    private static let takenAsTheyAre = [NamedService.settingsKey, "MKDirectionsApplicationSupportedModes"]

    /// What 4D's command `String` makes of it (4D-RT); nil for true, which stands for a message of 4D's. [cap-14]
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
    /// Whether 4D writes anything for this value. [cap-14]
    package func isEffective(_ node: JSONNode) -> Bool {
        switch value {
        case .flag: node.isTrueTo4D
        case .message: node.string.map { !$0.isEmpty } ?? (isAddedWhenFalse || node.isTrueTo4D)
        case .text: node.kind == .string
        case .texts: node.kind == .array
        case .objects: node.kind == .object || node.kind == .array
        }
    }
}

extension ControlModel {
    /// Whether 4D's own message replaces that of a key (4D-RT): every app has it, or each app that uses the control, which
    /// serves image parameters only. [cap-15] [cap-16]
    package func isReplaced(_ key: AppKey) -> Bool {
        guard key.destination == .info else { return false }
        return Capability.infoKeysOfEveryApp.contains(key.key)
            || (key.key == Capability.named("photo")?.infoKey && isActionControl && editor?.types == [.image])
    }
}
