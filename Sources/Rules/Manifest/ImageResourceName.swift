import Findings
import FourDMobile
import InputControl
import SourceText

/// `image-resource-name`
enum ImageResourceName: Rule {
    static let info = RuleInfo(
        id: "image-resource-name", group: .manifest, severity: .error,
        summary: "a control whose name gives its pictures names that Android does not take",
        rationale: """
            The Android build copies the pictures of a selection control to the app's resources, each named after the \
            control and the file: in lower case, with an underscore for every character outside a-z and 0-9. The name of a \
            resource starts with a letter, so a control's name that starts with anything else gives none that Android takes.
            """,
        source: "4d/4D-Mobile-App, class androidprojectgenerator, copyFolderImagesToApp; Android's resource compiler",
        remedy: "Let the name of the control begin with a letter of the English alphabet.",
        needs: [.manifest, .files], platform: .android, reads: ["/name", "/binding"],
        bad: .manifest(
            #"{"name": "3d", "type": "text", "binding": "imageNamed", "choiceList": {"1": "cube.png"}}"#,
            ["images/cube.png": ""]),
        good: .manifest(
            #"{"name": "solid", "type": "text", "binding": "imageNamed", "choiceList": {"1": "cube.png"}}"#,
            ["images/cube.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, let choices = control.choiceList, let folder = control.imageFolder,
            NameInvalid.check(control).isEmpty, let node = control.manifest?.value("name"), node.isComplete,
            let name = node.string
        else { return [] }
        let shown = Set(choices.entries.compactMap(\.label.string))
        guard let picture = folder.androidPictures.first(where: shown.contains) else { return [] }
        let resource = AndroidImageName.resource(for: picture, of: name)
        guard resource.utf8.first?.isASCIILetter == false else { return [] }
        return [
            finding(
                "pictures of a control called \(node.messageWords) get names such as \"\(resource)\" on Android",
                at: control.place(of: node),
                consequence: "the Android app does not build, for the name of a resource begins with a letter",
                help: "begin the name of the control with a letter from a to z",
                notes: [Note("one of the pictures", at: control.place(ofFile: folder.spelling + "/" + picture))])
        ]
    }
}
