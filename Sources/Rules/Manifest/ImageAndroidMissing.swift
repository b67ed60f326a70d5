import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-android-missing`
enum ImageAndroidMissing: Rule {
    static let info = RuleInfo(
        id: "image-android-missing", group: .manifest, severity: .error,
        summary: "a picture that Android apps do not find under its name",
        rationale: """
            The Android build copies the visible files directly in the folder with the pictures. In the name of the \
            resource, control and file in lower case, each character outside a-z and 0-9 becomes one "_". The app looks for \
            a name in which each run of them is one "_", so the two differ for "fr - be.png" or "_fr.png", for a control \
            called "flag!", and for letters with accents. The choice is then an empty row.
            """,
        facts: ["image-12", "image-13", "image-14"],
        remedy: """
            Put the picture directly into images, and name control and picture with letters and digits, with single \
            characters between them.
            """,
        needs: [.manifest, .files], platform: .android, reads: ["/name", "/choiceList"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"be": "fr - be.png"}}"#,
            ["images/fr - be.png": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"be": "fr-be.png"}}"#,
            ["images/fr-be.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let pictures = control.pictures, let choices = control.choiceList else { return [] }
        let sure = control.concerns(.ios) ? Severity.warning : info.severity
        let probable = control.unverifiedSeverity(on: .android)
        return choices.entries.map(\.label).compactMap { label in
            guard let name = label.string, !name.isEmpty else { return nil }
            switch pictures.onAndroid(name) {
            case .found, .missing: return nil
            case .notCopied:
                return notCopied(label, pictures.folderOnAndroid?.spelling ?? ImageFolder.name, sure, in: control)
            case .otherName(let copied, let wanted, isProbable: false):
                return otherName(label, copied, wanted, "do not", sure, in: control)
            case .otherName(let copied, let wanted, isProbable: true):
                return otherName(label, copied, wanted, "probably do not", probable, in: control)
            }
        }
    }

    private static func notCopied(
        _ label: JSONNode, _ folder: String, _ severity: Severity, in control: ControlModel
    ) -> Finding {
        finding(
            "Android apps do not get the picture \(label.messageWords)", at: control.place(of: label),
            severity: severity,
            consequence: "the Android build copies only the visible files directly in \(folder)/",
            help: "put it directly into \(folder)/ under a name that does not begin with \".\"")
    }

    private static func otherName(
        _ label: JSONNode, _ copied: String, _ wanted: String, _ verb: String, _ severity: Severity,
        in control: ControlModel
    ) -> Finding {
        finding(
            "Android apps \(verb) find the picture \(label.messageWords)", at: control.place(of: label),
            severity: severity,
            consequence: "the build copies it as \"\(copied)\", and the app looks for \"\(wanted)\"",
            help: "name control and picture with letters a to z and digits, and single characters between them")
    }
}
