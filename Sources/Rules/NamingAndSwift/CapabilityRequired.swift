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
        summary: "code that uses something protected, for which the manifest declares nothing",
        rationale: """
            iOS lets an app use the contacts, the photos, the microphone and the like only with a text in its Info.plist \
            that says why; without it, it ends the app. 4D adds the text for each capability that is declared; for what \
            has no capability, the key goes under "info". A text for the location and the camera is in every app, and \
            says nothing of the control.
            """,
        source:
            "4d/4D-Mobile-App, method capabilities; Apple, Information Property List",
        remedy: "Declare the capability, with the text that the user is to see.",
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
        let keys = Set(ios.keys.filter { $0.destination == .info }.map(\.key))
        return ProtectedAPI.all.compactMap { api in
            guard keys.isDisjoint(with: api.keys), let use = api.firstUse(in: ios),
                // A capability that is there and does nothing, or is misspelt, is reported as such.
                !isMeant(api, in: capabilities)
            else { return nil }
            return finding(api, use, member, capabilities, control)
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        guard let ios = control.ios else { return [] }
        return ios.keys.filter { $0.destination == .info }.map {
            Note("\"\($0.capability)\" brings \($0.key)", at: control.place(of: $0.node))
        }
            + ProtectedAPI.all.compactMap { api in
                api.firstUse(in: ios).map { Note("\($0.value) uses \(api.words)", at: $0.location) }
            }
    }

    private static func finding(
        _ api: ProtectedAPI, _ use: InFile<String>, _ member: JSONMember, _ capabilities: JSONNode,
        _ control: ControlModel
    ) -> Finding {
        let example = "\"\(api.capability ?? api.keys[0])\": \"why the app asks\""
        let isFree = api.capability != nil || capabilities["info"] == nil
        let addition = api.capability == nil ? "\"info\": {\(example)}" : example
        return finding(
            "\"\(api.members.contains(use.value) ? "." : "")\(use.value)\" uses \(api.words), and the manifest does not declare it",
            at: use.location, severity: api.lack == .general ? .note : info.severity, consequence: consequence(of: api),
            help: isFree ? "add \(addition) to the capabilities" : "add \(example) to \"info\" of the capabilities",
            notes: [Note("nothing here brings \(api.keys[0])", at: control.place(ofKey: member))])
    }

    private static func consequence(of api: ProtectedAPI) -> String {
        switch api.lack {
        case .ends: "iOS ends the app as soon as it asks, for its Info.plist has no \(api.keys[0])"
        case .refuses: "iOS does not let the app use \(api.words), for its Info.plist has no \(api.keys[0])"
        case .general: "the user is shown the text that 4D writes for every app"
        }
    }

    /// Whether the capability is there in a form that other rules speak of.
    private static func isMeant(_ api: ProtectedAPI, in capabilities: JSONNode) -> Bool {
        capabilities.members.contains { member in
            if let name = api.capability, member.keyText == name { return true }
            guard Capability.named(member.keyText) == nil else { return false }
            if UsageDescription.key(for: member.keyText).map(api.keys.contains) ?? false { return true }
            if api.keys.contains(member.keyText) { return true }
            return api.capability.map { Spelling.suggestion(for: member.keyText, among: [$0]) == $0 } ?? false
        }
    }
}

extension ProtectedAPI {
    /// The first place in the app's sources that uses it; nil when there is none.
    fileprivate func firstUse(in ios: IOSBuild) -> InFile<String>? {
        for file in ios.facts.files {
            var uses = names.compactMap { name in
                file.names[name].map { InFile(name, path: file.path, at: $0) }
            }.filter { ios.facts.type(named: $0.value) == nil }
            if companions.contains(where: { file.names[$0] != nil }) {
                uses += members.compactMap { name in
                    file.memberNames[name].map { InFile(name, path: file.path, at: $0) }
                }
            }
            if let first = uses.min(by: { $0.range.lowerBound < $1.range.lowerBound }) { return first }
        }
        return nil
    }
}
