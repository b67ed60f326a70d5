import Findings
import FourDMobile
import InputControl
import SourceText

/// `name-reserved`
enum NameReserved: Rule {
    static let info = RuleInfo(
        id: "name-reserved", group: .manifest, severity: .error,
        summary: "an action control with the name of a built-in format",
        rationale: """
            The apps know some formats themselves. iOS shows its own row for each of them and asks no row service; on \
            Android the names of the lists are taken. The names are compared letter by letter: "location" is taken, \
            "mylocation" and "Location" are not. The name of a selection control is no format, so it may be any.
            """,
        source:
            "4d/ios-QMobileAPI, ActionParameter; 4d/ios-QMobileUI, Eureka+ActionParameter",
        remedy:
            "Choose another name, in the manifest and in the code; the guide calls its location control \"mylocation\".",
        needs: [.manifest], reads: ["/name", "/choiceList"],
        bad: .manifest(#"{"name": "location", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#),
        good: .manifest(#"{"name": "mylocation", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#)
    )

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let node = control.manifest?.value("name"), let name = node.string else {
            return []
        }
        let isTakenOnIOS = control.concerns(.ios) && BuiltInFormats.ios.contains(name)
        let isTakenOnAndroid = control.concerns(.android) && BuiltInFormats.android.contains(name)
        guard isTakenOnIOS || isTakenOnAndroid else { return [] }
        let consequence =
            isTakenOnIOS
            ? "iOS shows its own row for it, and never asks the control's row service"
            : "Android shows its own list for it, and never the control"
        return [
            finding(
                "the name \"\(name)\" is that of a built-in format", at: control.place(of: node),
                consequence: consequence,
                help:
                    "choose another name, such as \"my\(name.prefix(1).uppercased() + name.dropFirst())\", also in the code"
            )
        ]
    }
}
