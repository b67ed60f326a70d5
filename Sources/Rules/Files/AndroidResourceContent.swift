import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-content`
enum AndroidResourceContent: Rule {
    static let info = RuleInfo(
        id: "android-resource-content", group: .files, severity: .error,
        summary: "a file of android/res that holds something else than its ending says",
        rationale: """
            Android's resource compiler reads each .png and .xml. An empty file, a JPEG picture with the ending .png, a web \
            page that was saved as a picture, or the pointer that Git LFS leaves for a file that was not fetched stops the \
            build. Another picture or a font of that kind is in the app, which cannot show it.
            """,
        facts: ["android-9"],
        remedy: "Save the file in the format of its ending, or fetch it with git lfs pull.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/icon.png": ""]),
        good: KotlinExample.with(files: ["android/res/drawable/icon.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.androidResources.compactMap { path, file in
            guard let kind = file.kind, kind != "raw", let content = control.content(of: path) else { return nil }
            return FileContentJudgement(content, ending: file.file.fileEnding ?? "").map { judgement in
                finding(
                    "\"\(file.file)\" is \(content.kind.words)", at: control.place(ofFile: path),
                    severity: judgement.isRefused ? .error : .warning,
                    consequence: judgement.isRefused
                        ? "the Android app does not build" : "the Android app cannot show it",
                    help: judgement.help)
            }
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidResourceNotes }
}

/// What is wrong with the content of a picture, a font or an XML file.
struct FileContentJudgement {
    /// Whether Android's resource compiler refuses the file, and not only the app.
    let isRefused: Bool
    let help: String

    /// nil when the content is, or may be, what the ending says.
    init?(_ content: FileContent, ending: String) {
        switch (content.kind, ending) {
        case (.gitLFSPointer, _): help = "fetch the file with git lfs pull"
        case (.empty, _), (.webPage, _): help = "put the file itself there"
        case (.png, "png"): return nil
        case (_, "png"): help = "save it as a PNG picture"
        default: return nil
        }
        isRefused = ending == "png" || ending == "xml"
    }
}
