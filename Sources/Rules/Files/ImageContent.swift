import Findings
import FourDMobile
import InputControl
import SourceText

/// `image-content`
enum ImageContent: Rule {
    static let info = RuleInfo(
        id: "image-content", group: .files, severity: .error,
        summary: "a picture that holds something else than its ending says",
        rationale: """
            4D copies the pictures of images/ to the resources of the Android app, whose compiler reads each .png: an empty \
            file, a JPEG picture with the ending .png or the pointer that Git LFS leaves for a file that was not fetched stops \
            the build. The iOS build makes no image of a file that is not a picture, and the choice is an empty row.
            """,
        facts: ["image-6", "image-12", "image-15"],
        remedy: "Save the file in the format of its ending, or fetch it with git lfs pull.",
        needs: [.manifest, .files],
        bad: pictures(["images/fr.png": "version https://git-lfs.github.com/spec/v1\n"]), good: pictures([:]))

    static func check(_ control: ControlModel) -> [Finding] { choices(control) + resources(control) }

    /// Pictures among the files for iOS.
    private static func resources(_ control: ControlModel) -> [Finding] {
        guard control.concerns(.ios) else { return [] }
        return control.iosFiles.filter { $0.use == .resource || $0.use == .catalog }.compactMap { file in
            guard IOSFileEnding.of(file.name).content == .picture, let content = control.content(of: file.path),
                let judgement = FileContentJudgement(content, ending: file.name.fileEnding ?? "")
            else { return nil }
            return finding(
                "\"\(file.name)\" is \(content.kind.words)", at: control.place(ofFile: file.path), severity: .warning,
                consequence: "the app cannot show it", help: judgement.help)
        }
    }

    private static func choices(_ control: ControlModel) -> [Finding] {
        guard let folder = control.imageFolder(for: .android) else { return [] }
        return folder.copiedToAndroid.compactMap { name in
            let path = folder.spelling + "/" + name
            guard IOSFileEnding.of(name).content == .picture, let content = control.content(of: path),
                let judgement = FileContentJudgement(content, ending: name.fileEnding ?? "")
            else { return nil }
            let stopsAndroid = judgement.isRefused && control.concerns(.android)
            return finding(
                "\"\(name)\" is \(content.kind.words)", at: control.place(ofFile: path),
                severity: stopsAndroid ? .error : .warning,
                consequence: stopsAndroid ? "the Android app does not build" : "the app cannot show it",
                help: judgement.help)
        }
    }

    static func compared(in control: ControlModel) -> [Note] {
        (control.imageFolder(for: .android).map { folder in folder.files.map { folder.spelling + "/" + $0 } } ?? []).map
        { path in
            Note("is \(control.content(of: path)?.kind.words ?? "a file")", at: control.place(ofFile: path))
        }
    }

    private static func pictures(_ files: [String: String]) -> RuleExample {
        .manifest(
            #"{"name": "flag", "type": "text", "format": "push", "choiceList": {"fr": "France"}}"#, files)
    }
}
