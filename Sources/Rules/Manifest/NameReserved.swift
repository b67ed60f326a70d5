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
            The apps know some formats themselves. An iOS app shows its own row for each of them and requests none from a \
            row service; on Android the names of the lists are taken. The names are compared exactly: "location" is \
            taken, "mylocation" and "Location" are not. The name of a selection control is not a format, so it may be any.
            """,
        facts: ["manifest-47", "manifest-48", "swift-4"],
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
        let word = name.filter { $0 != "`" }
        let free = "my" + word.prefix(1).uppercased() + word.dropFirst()
        return [
            finding(
                "the name \"\(name)\" is that of a built-in format", at: control.place(of: node),
                consequence: isTakenOnIOS
                    ? "iOS apps show their own row for it and never call the control's row service"
                    : "Android apps show their own list for it and never the control",
                help: "rename the control, for example to \"\(free)\", in the code too")
        ]
    }
}
