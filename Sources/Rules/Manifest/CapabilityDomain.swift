import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-domain`
enum CapabilityDomain: Rule {
    static let info = RuleInfo(
        id: "capability-domain", group: .manifest, severity: .error,
        summary: "an associated domain that is more than a host name",
        rationale: """
            4D writes the value of "associatedDomain" behind "applinks:" and "activitycontinuation:", where iOS wants a \
            host name. It strips "https://" from the project's own domain, but not from a control's, so iOS associates \
            nothing.
            """,
        facts: ["cap-12"],
        remedy: "Write the host name alone, such as \"www.example.com\".",
        needs: [.manifest], platform: .ios, reads: ["/capabilities/associatedDomain"],
        bad: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true,
            "capabilities": {"associatedDomain": "https://www.example.com"}}
            """),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true, "capabilities": {"associatedDomain": "www.example.com"}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.capabilities?["associatedDomain"], let text = node.string else { return [] }
        if text.isEmpty {
            return [
                finding(
                    "\"associatedDomain\" is empty", at: control.place(of: node),
                    consequence: "4D writes \"applinks:\" without a domain, and iOS associates nothing",
                    help: "write a host name, or remove the key")
            ]
        }
        guard text.utf8.contains(.slash) else { return [] }
        let host = Self.host(of: text)
        return [
            finding(
                "the associated domain \(node.messageWords) is not a host name", at: control.place(of: node),
                consequence: "4D writes \"applinks:\(text.shortened)\", and iOS associates nothing",
                help: host == nil ? "write the host name alone" : nil,
                fix: host.map { control.replacing(node, with: "\"\($0)\"") })
        ]
    }

    /// The host name in an address; nil when there is none that is surely meant.
    private static func host(of text: String) -> String? {
        let lower = text.lowercased()
        let scheme = ["https://", "http://"].first(where: lower.hasPrefix) ?? ""
        let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
        let isPlain = host.utf8.allSatisfy {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
        return isPlain && host.contains(".") ? String(host) : nil
    }
}
