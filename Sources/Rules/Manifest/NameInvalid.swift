import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `name-invalid`
enum NameInvalid: Rule {
    static let info = RuleInfo(
        id: "name-invalid", group: .manifest, severity: .error,
        summary: "a name that is no text, or that can't be looked up or built",
        rationale: """
            4D ignores a control whose name is not a text. A parameter refers to a control as "/<name>", so a name that \
            is empty or begins with a slash is not found. The Android generator writes the name into Kotlin code as it \
            is: a quote, a back-slash, a dollar sign or a line end in it breaks the build. And 4D takes "@" for a wildcard \
            when it compares names, so such a name can be that of another control, too.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions; android-ProjectGenerator",
        remedy: "Write a name of letters and digits, in quotes.",
        needs: [.manifest], reads: ["/name"],
        bad: .manifest(#"{"name": "/email2", "type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("name") else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .string: return check(node, in: control)
        case .object, .array, .number, .boolean: return [notText(node, in: control)]
        }
    }

    private static func check(_ node: JSONNode, in control: ControlModel) -> [Finding] {
        // What a damaged text lacks can't be told.
        guard node.isComplete, let name = node.string else { return [] }
        guard !name.isEmpty else {
            return [
                finding(
                    "the name is empty", at: control.place(of: node),
                    consequence: "no parameter can refer to the control", help: "write a name")
            ]
        }
        if name.utf8.first == .slash { return [leadingSlash(node, in: control)] }
        let units = StringUnits(control.manifest?.file.bytes ?? [], node.contentRange)
        if let unit = units.first(where: { $0.breaksKotlin }) { return [breaking(unit, node, in: control)] }
        return units.first { $0.byte == UInt8(ascii: "@") }.map { [wildcard($0, node, in: control)] } ?? []
    }

    private static func notText(_ node: JSONNode, in control: ControlModel) -> Finding {
        let quoted = node.kind == .number ? control.replacing(node, with: "\"\(node.sourceText)\"") : nil
        return finding(
            "the name is \(node.kindWords), not a text", at: control.shortPlace(of: node),
            consequence: "4D ignores the control, in the editor and in the builds",
            help: quoted == nil ? "write a name in quotes" : nil, fix: quoted)
    }

    private static func leadingSlash(_ node: JSONNode, in control: ControlModel) -> Finding {
        let slash = node.contentRange.lowerBound..<node.contentRange.lowerBound + 1
        let isPlain = control.manifest?.file.bytes[slash].first == .slash && node.contentRange.count > 1
        return finding(
            "the name \(node.messageWords) begins with a slash", at: control.place(of: node),
            consequence: "4D puts a slash before a name to look it up, and does not find this one",
            help: "write the name without the slash",
            fix: isPlain ? control.fixing("take the slash out", [TextEdit(slash, "")]) : nil)
    }

    private static func breaking(_ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel) -> Finding {
        let isForIOS = control.platforms?.contains(.android) == false
        return finding(
            "the name \(node.messageWords) has \(unit.words) in it", at: place(unit, node, in: control),
            severity: isForIOS ? .warning : .error,
            consequence: isForIOS
                ? "were the control built for Android, the generated Kotlin code would not compile"
                : "the Android generator writes the name into Kotlin code, which then does not compile",
            help: "write a name of letters and digits")
    }

    private static func wildcard(_ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the name \(node.messageWords) has an \"@\" in it", at: place(unit, node, in: control),
            severity: .warning, consequence: "4D takes it for a wildcard, and may find another control by this name",
            help: "write a name of letters and digits")
    }

    private static func place(
        _ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel
    ) -> Location {
        Location(path: control.manifestPath, range: unit.range, pointer: node.pointer.description)
    }
}

extension StringUnits.Unit {
    /// Whether a Kotlin string literal can't have it as it is.
    fileprivate var breaksKotlin: Bool {
        [.quote, .backslash, UInt8(ascii: "$"), .lineFeed, .carriageReturn].contains(byte)
    }

    fileprivate var words: String {
        switch byte {
        case .quote: "a quote"
        case .backslash: "a back-slash"
        case .lineFeed, .carriageReturn: "a line end"
        default: "a \"\(String(UnicodeScalar(byte)))\""
        }
    }
}
