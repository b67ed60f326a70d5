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
            A build takes the controls whose "target" lists its platform, and 4D's editor offers a control in projects of \
            these platforms. The iOS build leaves the code of another control out. The Android generator registers its \
            class all the same when an action asks for it, and drops its permissions.
            """,
        source: """
            4d/4D-Mobile-App, class ACTIONS_PARAMS and method mobile_actions; 4d/android-ProjectGenerator, \
            MustacheHelper.kt
            """,
        remedy: "Add the platform to \"target\", or take its code out of the control.",
        needs: [.manifest, .files], reads: ["/target"],
        bad: KotlinExample.with(
            manifest: #"{"name": "email2", "type": "text", "inject": true, "target": "ios", "capabilities": {}}"#),
        good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let node = control.manifest?.value("target"), let listed = platforms(node)
        else { return [] }
        var findings: [Finding] = []
        if !listed.contains(.android), let code = kotlin(control) {
            findings.append(
                report(
                    .android, code, node, control,
                    consequence: "4D's editor does not offer it for Android"
                        + (AndroidBuild.decidingCapability(control.manifest?.capabilities) == nil
                            ? "" : ", and the app gets none of its permissions")))
        }
        if !listed.contains(.ios), let code = swift(control) {
            findings.append(
                report(.ios, code, node, control, consequence: "the iOS build leaves the control out, with its code"))
        }
        return findings
    }

    /// The platforms of a target that has nothing but platforms; nil for any other value.
    private static func platforms(_ node: JSONNode) -> Set<Platform>? {
        let entries = node.kind == .array ? Array(node.elements) : [node]
        let platforms = entries.compactMap { $0.string.flatMap(Platform.init(rawValue:)) }
        guard !entries.isEmpty, platforms.count == entries.count else { return nil }
        return Set(platforms)
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
            control.swift.contains { $0.file.path == type.name.path && $0.path.hasPrefix("ios/") }
        }?.name.location
    }

    private static func report(
        _ platform: Platform, _ code: Location, _ node: JSONNode, _ control: ControlModel, consequence: String
    ) -> Finding {
        finding(
            "the control has code for \(platform.displayName), and \"target\" does not list \"\(platform.rawValue)\"",
            at: control.place(of: node), consequence: consequence,
            help: "add \"\(platform.rawValue)\" to \"target\", or take the code out",
            notes: [Note("the code", at: code)])
    }
}

extension Platform {
    fileprivate var displayName: String { self == .ios ? "iOS" : "Android" }
}
