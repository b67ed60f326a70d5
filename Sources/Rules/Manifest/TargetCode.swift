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
        guard control.isActionControl, let target = control.editor?.target, let node = target.node,
            // Of a target that is wrong itself `target-unknown` reports what is lost.
            !target.entries.isEmpty, target.entries.allSatisfy(\.isExact)
        else { return [] }
        let listed = Set(target.entries.compactMap(\.platform))
        var findings: [Finding] = []
        if !listed.contains(.android), let code = kotlin(control) {
            findings.append(report(.android, code, node, control, consequence: consequenceOnAndroid(control)))
        }
        if !listed.contains(.ios), let code = swift(control) {
            findings.append(report(.ios, code, node, control, consequence: consequenceOnIOS(control)))
        }
        return findings
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

    /// The class that the Android generator would register.
    private static func kotlin(_ control: ControlModel) -> Location? {
        for source in control.annotatedKotlin {
            if let type = control.controlClass(in: source) { return source.place(type.name.range) }
        }
        return nil
    }

    /// A row service below `ios/`.
    private static func swift(_ control: ControlModel) -> Location? {
        guard let services = control.services else { return nil }
        return (services.meant + services.unlisted).first { type in
            control.swift.contains { $0.file.path == type.declaredName.path && $0.path.hasPrefix("ios/") }
        }?.declaredName.location
    }

    private static func report(
        _ platform: Platform, _ code: Location, _ node: JSONNode, _ control: ControlModel, consequence: String
    ) -> Finding {
        finding(
            "the control has code for \(platform.displayName), and \"target\" does not list \"\(platform.rawValue)\"",
            at: control.place(of: node), consequence: consequence,
            help: "add \"\(platform.rawValue)\" to \"target\", or remove the code",
            notes: [Note("the code", at: code)])
    }
}

extension Platform {
    fileprivate var displayName: String { self == .ios ? "iOS" : "Android" }
}
