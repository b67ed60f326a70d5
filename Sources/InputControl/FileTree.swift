/// The files of a control or of a folder of controls: a listing made once, and a way to read each of them.
///
/// It is the only thing in the tool that reads. What could not be listed is a `FileProblem`, never a failure of the whole.
package struct FileTree: Sendable {
    package enum Kind: Hashable, Sendable {
        case file
        case folder
    }

    package struct Entry: Hashable, Sendable {
        /// Relative to the tree's root, with `/` between its parts.
        package let path: String
        package let kind: Kind

        package init(path: String, kind: Kind) {
            self.path = path
            self.kind = kind
        }

        /// The last part of the path.
        package var name: String {
            String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        }
    }

    /// Every file and folder below the root, sorted by the bytes of their paths.
    package let entries: [Entry]

    /// What is there but could not be listed, in the same order.
    package let problems: [FileProblem]

    private let reader: @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileProblem>

    package init(
        entries: [Entry], problems: [FileProblem] = [],
        reader: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileProblem>
    ) {
        self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.problems = problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.reader = reader
    }

    /// A tree in memory; the folders are those that the files' paths name.
    package init(files: [String: [UInt8]]) {
        var folders: Set<String> = []
        for path in files.keys {
            for slash in path.indices where path[slash] == "/" { folders.insert(String(path[..<slash])) }
        }
        self.init(
            entries: files.keys.map { Entry(path: $0, kind: .file) } + folders.map { Entry(path: $0, kind: .folder) }
        ) { path, limit in
            guard let bytes = files[path] else { return .failure(FileProblem(path: path, reason: .missing)) }
            guard bytes.count <= limit else {
                return .failure(FileProblem(path: path, reason: .tooLarge(limit: limit)))
            }
            return .success(bytes)
        }
    }

    /// A tree in memory, from texts.
    package init(texts: [String: String]) {
        self.init(files: texts.mapValues { Array($0.utf8) })
    }

    /// The bytes of the file at `path`, of which at most `limit` are read; a larger file is a problem.
    package func read(_ path: String, limit: Int = FileTree.sizeLimit) -> Result<[UInt8], FileProblem> {
        reader(path, limit)
    }

    /// The largest file that is read, in bytes.
    package static let sizeLimit = 16 << 20

    /// The part of this tree below the folder `path`, with paths relative to it; the whole tree for an empty path.
    package func subtree(_ path: String) -> FileTree {
        guard !path.isEmpty else { return self }
        let prefix = path + "/"
        func inside(_ other: String) -> String? {
            other.hasPrefix(prefix) ? String(other.dropFirst(prefix.count)) : nil
        }
        return FileTree(
            entries: entries.compactMap { entry in inside(entry.path).map { Entry(path: $0, kind: entry.kind) } },
            problems: problems.compactMap { problem in
                inside(problem.path).map { FileProblem(path: $0, reason: problem.reason) }
            }
        ) { [reader] path, limit in
            reader(prefix + path, limit).mapError { FileProblem(path: path, reason: $0.reason) }
        }
    }

    /// Whether there is a file at exactly `path`.
    package func hasFile(_ path: String) -> Bool {
        entry(at: path)?.kind == .file
    }

    /// Whether there is a folder at exactly `path`.
    package func hasFolder(_ path: String) -> Bool {
        entry(at: path)?.kind == .folder
    }

    /// The files below the folder `path`, at any depth.
    package func files(below path: String) -> [Entry] {
        let prefix = path.isEmpty ? "" : path + "/"
        return entries.filter { $0.kind == .file && $0.path.hasPrefix(prefix) }
    }

    private func entry(at path: String) -> Entry? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < entries.count, entries[low].path.utf8.elementsEqual(path.utf8) else { return nil }
        return entries[low]
    }
}
