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
        summary: "a capability that the code does not use",
        rationale: """
            A capability adds a key to the app's Info.plist or to its entitlements, from which Apple's review learns \
            what the app may use. Some classes need no capability: CNContactPickerViewController runs outside the app.
            """,
        facts: ["perm-8", "cap-6", "cap-7", "cap-8", "cap-10"],
        remedy: "Remove the capability.",
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
        var seen: Set<String> = []
        return ios.keys.compactMap { key in
            guard seen.insert(key.capability).inserted,
                let (words, prefixes) = ProtectedAPI.namePrefixes[key.capability],
                key.node.boolean == true || key.node.string != nil,
                let member = capabilities.member(named: key.capability),
                !ios.facts.files.contains(where: { $0.hasName(beginningWith: prefixes) })
            else { return nil }
            return finding(
                "the code does not use \(words)", at: control.place(ofKey: member), label: "adds \(key.key)",
                help: "remove \"\(key.capability)\" if nothing needs it")
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

extension SwiftFileFacts {
    fileprivate func hasName(beginningWith prefixes: [String]) -> Bool {
        names.keys.contains { name in prefixes.contains { name.hasPrefix($0) } }
    }
}
