import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-name-collision`
enum ImageNameCollision: Rule {
    static let info = RuleInfo(
        id: "image-name-collision", group: .manifest, severity: .error,
        summary: "two pictures that become one resource of an Android app",
        rationale: """
            The Android build copies the pictures of a selection control to the app's resources, under names in lower \
            case in which every character outside a-z and 0-9 has become an underscore. Two pictures that get one name \
            overwrite each other, and with different extensions they are a duplicate resource, at which the build stops.
            """,
        source: "4d/4D-Mobile-App, class androidprojectgenerator, copyFolderImagesToApp",
        remedy: "Rename one of them, in the manifest too.",
        needs: [.manifest, .files], platform: .android, reads: ["/name", "/choiceList"],
        bad: .manifest(
            #"{"name": "size", "type": "text", "binding": "imageNamed", "choiceList": {"1": "a-b.png", "2": "a_b.png"}}"#,
            ["images/a-b.png": "", "images/a_b.png": ""]),
        good: .manifest(
            #"{"name": "size", "type": "text", "binding": "imageNamed", "choiceList": {"1": "a-b.png", "2": "a_c.png"}}"#,
            ["images/a-b.png": "", "images/a_c.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, let choices = control.choiceList, let folder = control.imageFolder else {
            return []
        }
        let name = control.manifest?.name?.value ?? ""
        let uses = Dictionary(grouping: choices.entries.map(\.label).filter { $0.string != nil }) { $0.string ?? "" }
        var first: [String: String] = [:]
        var findings: [Finding] = []
        for file in folder.androidPictures {
            let resource = AndroidImageName.resource(for: file, of: name)
            if let other = first[resource] {
                // What nobody sees may be overwritten.
                guard uses[other] != nil || uses[file] != nil else { continue }
                findings.append(same(file, other, resource, folder, uses, in: control))
            } else {
                first[resource] = file
            }
        }
        return findings
    }

    private static func same(
        _ file: String, _ other: String, _ resource: String, _ folder: ImageFolder, _ uses: [String: [JSONNode]],
        in control: ControlModel
    ) -> Finding {
        let overwrites = AndroidImageName.fileExtension(of: file) == AndroidImageName.fileExtension(of: other)
        let shown = (uses[other, default: []] + uses[file, default: []]).sorted {
            $0.range.lowerBound < $1.range.lowerBound
        }
        return finding(
            "the pictures \"\(other)\" and \"\(file)\" both become \"\(resource)\" on Android",
            at: control.place(ofFile: folder.spelling + "/" + file),
            consequence: overwrites
                ? "the Android build lets one overwrite the other"
                : "the Android build stops at the duplicate resource",
            help: "rename one of them",
            notes: [Note("the other picture", at: control.place(ofFile: folder.spelling + "/" + other))]
                + shown.map { label in
                    Note("the choice that shows \(label.messageWords)", at: control.place(of: label))
                })
    }
}
