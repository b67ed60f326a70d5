/// A path as typed, in parts, without `.` and doubled slashes.
struct RelativePath: Equatable {
    private let isAbsolute: Bool
    private let parts: [String]

    init(_ typed: String) {
        self.init(
            isAbsolute: typed.hasPrefix("/"), parts: typed.split(separator: "/").map(String.init).filter { $0 != "." })
    }

    private init(isAbsolute: Bool, parts: [String]) {
        self.isAbsolute = isAbsolute
        self.parts = parts
    }

    var lastPart: String { parts.last ?? "" }

    var parent: RelativePath { RelativePath(isAbsolute: isAbsolute, parts: parts.dropLast()) }

    /// The path as text; empty for the current folder.
    var text: String { (isAbsolute ? "/" : "") + parts.joined(separator: "/") }

    /// The path as text that names a folder: `.` for the current one.
    var asFolder: String { text.isEmpty ? "." : text }

    /// The path as what comes before the path of something in it.
    var asPrefix: String { text.isEmpty || text == "/" ? text : text + "/" }

    /// The path from `root` to this path; the path itself when it is not below `root`.
    func dropping(_ root: RelativePath) -> RelativePath {
        guard root.isAbsolute == isAbsolute, parts.starts(with: root.parts) else { return self }
        return RelativePath(isAbsolute: false, parts: Array(parts.dropFirst(root.parts.count)))
    }

    /// The deepest folder that holds all of `folders`: the folder itself when there is one; the current folder when
    /// some are absolute and some are not.
    static func commonFolder(of folders: [RelativePath]) -> RelativePath {
        guard let first = folders.first, folders.allSatisfy({ $0.isAbsolute == first.isAbsolute }) else {
            return RelativePath("")
        }
        var common = first.parts
        for folder in folders.dropFirst() {
            common = zip(common, folder.parts).prefix { $0 == $1 }.map(\.0)
        }
        return RelativePath(isAbsolute: first.isAbsolute, parts: common)
    }
}
