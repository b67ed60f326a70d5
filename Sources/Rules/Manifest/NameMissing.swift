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
            The name is the identity of a control: a parameter of an action refers to it as "/<name>", and the app \
            requests rows for the name. The editor hides a control without one, and no build finds it by name. Only the \
            iOS build takes the folder that is called like the reference.
            """,
        facts: ["manifest-20", "editor-1", "place-4", "place-5"],
        remedy: "Add \"name\" with the name that parameters use; it may differ from the folder's.",
        needs: [.topLevelKeys], reads: ["/name"],
        bad: .manifest(#"{"type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let absence = control.absence(of: "name") else { return [] }
        let handled = handledFormat(control)
        let notes = handled.map { [Note("the code compares the format with it", at: $0.location)] } ?? []
        let value = "\"\(handled?.value ?? "myControl")\""
        switch absence {
        case .noKey:
            let title = "add \"name\": \(value)"
            return [
                finding(
                    "the manifest has no \"name\"", at: control.manifestPlace, consequence: consequence(control),
                    help: handled == nil ? title : "\(title), which the code handles", notes: notes,
                    fix: handled.flatMap { _ in control.adding("\"name\": \(value)", title: title) })
            ]
        case .null(let node):
            let fix = control.replacing(node, with: value)
            return [
                finding(
                    "\"name\" is null", at: control.place(of: node), consequence: consequence(control),
                    help: fix.title, notes: notes, fix: handled.map { _ in fix })
            ]
        }
    }

    /// The only name that the control's row service handles; nil when there is none, or several.
    private static func handledFormat(_ control: ControlModel) -> InFile<String>? {
        guard control.knownSwift != nil else { return nil }
        let formats = control.rowBuilders.flatMap(\.comparedStrings)
        guard let format = formats.first, formats.count == 1, !format.value.isEmpty,
            format.value.isPlain, !format.value.utf8.contains(.slash),
            !BuiltInFormats.ios.contains(format.value)
        else { return nil }
        return format
    }

    private static func consequence(_ control: ControlModel) -> String {
        let builds =
            control.isActionControl
            ? "the Android build does not find it, and the iOS build only by the name of its folder"
            : "no build finds it"
        return "4D's editor hides a control without a name; \(builds)"
    }
}
