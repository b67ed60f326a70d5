import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-file-not-in-app`
enum IosFileNotInApp: Rule {
    static let info = RuleInfo(
        id: "ios-file-not-in-app", group: .files, severity: .warning,
        summary: "a file that 4D copies into the app's project, but not into the app",
        rationale: """
            4D adds a copied file to the app by its ending and its folder. It knows .storyboard, .xib, .plist, .strings, \
            .json, .txt, .html, .svg, .md, .pdf, .png, .jpg, .gif and .ico. A font, a sound, a movie, a model, a string \
            catalog or another file is copied and does not reach the app, and neither does any file outside Sources, \
            Resources, Settings, Xcode and Test. 4D drops its own message about it.
            """,
        facts: ["ios-3", "ios-4", "ios-6", "ios-8"],
        remedy:
            "Use a format that 4D knows, put the content into the assets catalog, or move the file to ios/Resources.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/Email.ttf": "font"]), good: .ios(["ios/Resources/Email.json": "{}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var groups: [Cause: [IOSFile]] = [:]
        var order: [Cause] = []
        // `nib-missing` shows those that the code names.
        let named = Set(control.missingResources.filter { $0.use.api.lack == .ends }.compactMap(\.lostPath))
        for file in control.iosFiles where !named.contains(file.path) {
            guard let cause = cause(of: file) else { continue }
            // `ios-sources-missing` shows files whose ending is nearly Swift's.
            if case .ending(_, .unknown) = cause, control.lacksCompiledCode { continue }
            if groups[cause] == nil { order.append(cause) }
            groups[cause, default: []].append(file)
        }
        return order.compactMap { cause in groups[cause].map { finding(cause, $0, control) } }
    }

    /// Why a file that someone may expect in the app is not there; one finding each.
    private enum Cause: Hashable {
        case ending(String, IOSFileEnding.Content)
        case folder(String)
    }

    private static func cause(of file: IOSFile) -> Cause? {
        let ending = IOSFileEnding.of(file.name)
        guard case .lost(let loss) = file.use, !file.name.hasPrefix("."), !file.isAside, file.library == nil else {
            return nil
        }
        switch (loss, ending.content) {
        case (_, .swift), (_, .objectiveC), (_, .otherCode): return nil
        case (.unknownEnding, .unknown):
            // Files for people and tools at the top of a control's code are not meant for the app.
            return file.target.contains("/") ? file.name.fileEnding.map { .ending($0, .unknown) } : nil
        case (.unknownEnding, let content): return file.name.fileEnding.map { .ending($0, content) }
        case (.outsideGroups(let folder), let content):
            return content == .unknown || content == .design ? nil : .folder(folder)
        case (.thirdParty, _), (.otherCatalog, _), (.notBuilt, _), (.overwritten, _): return nil
        }
    }

    private static func finding(_ cause: Cause, _ files: [IOSFile], _ control: ControlModel) -> Finding {
        let names = files.map { "\"\($0.name)\"" }
        let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
        let place = control.place(ofFile: files[0].path)
        switch cause {
        case .ending(let ending, let content):
            return finding(
                "4D does not put \(shown) into the app", at: place,
                severity: content == .unknown ? .note : .warning,
                consequence:
                    "4D has no file type for the extension .\(ending): it copies the file, and the app does not find it",
                help: help(for: content))
        case .folder(let folder):
            let root = control.ios?.injection.root ?? ""
            return finding(
                "4D does not put \(shown) into the app", at: place,
                consequence:
                    "the folder \(folder.inside(root)) is not a group of the app's project: the app does not find the file",
                help: "move it to \("Resources".inside(root))")
        }
    }

    private static func help(for content: IOSFileEnding.Content) -> String {
        switch content {
        case .picture: "save it as .png or .pdf, or put it into \(Injection.catalog)"
        case .localization: "write the strings in a .strings file"
        case .data: "save the data as .json, .plist or .txt"
        case .font, .sound, .movie, .model, .archive, .database:
            "encode it as text, such as Base64 in a .txt file, or load it at run time"
        case .swift, .interface, .text, .objectiveC, .otherCode, .design, .unknown:
            "remove it, if the app does not need it"
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
