import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `name-invalid`
enum NameInvalid: Rule {
    static let info = RuleInfo(
        id: "name-invalid", group: .manifest, severity: .error,
        summary: "a name that is not a string, is empty, or breaks the generated Kotlin code",
        rationale: """
            The builds and the Android generator ignore a control whose name is not a string. The generator writes the \
            name of an action control into a string of Kotlin code as it is: a quote, a backslash, a dollar sign or a \
            line end in it breaks the build of the Android app.
            """,
        facts: ["manifest-20", "manifest-41"],
        remedy: "Write a name of letters and digits, in quotes.",
        needs: [.manifest], reads: ["/name"],
        bad: .manifest(#"{"name": 5, "type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("name") else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .string: return check(node, in: control)
        case .object, .array, .number, .boolean: return [notString(node, in: control)]
        }
    }

    private static func check(_ node: JSONNode, in control: ControlModel) -> [Finding] {
        // What a damaged string lacks is not known.
        guard node.isComplete, let name = node.string else { return [] }
        guard !name.isEmpty else {
            return [
                finding(
                    "the name is empty", at: control.place(of: node),
                    consequence: "no parameter can refer to the control", help: "write a name of letters and digits")
            ]
        }
        guard control.isActionControl else { return [] }
        let unit = StringUnits(control.manifest?.file.bytes ?? [], node.contentRange).first { $0.breaksKotlin }
        return unit.map { [breaking($0, node, in: control)] } ?? []
    }

    private static func notString(_ node: JSONNode, in control: ControlModel) -> Finding {
        let quoted = node.kind == .number ? control.replacing(node, with: "\"\(node.sourceText)\"") : nil
        return finding(
            "the name is \(node.kindWords), not a string", at: control.shortPlace(of: node),
            consequence: "the builds and the Android generator ignore the control",
            help: quoted == nil ? "write a name in quotes" : nil, fix: quoted)
    }

    private static func breaking(_ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel) -> Finding {
        let isForIOS = control.platforms?.contains(.android) == false
        return finding(
            "the name \(node.messageWords) contains \(unit.words)", at: control.place(unit.range, in: node),
            severity: isForIOS ? .note : .error,
            consequence: isForIOS
                ? "in an Android app the generated Kotlin code would not compile"
                : "the generated Kotlin code of the Android app does not compile",
            help: "write a name of letters and digits")
    }
}

extension StringUnits.Unit {
    /// Whether a Kotlin string literal cannot hold it as it is. [manifest-41]
    fileprivate var breaksKotlin: Bool {
        [.quote, .backslash, UInt8(ascii: "$"), .lineFeed, .carriageReturn].contains(byte)
    }

    fileprivate var words: String {
        switch byte {
        case .quote: "a quote"
        case .backslash: "a backslash"
        case .lineFeed, .carriageReturn: "a line end"
        default: "\"\(String(UnicodeScalar(byte)))\""
        }
    }
}
