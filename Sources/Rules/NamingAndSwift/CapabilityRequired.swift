import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// `capability-required`
enum CapabilityRequired: Rule {
    static let info = RuleInfo(
        id: "capability-required", group: .namingAndSwift, severity: .warning,
        summary: "code that uses something protected without the key that iOS requires",
        rationale: """
            iOS lets an app use the contacts, the microphone and the like only with a reason in its Info.plist, and some \
            things only with an entitlement. Which key it is depends on the call: "photo" does not cover adding photos, \
            "locationBackground" does not cover requestAlwaysAuthorization. 4D writes the keys of the capabilities; for \
            all others the key goes under "info". The keys for the camera and the location in use are in every app.
            """,
        facts: (2...25).filter { $0 != 4 && $0 != 8 }.map { "perm-\($0)" } + ["cap-5", "cap-15", "cap-16", "cap-18"],
        remedy: "Declare the capability, or write the key under \"info\" with the reason that the user sees.",
        needs: [.wholeManifest, .files], platform: .ios, reads: ["/capabilities"],
        bad: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let store = CNContactStore()\n")),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let store = CNContactStore()\n"),
            capabilities: #""contacts": "Picks an address""#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let ios = control.ios, let manifest = control.manifest,
            let member = manifest.root?.member(named: "capabilities"), let capabilities = manifest.capabilities
        else { return [] }
        return ios.lackingUses().compactMap { use in
            // A capability that is there and does nothing, or is misspelt, is reported as such.
            guard !isMeant(use, in: capabilities), !isAddedForImages(use, control) else { return nil }
            return lacking(use, member, capabilities, control)
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        guard let ios = control.ios else { return [] }
        let brought = ios.keys.filter { $0.destination != .settings }.map {
            Note("\"\($0.capability)\" adds \($0.key)", at: control.place(of: $0.node))
        }
        return brought
            + ios.lackingUses().map { use in
                Note(
                    "uses \(words(use)) and needs \(use.lacks.map(\.name).joined(separator: ", "))",
                    at: use.name.location)
            }
    }

    private static func lacking(
        _ use: ProtectedUse, _ member: JSONMember, _ capabilities: JSONNode, _ control: ControlModel
    ) -> Finding {
        let names = use.lacks.map(\.name)
        let background = capabilities.member(named: "locationBackground").flatMap { background in
            names.contains("NSLocationAlwaysAndWhenInUseUsageDescription")
                ? Note("this adds NSLocationAlwaysUsageDescription only", at: control.place(ofKey: background)) : nil
        }
        return finding(
            "\"\(use.name.value)\" uses \(words(use)) without \(names.quotedList("and"))",
            at: use.name.location, consequence: consequence(of: use), help: help(use, capabilities),
            notes: [Note("no capability adds \(names[0])", at: control.place(ofKey: member))]
                + [background].compactMap { $0 })
    }

    /// The members to add to the capabilities.
    private static func help(_ use: ProtectedUse, _ capabilities: JSONNode) -> String {
        var additions: [String] = []
        var keys: [String] = []
        for lack in use.lacks {
            let capability = use.apis.lazy.compactMap { $0.capability(adding: lack) }.first
            switch (capability, lack) {
            case (let capability?, .info): additions.append("\"\(capability)\": \"why the app needs it\"")
            case (let capability?, .entitlement): additions.append("\"\(capability)\": true")
            case (nil, .info): keys.append("\"\(lack.name)\": \(lack.example)")
            case (nil, .entitlement): additions.append("\"entitlements\": {\"\(lack.name)\": [\"TAG\"]}")
            }
        }
        guard !keys.isEmpty else { return "add \(additions.joined(separator: ", ")) to the capabilities" }
        guard capabilities["info"] != nil else {
            let all = additions + ["\"info\": {\(keys.joined(separator: ", "))}"]
            return "add \(all.joined(separator: ", ")) to the capabilities"
        }
        let rest = additions.isEmpty ? "" : ", and \(additions.joined(separator: ", ")) to the capabilities"
        return "add \(keys.joined(separator: ", ")) to \"info\"\(rest)"
    }

    private static func words(_ use: ProtectedUse) -> String {
        use.apis.map(\.words).joined(separator: " and ")
    }

    private static func consequence(of use: ProtectedUse) -> String {
        switch use.apis[0].lack {
        case .ends where use.lacks.contains { $0.name == ProtectedAPI.keyOfImages }:
            "iOS terminates the app at this call, unless the app has an image parameter or a barcode"
        case .ends: "iOS terminates the app at this call"
        case .raises: "this call raises an exception, which ends the app"
        case .refuses: "iOS refuses this call"
        }
    }

    /// Whether 4D adds the key because the control is for images only.
    private static func isAddedForImages(_ use: ProtectedUse, _ control: ControlModel) -> Bool {
        use.lacks.allSatisfy { $0.name == ProtectedAPI.keyOfImages } && control.editor?.types == [.image]
    }

    /// Whether a key or capability is there in a form that other rules report.
    private static func isMeant(_ use: ProtectedUse, in capabilities: JSONNode) -> Bool {
        let names = use.apis.flatMap(\.capabilities)
        let keys = use.lacks.map(\.name)
        return capabilities.members.contains { member in
            guard Capability.named(member.keyText) == nil else {
                return use.lacks.contains { lack in
                    use.apis.contains { $0.capability(adding: lack) == member.keyText }
                }
            }
            if UsageDescription.key(for: member.keyText).map(keys.contains) ?? keys.contains(member.keyText) {
                return true
            }
            return names.contains { Spelling.suggestion(for: member.keyText, among: [$0]) == $0 }
        }
    }
}

extension ProtectedAPI {
    /// The capability that adds what lacks; nil when none does.
    fileprivate func capability(adding lack: ProtectedUse.Need) -> String? {
        capabilities.first { name in
            Capability.named(name)?.effects.contains { effect in
                switch (effect, lack) {
                case (.info(let key), .info(let needed)): key == needed.name
                case (.entitlement(let key), .entitlement(let needed)): key == needed
                default: false
                }
            } ?? false
        }
    }
}

extension ProtectedUse.Need {
    fileprivate var name: String {
        switch self {
        case .info(let key): key.name
        case .entitlement(let name): name
        }
    }

    /// A value, in JSON.
    fileprivate var example: String {
        guard case .info(let key) = self else { return "true" }
        return switch key.value {
        case .message: "\"why the app needs it\""
        case .object: "{\"PURPOSE\": \"why the app needs it\"}"
        case .list: "[\"_http._tcp\"]"
        }
    }
}
