import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `json-encoding`
enum JsonEncoding: Rule {
    static let info = RuleInfo(
        id: "json-encoding", group: .manifest, severity: .error,
        summary: "a manifest that is not UTF-8",
        rationale: """
            UTF-8 is the only encoding that all readers of a manifest take: 4D's editor, the builds for iOS and Android, \
            and the checks of the gallery. A byte-order mark is passed over by 4D and by the Android generator, but RFC \
            8259 forbids to write one, and other tools stumble over it.
            """,
        source: "RFC 8259, section 8.1",
        remedy: "Save the file as UTF-8, without a byte-order mark.",
        needs: [], reads: [""],
        bad: .manifest("\u{FEFF}" + #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let document = control.manifest?.document else { return [] }
        let path = control.manifestPath
        let mark = document.byteOrderMark.map { range in
            finding(
                "the file begins with a byte-order mark", at: Location(path: path, range: range), severity: .note,
                consequence: "4D passes over it; other tools that read the manifest may not",
                fix: FixIt("take the byte-order mark out", in: path, [TextEdit(range, "")]))
        }
        return [mark].compactMap { $0 }
            + document.issues.filter(\.kind.isEncoding).map { issue in
                finding(
                    message(issue, in: document.bytes), at: Location(path: path, range: issue.range),
                    consequence: issue.kind == .invalidUTF8
                        ? "not every reader of the manifest gets past it"
                        : "4D and the other readers take UTF-8 only",
                    help: "save the file as UTF-8")
            }
    }

    static func compared(in control: ControlModel) -> [Note] {
        guard let document = control.manifest?.document else { return [] }
        let encodings = document.issues.map(\.kind).filter(\.isEncoding).map(\.summary)
        return [Note("the file is \(encodings.first ?? "UTF-8")", at: control.manifestPlace)]
    }

    private static func message(_ issue: JSONSyntaxIssue, in bytes: [UInt8]) -> String {
        switch issue.kind {
        case .utf16: return "the file is in UTF-16"
        case .utf32: return "the file is in UTF-32"
        default:
            let shown = bytes[issue.range.clamped(to: 0..<bytes.count)].prefix(4).map { $0.hexadecimal(width: 2) }
            let more = issue.range.count > 4 ? " …" : ""
            let bytes = "\"\(shown.joined(separator: " "))\(more)\""
            return shown.count == 1
                ? "the byte \(bytes) is no character in UTF-8" : "the bytes \(bytes) are no character in UTF-8"
        }
    }
}
