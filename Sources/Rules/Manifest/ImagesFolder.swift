import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `images-folder`
enum ImagesFolder: Rule {
    static let info = RuleInfo(
        id: "images-folder", group: .manifest, severity: .warning,
        summary: "a folder of pictures that is not spelt \"images\"",
        rationale: """
            The iOS build looks for the pictures of a selection control in the folder images, the Android build in Images \
            and images. On a case-sensitive disk and in a zip archive another spelling is not found, and the choices have \
            no pictures.
            """,
        facts: ["image-2"],
        remedy: "Rename the folder to images.",
        needs: [.manifest, .files], reads: ["/binding"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["Images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object = control.choiceList else { return [] }
        let blind = control.concernedPlatforms.filter { control.imageFolder(for: $0)?.isFoundEverywhere == false }
        guard let platform = blind.first, let folder = control.imageFolder(for: platform) else { return [] }
        let builds = blind.count > 1 ? "the builds do" : "the \(platform == .ios ? "iOS" : "Android") build does"
        return [
            finding(
                "the folder with the pictures is called \"\(folder.spelling)\"",
                at: control.place(ofFile: folder.spelling),
                consequence: "\(builds) not find it on a case-sensitive disk or in a zip",
                help: "rename it to \"\(ImageFolder.name)\"")
        ]
    }
}
