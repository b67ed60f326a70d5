import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-file-garbled`
enum IosFileGarbled: Rule {
    static let info = RuleInfo(
        id: "ios-file-garbled", group: .files, severity: .warning,
        summary: "a resource that 4D probably damages when it copies it into the app",
        rationale: """
            4D reads every file that is not a picture as UTF-8 text, replaces tags in it and writes the text. An archive, a \
            database, a binary property list or a text in UTF-16 is probably not the same afterwards.
            """,
        facts: ["ios-6", "ios-11"],
        remedy: "Save texts in UTF-8 and property lists as XML, and bring other data as text.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/Email.zip": "PK\u{3}\u{4}\u{14}\u{0}"]),
        good: .ios(["ios/Resources/Email.json": "{}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.filter { $0.damage == .garbled && $0.library == nil }.map { file in
            finding(
                "4D probably damages \"\(file.name)\"", at: control.place(ofFile: file.path),
                consequence:
                    "4D copies it as UTF-8 text, and it is \(control.content(of: file.path)?.kind.words ?? "not text")",
                help: help(for: control.content(of: file.path)?.kind))
        }
    }

    private static func help(for kind: ContentKind?) -> String {
        switch kind {
        case .utf16: "save the file as UTF-8"
        case .binaryPropertyList: "save it as an XML property list"
        default: "bring its content as UTF-8 text, or as Swift code"
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}

extension ContentKind {
    /// What a file of this kind is, as a noun with its article.
    var words: String {
        switch self {
        case .empty: "an empty file"
        case .png: "a PNG picture"
        case .jpeg: "a JPEG picture"
        case .gif: "a GIF picture"
        case .webp: "a WebP picture"
        case .pdf: "a PDF document"
        case .zip: "an archive"
        case .gzip: "a compressed file"
        case .sqlite: "a database"
        case .binaryPropertyList: "a binary property list"
        case .machO: "a program or library"
        case .appleDouble: "what macOS keeps beside a file, not the file"
        case .gitLFSPointer: "a pointer of Git LFS, not the file"
        case .webPage: "a web page"
        case .utf16: "text in UTF-16"
        case .other: "not UTF-8"
        }
    }
}
