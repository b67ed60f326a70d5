import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `image-missing`
enum ImageMissing: Rule {
    static let info = RuleInfo(
        id: "image-missing", group: .manifest, severity: .error,
        summary: "a choice whose picture is not in the folder images",
        rationale: """
            With "binding": "imageNamed" each value of the choice list is the name, with its extension, of a picture in \
            the control's folder images. A choice without its picture is shown empty. The Android build takes only the \
            pictures directly in that folder, not those of folders inside it.
            """,
        source: "4d/4D-Mobile-App, method asset and class androidprojectgenerator, copyFolderImagesToApp",
        remedy: "Put the picture into images, or write the name that it has there, in the same case.",
        needs: [.manifest, .files], reads: ["/choiceList", "/binding"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png", "ma": "me.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png", "ma": "ma.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.hasImageBinding, case .object = control.choiceList, let choices = control.choiceList else {
            return []
        }
        let noNames = choices.entries.filter { ![.string, .unreadable].contains($0.label.kind) }.map {
            noName($0.label, $0.key, in: control)
        }
        let named = choices.entries.compactMap { $0.label.string?.isEmpty == false ? $0.label : nil }
        guard let first = named.first else { return noNames }
        guard let folder = control.imageFolder, folder.isFound(by: control) else {
            return noNames + [noFolder(first, in: control)]
        }
        let pictures = PictureNames(in: folder, requested: named.count)
        return noNames
            + named.compactMap { label in
                let name = label.string ?? ""
                if pictures.exact.contains(Array(name.utf8)) { return notCopied(name, label, pictures, in: control) }
                return missing(name, label, pictures, in: control)
            }
    }

    private static func noName(_ label: JSONNode, _ key: JSONNode?, in control: ControlModel) -> Finding {
        finding(
            "the choice\(key.map { " " + $0.messageWords } ?? "") is \(label.kindWords), not the name of a picture",
            at: control.shortPlace(of: label), consequence: "the apps show this choice without a picture",
            help: "write the name of a file in the folder \"\(ImageFolder.name)\"")
    }

    /// A picture in a folder inside the folder, which an Android app does not get.
    private static func notCopied(
        _ name: String, _ label: JSONNode, _ pictures: PictureNames, in control: ControlModel
    ) -> Finding? {
        guard name.utf8.contains(.slash), control.platforms?.contains(.android) == true,
            control.concerns(.android)
        else { return nil }
        return finding(
            "Android apps do not get the picture \(label.messageWords)", at: control.place(of: label),
            consequence: "the Android build copies only the files that are directly in \(pictures.folder)/",
            help: "put it directly into \(pictures.folder)/, and write its name without the folder")
    }

    private static func missing(
        _ name: String, _ label: JSONNode, _ pictures: PictureNames, in control: ControlModel
    ) -> Finding {
        if let other = pictures.byLowerCase[name.lowercased()] {
            // Swift takes two ways to write an accent as equal.
            let isCase = other != name
            return finding(
                isCase
                    ? "the picture \(label.messageWords) is called \"\(other)\""
                    : "the picture \(label.messageWords) is there with its accents encoded otherwise",
                at: control.place(of: label), severity: .warning,
                consequence: isCase
                    ? "it is found only on a disk that does not tell upper case from lower, never in a zip"
                    : "it is found only on a disk that takes both as one name, never in a zip",
                help: "write \"\(other)\"", fix: fix(label, other, in: control))
        }
        let meant = Spelling.suggestion(for: name, among: pictures.guesses) ?? pictures.byStem[name]
        return finding(
            "there is no picture \(label.messageWords) in \(pictures.folder)/", at: control.place(of: label),
            consequence: "the apps show this choice without a picture",
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "put the picture there, or write the name of one that is there")
    }

    private static func noFolder(_ first: JSONNode, in control: ControlModel) -> Finding {
        let folders = control.tree?.entries.filter { $0.kind == .folder && !$0.path.contains("/") } ?? []
        let meant = Spelling.suggestion(for: ImageFolder.name, among: folders.map(\.path))
        let place = control.manifest?.value("binding").map { control.place(of: $0) } ?? control.place(of: first)
        return finding(
            "\"imageNamed\" asks for pictures, and there is no folder \"\(ImageFolder.name)\"", at: place,
            consequence: "the apps show the choices without pictures",
            help: meant.map { "rename the folder \"\($0)\" to \"\(ImageFolder.name)\"" }
                ?? "put \(first.messageWords) and the others into a folder \"\(ImageFolder.name)\"")
    }

    private static func fix(_ label: JSONNode, _ name: String, in control: ControlModel) -> FixIt? {
        name.isPlain ? control.replacing(label, with: "\"\(name)\"") : nil
    }
}

extension ImageFolder {
    /// Whether some build may find the folder under this spelling; where only case is wrong, `images-folder` speaks of it.
    fileprivate func isFound(by control: ControlModel) -> Bool {
        spelling == Self.name || spelling == Self.androidName || control.concerns(.ios)
    }
}

/// The names of the pictures in a folder, for looking up.
private struct PictureNames {
    let folder: String

    /// As bytes: Swift takes two spellings of an accent as equal, a disk may not.
    let exact: Set<[UInt8]>
    let byLowerCase: [String: String]

    /// By what stands before the extension.
    let byStem: [String: String]

    /// The names to compare a misspelt one with; none when that would take long.
    let guesses: [String]

    init(in folder: ImageFolder, requested count: Int) {
        self.folder = folder.spelling
        exact = Set(folder.files.map { Array($0.utf8) })
        byLowerCase = Dictionary(folder.files.map { ($0.lowercased(), $0) }) { first, _ in first }
        byStem = Dictionary(folder.files.map { (AndroidImageName.stem(of: $0), $0) }) { first, _ in first }
        guesses = folder.files.count * count <= 100_000 ? folder.files : []
    }
}
