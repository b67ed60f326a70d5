import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `name-missing`
enum NameMissing: Rule {
    static let info = RuleInfo(
        id: "name-missing", group: .manifest, severity: .error,
        summary: "a manifest without a name",
        rationale: """
            The name is the identity of a control: a parameter of an action refers to it as "/<name>", and the code of the \
            control is asked for it. Neither 4D's editor nor a build takes the name of the folder instead; they ignore a \
            control whose name is not a text.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions and class ACTIONS_PARAMS",
        remedy: "Add \"name\" with the name that parameters shall use, which may differ from the folder's.",
        needs: [.wholeManifest], reads: ["/name"],
        bad: .manifest(#"{"type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let absence = control.absence(of: "name") else { return [] }
        switch absence {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"name\"", at: control.manifestPlace, consequence: consequence,
                    help: answered(control).map { "add \"name\": \"\($0.value)\", which the code answers to" }
                        ?? "add \"name\", such as \"name\": \"myControl\"",
                    notes: answered(control).map { [Note("compared with the name", at: $0.location)] } ?? [],
                    fix: answered(control).flatMap {
                        control.adding("\"name\": \"\($0.value)\"", title: "add the name")
                    })
            ]
        case .null(let node):
            return [
                finding(
                    "\"name\" is null", at: control.place(of: node), consequence: consequence,
                    help: "write a name in quotes, such as \"myControl\"")
            ]
        }
    }

    /// The only name that the control's row service answers to; nil when there is none, or several.
    private static func answered(_ control: ControlModel) -> InFile<String>? {
        guard control.knownSwift != nil else { return nil }
        let formats = control.rowBuilders.flatMap(\.comparedStrings)
        guard let format = formats.first, formats.count == 1, !format.value.isEmpty,
            format.value.isPlain, !format.value.utf8.contains(.slash),
            !BuiltInFormats.ios.contains(format.value)
        else { return nil }
        return format
    }

    private static let consequence = "4D ignores a control without a name, in the editor and in the builds"
}
