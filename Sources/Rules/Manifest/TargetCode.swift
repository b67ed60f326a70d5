import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-code`
enum TargetCode: Rule {
    static let info = RuleInfo(
        id: "target-code", group: .manifest, severity: .error,
        summary: "code for a platform that \"target\" does not list",
        rationale: """
            4D's editor offers an action control in projects of the platforms that "target" lists, and the iOS build \
            knows the controls that list "ios". For a reference that it does not know it takes the folder of that name, \
            whatever its target. The Android generator registers the class anyway if an action uses the control, but \
            grants it no permissions.
            """,
        facts: ["place-5", "manifest-43", "manifest-44", "editor-2"],
        remedy: "Add the platform to \"target\", or remove its code from the control.",
        needs: [.manifest, .files], reads: ["/target"],
        bad: KotlinExample.with(
            manifest: #"{"name": "email2", "type": "text", "inject": true, "target": "ios", "capabilities": {}}"#),
        good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.editor?.target.node else { return [] }
        // Without code for the platform that is listed, the control does nothing.
        let isMistaken = control.targetsOtherPlatform
        return control.untargetedCode.map { code in
            let name = code.platform.rawValue
            return finding(
                "the control has code for \(code.platform.displayName), and \"target\" does not list \"\(name)\"",
                at: control.place(of: node), severity: isMistaken ? .error : .warning,
                label: isMistaken ? "there is no code for it" : nil,
                consequence: code.platform == .ios ? consequenceOnIOS(control) : consequenceOnAndroid(control),
                help: isMistaken ? "write \"\(name)\"" : "add \"\(name)\" to \"target\", or remove the code",
                notes: [Note("the code", at: code.place.location)],
                fix: isMistaken ? control.replacing(node, with: "\"\(name)\"") : nil)
        }
    }

    private static func consequenceOnAndroid(_ control: ControlModel) -> String {
        "4D's editor does not offer it for Android"
            + (AndroidBuild.decidingCapability(control.manifest?.capabilities) == nil
                ? "" : ", and the app gets none of its permissions")
    }

    private static func consequenceOnIOS(_ control: ControlModel) -> String {
        switch control.iOSLookup {
        case .byFolder: "4D's editor does not offer it for iOS; the iOS build finds it only by the name of its folder"
        case .byName, .notFound, nil: "4D's editor does not offer it for iOS, and the iOS build does not know its name"
        }
    }
}

extension Platform {
    fileprivate var displayName: String { self == .ios ? "iOS" : "Android" }
}
