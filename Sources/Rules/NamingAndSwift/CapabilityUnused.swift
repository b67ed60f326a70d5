import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceScan
import SourceText

/// `capability-unused`
enum CapabilityUnused: Rule {
    static let info = RuleInfo(
        id: "capability-unused", group: .namingAndSwift, severity: .note,
        summary: "a capability that the code makes no use of",
        rationale: """
            A capability adds a text to the app's Info.plist, by which Apple's review learns what the app asks for. When \
            nothing in the code uses it, as with CNContactPickerViewController, which runs outside the app, it can be \
            left out.
            """,
        source:
            "4d/4D-Mobile-App, method capabilities; Apple, Information Property List",
        remedy: "Take the capability out.",
        needs: [.manifest, .files], platform: .ios, reads: ["/capabilities"],
        bad: .control(named: "email2", service: "Email2RowService", capabilities: #""contacts": true"#),
        good: .control(
            named: "email2", service: "Email2RowService", SwiftExample(rest: "let store = CNContactStore()\n"),
            capabilities: #""contacts": true"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let (ios, _) = control.knownSwift, ios.foreignCode == nil, control.isActionControl,
            // Android takes permissions from the same keys.
            !control.mayTargetAndroid, let capabilities = control.manifest?.capabilities
        else { return [] }
        return ProtectedAPI.all.compactMap { api in
            guard let name = api.capability, let member = capabilities.member(named: name), let value = member.value,
                value.boolean == true || value.string != nil,
                !ios.facts.files.contains(where: { api.mayBeUsed(in: $0) })
            else { return nil }
            return finding(
                "the code does not use \(api.words)", at: control.place(ofKey: member),
                label: "adds \(api.keys[0]) to the app", help: "take \"\(name)\" out if nothing needs it")
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.ios?.sources ?? []).flatMap { source in
            source.facts.imports.map {
                Note("imports \($0.module.value)", at: Location(path: source.file.path, range: $0.module.range))
            }
        }
    }
}

extension ProtectedAPI {
    /// Whether the file names anything of it, or what may have to do with it.
    fileprivate func mayBeUsed(in file: SwiftFileFacts) -> Bool {
        !names.isDisjoint(with: file.names.keys) || !companions.isDisjoint(with: file.names.keys)
            || file.names.keys.contains { name in hints.contains { name.hasPrefix($0) } }
    }
}
