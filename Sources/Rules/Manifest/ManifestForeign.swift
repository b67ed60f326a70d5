import Findings
import FourDMobile
import InputControl

/// `manifest-foreign`
enum ManifestForeign: Rule {
    static let info = RuleInfo(
        id: "manifest-foreign", group: .manifest, severity: .error,
        summary: "a manifest.json that holds something else than JSON",
        rationale: """
            A file can be named manifest.json and hold something else: nothing, the pointer of Git LFS in place of the \
            file, a web page that was saved instead of the file, an archive. 4D finds no object in it: the iOS build \
            silently ignores the control.
            """,
        facts: ["manifest-1", "manifest-2"],
        remedy: "Put the manifest itself in place of the file.",
        needs: [], reads: [""],
        bad: .manifest(
            """
            version https://git-lfs.github.com/spec/v1
            oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
            size 512
            """),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .foreign(let content) = control.manifest?.content else { return [] }
        return [
            finding(
                content.message, at: Location(path: control.manifestPath),
                consequence: "4D finds no manifest in it and ignores the control", help: content.help)
        ]
    }
}

extension ForeignContent {
    fileprivate var message: String {
        switch self {
        case .nothing: "the manifest is empty"
        case .zeros: "the manifest holds only zero bytes"
        case .lfsPointer: "the manifest is the pointer of a file in Git LFS"
        case .html: "the manifest is an HTML page"
        case .xml: "the manifest is an XML file"
        case .notFound: "the manifest is the answer \"not found\" of a server"
        case .zip: "the manifest is a zip archive"
        case .gzip: "the manifest is a gzip archive"
        case .pdf: "the manifest is a PDF file"
        case .png: "the manifest is a PNG picture"
        case .jpeg: "the manifest is a JPEG picture"
        case .binaryPropertyList: "the manifest is a binary property list"
        }
    }

    fileprivate var help: String {
        switch self {
        case .nothing: "write an object: {\"name\": …}"
        case .lfsPointer: "run \"git lfs pull\", and keep manifest.json out of Git LFS"
        case .html, .notFound: "download the raw file again"
        case .zip, .gzip: "unpack the archive"
        case .zeros, .xml, .pdf, .png, .jpeg, .binaryPropertyList: "put the manifest in place of this file"
        }
    }
}
