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
            UTF-8 is the only encoding that all readers of a manifest take; the Android generator reads UTF-8 only. 4D \
            and the generator ignore a byte-order mark, but RFC 8259 forbids one, and other tools refuse the file.
            """,
        facts: ["manifest-1", "manifest-7"],
        remedy: "Save the file as UTF-8, without a byte-order mark.",
        needs: [], reads: [""],
        bad: .manifest("\u{FEFF}" + #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let manifest = control.manifest else { return [] }
        let path = control.manifestPath
        let mark = manifest.document.byteOrderMark.map { range in
            finding(
                "the file begins with a byte-order mark", at: Location(path: path, range: range), severity: .note,
                consequence: "4D and the Android generator ignore it; other tools may reject the file",
                fix: FixIt("remove the byte-order mark", in: path, [TextEdit(range, "")]))
        }
        let issues = manifest.issues.filter(\.kind.isEncoding)
        // A file has one encoding, however often it shows.
        let wrong = issues.first.map { issue in
            finding(
                message(issue, in: manifest.file.bytes), at: Location(path: path, range: issue.range),
                consequence: "4D and the Android generator read UTF-8 only", help: "save the file as UTF-8",
                notes: issues.dropFirst().prefix(maximumNotes).map {
                    Note("this is not UTF-8 either", at: Location(path: path, range: $0.range))
                })
        }
        return [mark, wrong].compactMap { $0 }
    }

    static func compared(in control: ControlModel) -> [Note] {
        guard let manifest = control.manifest else { return [] }
        let encodings = manifest.issues.map(\.kind).filter(\.isEncoding).map(\.summary)
        return [Note("the file is \(encodings.first ?? "UTF-8")", at: control.manifestPlace)]
    }

    private static func message(_ issue: JSONSyntaxIssue, in bytes: [UInt8]) -> String {
        guard issue.kind == .invalidUTF8 else { return "the file is in \(issue.kind.summary)" }
        let shown = bytes[issue.range.clamped(to: 0..<bytes.count)].prefix(4).map { $0.hexadecimal(width: 2) }
        let all = "\"\(shown.joined(separator: " "))\(issue.range.count > 4 ? " …" : "")\""
        return shown.count == 1 ? "the byte \(all) is not UTF-8" : "the bytes \(all) are not UTF-8"
    }

    private static let maximumNotes = 3
}
