import InputControl
import JSONSyntax

/// A class that the app loads as a service, where the manifest names it [cap-1] [cap-2] [swift-1].
package struct NamedService: Sendable {
    package let name: String
    package let node: JSONNode

    /// The key of Settings.plist that lists the services.
    package static let settingsKey = "application.services"

    /// The services of `manifest`, by both spellings: `service`, and `application.services` under `settings`.
    package static func all(in manifest: Manifest) -> [NamedService] {
        AppKey.keys(of: manifest).filter { $0.destination == .settings && $0.key == settingsKey }.flatMap { key in
            // The short form takes one string, the long form a list.
            let names = key.capability == "service" ? [key.node] : Array(key.node.elements)
            return names.compactMap { node in node.string.map { NamedService(name: $0, node: node) } }
        }
    }
}
