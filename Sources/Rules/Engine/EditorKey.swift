import Findings
import FourDMobile

extension Rule {
    /// The finding on an action control whose manifest lacks a key that the editor looks for, or has null there [editor-1].
    /// The fix writes it with `value`, given as JSON; `reason` explains the value where that is needed.
    static func findings(
        onMissing key: String, wanted value: String, because reason: String? = nil, in control: ControlModel
    ) -> [Finding] {
        guard control.isActionControl, let absence = control.absence(of: key) else { return [] }
        let consequence = "4D's editor hides an action control without this key"
        switch absence {
        case .noKey:
            let member = "\"\(key)\": \(value)"
            let help = "add \(member)" + (reason.map { ", since \($0)" } ?? "")
            return [
                finding(
                    "the manifest has no \"\(key)\"", at: control.manifestPlace, consequence: consequence, help: help,
                    fix: control.adding(member, title: help))
            ]
        case .null(let node):
            return [
                finding(
                    "\"\(key)\" is null", at: control.place(of: node), consequence: consequence,
                    fix: control.replacing(node, with: value))
            ]
        }
    }
}
