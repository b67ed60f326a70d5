import Findings
import FourDMobile
import InputControl
import SourceText

/// `image-resource-name`
enum ImageResourceName: Rule {
    static let info = RuleInfo(
        id: "image-resource-name", group: .manifest, severity: .error,
        summary: "a name that begins with a digit, of a control with pictures",
        rationale: """
            The Android build copies the files of the folder images to the app's resources, each called after the control \
            and the file, with or without "binding". The name of a resource does not begin with a digit, so the app does \
            not build if the control's name does.
            """,
        facts: ["image-12", "image-13", "image-16"],
        remedy: "Begin the name of the control with a letter.",
        needs: [.manifest, .files], platform: .android, reads: ["/name"],
        bad: .manifest(
            #"{"name": "3d", "type": "text", "binding": "imageNamed", "choiceList": {"1": "cube.png"}}"#,
            ["images/cube.png": ""]),
        good: .manifest(
            #"{"name": "solid", "type": "text", "binding": "imageNamed", "choiceList": {"1": "cube.png"}}"#,
            ["images/cube.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let folder = control.imageFolder(for: .android), let picture = folder.copiedToAndroid.first,
            let node = control.manifest?.value("name"), node.isComplete, let name = node.string, !name.isEmpty
        else { return [] }
        let resource = AndroidImageName.resource(for: picture, of: name)
        guard resource.utf8.first?.isASCIIDigit == true else { return [] }
        return [
            finding(
                "the name \(node.messageWords) begins with a digit, and so do its Android resources, such as \"\(resource)\"",
                at: control.place(of: node), consequence: "the Android app does not build",
                help: "begin the name with a letter from a to z",
                notes: [Note("one of the pictures", at: control.place(ofFile: folder.spelling + "/" + picture))])
        ]
    }
}
