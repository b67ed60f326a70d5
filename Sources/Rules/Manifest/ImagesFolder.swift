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
            The iOS build looks for the pictures of a selection control in the folder images. On a disk that tells upper \
            case from lower, and in a zip archive, it does not find Images, and the choices have no picture. The Android \
            build takes both.
            """,
        source: "4d/4D-Mobile-App, method asset and class androidprojectgenerator, copyFolderImagesToApp",
        remedy: "Rename the folder to images.",
        needs: [.manifest, .files], platform: .ios, reads: ["/binding"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["Images/fr.png": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object = control.choiceList, let folder = control.imageFolder,
            folder.spelling != ImageFolder.name
        else { return [] }
        return [misspelt(folder, in: control)]
    }

    private static func misspelt(_ folder: ImageFolder, in control: ControlModel) -> Finding {
        let isForAndroid = control.platforms?.contains(.android) == true && control.concerns(.android)
        let builds =
            isForAndroid && folder.spelling != ImageFolder.androidName
            ? "the iOS and Android builds find" : "the iOS build finds"
        return finding(
            "the folder with the pictures is called \"\(folder.spelling)\"", at: control.place(ofFile: folder.spelling),
            consequence:
                "\(builds) it only on a disk that does not tell upper case from lower, never in a zip",
            help: "rename it to \"\(ImageFolder.name)\"")
    }
}
