import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `target-code`
enum TargetCode: Rule {
    static let info = RuleInfo(
        id: "target-code", group: .manifest, severity: .warning,
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
        return control.untargetedCode.map { code in
            control.targetsOtherPlatform ? mistaken(code, node, control) : unlisted(code, node, control)
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

    private static func unlisted(_ code: PlatformCode, _ node: JSONNode, _ control: ControlModel) -> Finding {
        finding(
            message(code.platform), at: control.place(of: node),
            consequence: code.platform == .ios ? consequenceOnIOS(control) : consequenceOnAndroid(control),
            help: "add \"\(code.platform.rawValue)\" to \"target\", or remove the code",
            notes: [Note("the code", at: code.place.location)])
    }

    /// The control has no code for the platform that "target" lists.
    private static func mistaken(_ code: PlatformCode, _ node: JSONNode, _ control: ControlModel) -> Finding {
        finding(
            message(code.platform), at: control.place(of: node), severity: .error,
            label: "there is no code for it",
            consequence: code.platform == .ios
                ? control.unregistered : "iOS apps get no row service, and silently show the default row",
            help: "change \"target\" to \"\(code.platform.rawValue)\"",
            notes: [Note("the code", at: code.place.location)],
            fix: control.replacing(node, with: "\"\(code.platform.rawValue)\""))
    }

    private static func message(_ platform: Platform) -> String {
        "the control has code for \(platform.displayName), and \"target\" does not list \"\(platform.rawValue)\""
    }
}

extension Platform {
    fileprivate var displayName: String { self == .ios ? "iOS" : "Android" }
}
