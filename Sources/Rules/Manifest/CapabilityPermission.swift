import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capability-permission`
enum CapabilityPermission: Rule {
    static let info = RuleInfo(
        id: "capability-permission", group: .manifest, severity: .error,
        summary: "a permission of Android that is not written with its full name",
        rationale: """
            The Android generator writes each string of the list "android" into the app's manifest as the name of a \
            permission. Android knows its permissions by full names such as android.permission.CAMERA, so "CAMERA" \
            declares nothing. Nothing is granted to a selection control, whatever it lists.
            """,
        facts: ["cap-13", "cap-20", "cap-22", "kind-5"],
        remedy: "Write the full name of the permission.",
        needs: [.manifest], platform: .android, reads: ["/capabilities/android"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"android": ["READ_CONTACTS"]}}"#),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true,
            "capabilities": {"android": ["android.permission.READ_CONTACTS"]}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let list = control.manifest?.capabilities?["android"], list.kind == .array else {
            return []
        }
        return list.elements.compactMap { element in
            guard let text = element.string else { return nil }
            let isBare = text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || 0x41...0x5A ~= $0 || $0.isASCIIDigit }
            guard isBare else { return nil }
            return finding(
                "\(element.messageWords) is not the name of a permission of Android", at: control.place(of: element),
                consequence: "the app declares it unchanged and gets no permission",
                help: text.isEmpty ? "write the full name, such as \"\(prefix)CAMERA\"" : nil,
                fix: text.isEmpty ? nil : control.replacing(element, with: "\"\(prefix)\(text)\""))
        }
    }

    private static let prefix = "android.permission."
}
