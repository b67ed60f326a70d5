import JSONSyntax

/// Another way to write the same control.
enum ExampleVariation: String, CaseIterable, Sendable {
    case crlf
    case byteOrderMark
    case emojiBefore
    case otherKeyOrder

    /// The files so written; nil when this way does not apply to them.
    func apply(to files: [String: String]) -> [String: String]? {
        switch self {
        case .crlf:
            return files.mapValues { text in
                // "\r\n" is one Character, so line ends are taken apart first.
                text.unicodeScalars.reduce(into: "") { result, scalar in
                    if scalar == "\n" { result.unicodeScalars.append("\r") }
                    result.unicodeScalars.append(scalar)
                }
            }
        case .byteOrderMark:
            return files.mapValues { "\u{FEFF}" + $0 }
        case .emojiBefore:
            return mapManifest(files) { text in
                guard let brace = text.firstIndex(of: "{") else { return nil }
                return text[...brace] + #""$comment": "👩‍💻 é","# + text[text.index(after: brace)...]
            }
        case .otherKeyOrder:
            return mapManifest(files) { text in
                let document = JSONDocument(parsing: Array(text.utf8))
                guard let root = document.root, root.kind == .object, document.issues.isEmpty,
                    root.repeatedMembers.isEmpty
                else {
                    return nil
                }
                let members = root.members.reversed().map { $0.key.sourceText + ": " + ($0.value?.sourceText ?? "") }
                return "{" + members.joined(separator: ", ") + "}"
            }
        }
    }

    private func mapManifest(_ files: [String: String], _ change: (String) -> String?) -> [String: String]? {
        guard let manifest = files["manifest.json"], let changed = change(manifest),
            JSONDocument(parsing: Array(changed.utf8)).issues.isEmpty
        else { return nil }
        return files.merging(["manifest.json": changed]) { _, new in new }
    }
}
