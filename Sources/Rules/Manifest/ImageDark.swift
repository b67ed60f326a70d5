import Findings
import FourDMobile
import InputControl
import SourceText

/// `image-dark`
enum ImageDark: Rule {
    static let info = RuleInfo(
        id: "image-dark", group: .manifest, severity: .warning,
        summary: "a picture for dark mode beside the picture of a choice",
        rationale: """
            For a picture such as fr.png the iOS build also reads fr_dark.png, if it is there, as the picture for dark \
            mode. Writing it probably stops with a runtime error. This was read in 4D's code and never run.
            """,
        facts: ["image-10"],
        remedy: "Remove the picture for dark mode, or give it another name.",
        needs: [.manifest, .files], platform: .ios, reads: ["/choiceList", "/binding", "/target"],
        bad: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": "", "images/fr_dark.png": ""]),
        good: .manifest(
            #"{"name": "flag", "target": "ios", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": "", "images/fr_night.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let pictures = control.pictures, let folder = pictures.folderOnIOS, case .object = control.choiceList,
            let choices = control.choiceList
        else { return [] }
        let severity = control.unverifiedSeverity(on: .ios)
        let files = Set(folder.files)
        var dark: Set<String> = []
        return choices.entries.compactMap { _, label in
            guard let name = label.string, let ending = name.lastIndex(of: "."),
                case let other = name[..<ending] + "_dark" + name[ending...], files.contains(String(other)),
                dark.insert(String(other)).inserted
            else { return nil }
            return finding(
                "the picture \(label.messageWords) has a dark one beside it",
                at: control.place(ofFile: folder.spelling + "/" + other), severity: severity,
                consequence: "the iOS build probably stops with a runtime error", help: "remove or rename it",
                notes: [Note("the choice", at: control.place(of: label))])
        }
    }
}
