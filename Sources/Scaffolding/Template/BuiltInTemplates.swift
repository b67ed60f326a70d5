import InputControl
import SourceText

extension TemplateLibrary {
    /// The templates that are part of the tool.
    package static let builtIn: TemplateLibrary = {
        let contents = Dictionary(
            EmbeddedTemplates.files.map { ("\($0.path)", ($0.content, $0.isText)) },
            uniquingKeysWith: { first, _ in first })
        var folders: Set<String> = []
        for path in contents.keys {
            for slash in path.indices where path[slash] == "/" { folders.insert(String(path[..<slash])) }
        }
        let entries =
            contents.keys.map { FileTree.Entry(path: $0, kind: .file) }
            + folders.map { FileTree.Entry(path: $0, kind: .folder) }
        return TemplateLibrary(
            FileTree(entries: entries) { path, _ in
                guard let (content, isText) = contents[path] else {
                    return .failure(FileProblem(path: path, reason: .missing))
                }
                let bytes = content.withUTF8Buffer { Array($0) }
                return .success(isText ? bytes : decoded(bytes))
            })
    }()

    private static func decoded(_ digits: [UInt8]) -> [UInt8] {
        stride(from: 0, to: digits.count - 1, by: 2).map { index in
            (digits[index].hexDigitValue ?? 0) << 4 | (digits[index + 1].hexDigitValue ?? 0)
        }
    }
}
