import SourceText

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

        /// Whether the owner may run the file; false where nothing tells.
        package let isExecutable: Bool

        /// Whether it is a symbolic link. The rest of the entry is about the file or folder that the link leads to.
        package let isLink: Bool

        package init(path: String, kind: Kind, isExecutable: Bool = false, isLink: Bool = false) {
            self.path = path
            self.kind = kind
            self.isExecutable = isExecutable
            self.isLink = isLink
        }

        /// The last part of the path.
        package var name: String { path.lastPathPart }
    }

    /// Every file and folder below the root, sorted by the bytes of their paths.
    package let entries: [Entry]

    /// Entries that could not be listed, in the same order.
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
        func inside(_ other: String) -> String { String(Substring(other.utf8.dropFirst(prefix.utf8.count))) }
        return FileTree(
            entries: entries(below: path).map {
                Entry(path: inside($0.path), kind: $0.kind, isExecutable: $0.isExecutable, isLink: $0.isLink)
            },
            problems: Self.range(below: path, in: problems, path: \.path).map { index in
                FileProblem(path: inside(problems[index].path), reason: problems[index].reason)
            }
        ) { [reader] path, limit in
            reader(prefix + path, limit).mapError { FileProblem(path: path, reason: $0.reason) }
        }
    }

    /// The files and folders below the folder `path`, at any depth; all for an empty path.
    package func entries(below path: String) -> ArraySlice<Entry> {
        entries[Self.range(below: path, in: entries, path: \.path)]
    }

    /// This tree with `files` instead of, or in addition to, its own.
    package func adding(_ files: [String: [UInt8]]) -> FileTree {
        let added = FileTree(files: files)
        let known = Set(added.entries.map { Array($0.path.utf8) })
        return FileTree(
            entries: entries.filter { !known.contains(Array($0.path.utf8)) } + added.entries,
            problems: problems.filter { files[$0.path] == nil }
        ) { [reader] path, limit in
            files[path] == nil ? reader(path, limit) : added.read(path, limit: limit)
        }
    }

    /// Whether there is a file at exactly `path`.
    package func hasFile(_ path: String) -> Bool {
        entry(at: path)?.kind == .file
    }

    /// Whether there is a file at exactly `path` that its owner may run.
    package func hasExecutable(_ path: String) -> Bool {
        entry(at: path)?.isExecutable == true
    }

    /// Whether there is a symbolic link at exactly `path`.
    package func hasLink(_ path: String) -> Bool {
        entry(at: path)?.isLink == true
    }

    /// Whether there is a folder at exactly `path`.
    package func hasFolder(_ path: String) -> Bool {
        entry(at: path)?.kind == .folder
    }

    /// Whether exactly `path` is there and could not be listed.
    func hasProblem(_ path: String) -> Bool {
        let index = Self.firstIndex(notBefore: path, in: problems, path: \.path)
        return index < problems.count && problems[index].path.utf8.elementsEqual(path.utf8)
    }

    /// The files below the folder `path`, at any depth.
    package func files(below path: String) -> [Entry] {
        entries(below: path).filter { $0.kind == .file }
    }

    private func entry(at path: String) -> Entry? {
        let index = Self.firstIndex(notBefore: path, in: entries, path: \.path)
        guard index < entries.count, entries[index].path.utf8.elementsEqual(path.utf8) else { return nil }
        return entries[index]
    }

    /// Where the paths below a folder are in a list that is sorted by the bytes of its paths.
    private static func range<Element>(
        below folder: String, in list: [Element], path: (Element) -> String
    ) -> Range<Int> {
        guard !folder.isEmpty else { return list.indices }
        // `0` is the character after `/`.
        let start = firstIndex(notBefore: folder + "/", in: list, path: path)
        return start..<max(start, firstIndex(notBefore: folder + "0", in: list, path: path))
    }

    private static func firstIndex<Element>(
        notBefore key: String, in list: [Element], path: (Element) -> String
    ) -> Int {
        list.partitioningIndex { !path($0).utf8.lexicographicallyPrecedes(key.utf8) }
    }
}
