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
            With "binding": "imageNamed" the label of each choice is the name of a picture in the control's folder images, \
            with its ending. For a picture that is not there, the iOS build notes an error and goes on, and the choice is \
            an empty row; Android apps show an empty row too. iOS looks for exactly this name, Android for any file whose \
            name without its ending is the same in lower case.
            """,
        facts: ["image-1", "image-6", "image-14"],
        remedy: "Put the picture into images, or write the name that it has there, in the same case.",
        needs: [.manifest, .files], reads: ["/choiceList", "/binding"],
        bad: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png", "ma": "me.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]),
        good: .manifest(
            #"{"name": "flag", "type": "text", "binding": "imageNamed", "choiceList": {"fr": "fr.png", "ma": "ma.png"}}"#,
            ["images/fr.png": "", "images/ma.png": ""]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let pictures = control.pictures, let choices = control.choiceList else { return [] }
        // `image-list-shape` reports a list on iOS; on Android it works.
        let platforms = control.concernedPlatforms.filter { platform in
            if case .list = choices { platform == .android } else { true }
        }
        guard !platforms.isEmpty else { return [] }
        let notNames = choices.entries.filter { ![.string, .unreadable].contains($0.label.kind) }.map { entry in
            notName(entry.label, entry.key, in: control)
        }
        let labels = choices.entries.map(\.label).filter { $0.string?.isEmpty == false }
        guard let first = labels.first else { return notNames }
        let folder = platforms.contains(.ios) ? pictures.folderOnIOS : pictures.folderOnAndroid
        guard let folder else { return notNames + [noFolder(first, in: control)] }
        let guesses = Guesses(folder, requested: labels.count)
        return notNames
            + labels.compactMap { label in
                check(label, label.string ?? "", pictures, platforms, guesses, in: control)
            }
    }

    private static func check(
        _ label: JSONNode, _ name: String, _ pictures: ChoicePictures, _ platforms: [Platform], _ guesses: Guesses,
        in control: ControlModel
    ) -> Finding? {
        guard platforms.contains(.ios) else {
            return pictures.onAndroid(name) == .missing
                ? missing(name, label, "Android apps show", .error, guesses, in: control) : nil
        }
        switch pictures.onIOS(name) {
        case .found: return nil
        case .otherCase(let other):
            return otherSpelling(
                label, other, "is called \"\(other)\"", "where upper and lower case differ", in: control)
        case .otherAccents(let other):
            return otherSpelling(
                label, other, "is there with accents that are encoded in another way", "where both names differ",
                in: control)
        case .missing:
            let isOnAndroid = platforms.contains(.android) && pictures.onAndroid(name) == .found
            return missing(
                name, label, isOnAndroid ? "iOS apps show" : "the apps show", isOnAndroid ? .warning : .error, guesses,
                in: control)
        }
    }
}

extension ImageMissing {
    private static func notName(_ label: JSONNode, _ key: JSONNode?, in control: ControlModel) -> Finding {
        finding(
            "the choice\(key.map { " " + $0.messageWords } ?? "") is \(label.kindWords), not the name of a picture",
            at: control.shortPlace(of: label), consequence: "the apps show an empty row for this choice",
            help: "write the name of a file in the folder \"\(ImageFolder.name)\"")
    }

    private static func otherSpelling(
        _ label: JSONNode, _ other: String, _ words: String, _ disks: String, in control: ControlModel
    ) -> Finding {
        finding(
            "the picture \(label.messageWords) \(words)", at: control.place(of: label), severity: .warning,
            consequence: "the iOS build does not find it on a disk, or in a zip, \(disks)",
            help: "write \"\(other)\"", fix: other.isPlain ? control.replacing(label, with: "\"\(other)\"") : nil)
    }

    private static func missing(
        _ name: String, _ label: JSONNode, _ who: String, _ severity: Severity, _ guesses: Guesses,
        in control: ControlModel
    ) -> Finding {
        finding(
            "the picture \(label.messageWords) is not in \(guesses.folder)/", at: control.place(of: label),
            severity: severity, consequence: "\(who) an empty row for this choice",
            help: guesses.meant(by: name).map { "did you mean \"\($0)\"?" }
                ?? "put the picture there, or write the name of one that is there")
    }

    private static func noFolder(_ first: JSONNode, in control: ControlModel) -> Finding {
        let folders = control.tree?.entries.filter { $0.kind == .folder && !$0.path.contains("/") } ?? []
        let meant = Spelling.suggestion(for: ImageFolder.name, among: folders.map(\.path))
        let place = control.manifest?.value("binding").map { control.place(of: $0) } ?? control.place(of: first)
        return finding(
            "\"imageNamed\" needs a folder \"\(ImageFolder.name)\" with pictures", at: place,
            consequence: "the apps show empty rows for the choices",
            help: meant.map { "rename the folder \"\($0)\" to \"\(ImageFolder.name)\"" }
                ?? "put \(first.messageWords) and the others into a folder \"\(ImageFolder.name)\"")
    }
}

/// The pictures that a misspelt name may mean.
private struct Guesses {
    let folder: String
    private let byStem: [String: String]

    /// None when comparing them with each choice would take long.
    private let names: [String]

    init(_ folder: ImageFolder, requested count: Int) {
        self.folder = folder.spelling
        byStem = Dictionary(folder.files.map { (AndroidImageName.stem(of: $0), $0) }) { first, _ in first }
        names = folder.files.count * count <= 100_000 ? folder.files : []
    }

    func meant(by name: String) -> String? { byStem[name] ?? Spelling.suggestion(for: name, among: names) }
}
