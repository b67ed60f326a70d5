import Findings
import FourDMobile
import InputControl
import SourceText

/// `image-file-kind`
enum ImageFileKind: Rule {
    static let info = RuleInfo(
        id: "image-file-kind", group: .manifest, severity: .error,
        summary: "a file among the pictures that is not a picture for Android",
        rationale: """
            The Android build copies all visible files directly in the folder images of a selection control to the app's \
            drawables, whether a choice names them or not, and converts .svg. A file that is not a drawable stops the build \
            of the app.
            """,
        facts: ["image-12", "image-15", "android-9"],
        remedy: "Move other files out of the folder, and save pictures as .png, .jpg, .gif, .webp or .svg.",
        needs: [.manifest, .files], platform: .android, reads: ["/choiceList"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": "", "images/README.txt": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png"}}"#,
            ["images/fr.png": "", "README.txt": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let folder = control.imageFolder(for: .android) else { return [] }
        let others = Dictionary(grouping: folder.copiedToAndroid, by: AndroidImageName.ending).filter {
            !AndroidImageName.endings.contains($0.key)
        }
        return others.sorted { $0.key < $1.key }.compactMap { ending, files in
            guard let first = files.first else { return nil }
            let them = files.count == 1 ? "it" : "them"
            let kind = ending.isEmpty ? "without an extension" : "with the extension \"\(ending)\""
            return finding(
                files.count == 1
                    ? "\"\(first)\" is not a picture that Android accepts"
                    : "Android does not accept pictures \(kind), such as \"\(first)\"",
                at: control.place(ofFile: folder.spelling + "/" + first),
                consequence: "the Android build copies \(them) and stops",
                help: "move \(them) out of \(folder.spelling)/, or save pictures as .png, .jpg, .gif, .webp or .svg")
        }
    }
}
