import SourceText

/// The path of something below a folder: the names from the folder on. File names are bytes, not always UTF-8.
typealias TreePath = [[UInt8]]

extension TreePath {
    /// The path of a file with `/` between its parts.
    init(_ path: String) { self = path.utf8.split(separator: .slash).map { [UInt8]($0) } }
}

extension OpenFolder {
    /// The folder at `path`. With `isMade`, folders that do not exist are made.
    func folder(at path: some Sequence<[UInt8]>, isMade: Bool = false) throws(WriteProblem) -> OpenFolder {
        var folder = self
        for name in path {
            switch isMade ? try folder.status(name)?.kind : .folder {
            case nil: folder = try folder.makeFolder(name)
            case .folder: folder = try folder.open(name)
            default: throw WriteProblem(path: folder.shown(name), reason: "is not a folder; move it")
            }
        }
        return folder
    }

    /// Everything below this folder.
    func contents() throws(WriteProblem) -> [TreePath: Status] {
        var contents: [TreePath: Status] = [:]
        var pending: [TreePath] = [[]]
        while let path = pending.popLast() {
            let folder = try folder(at: path)
            for name in try folder.names() {
                guard let status = try folder.status(name) else { continue }
                contents[path + [name]] = status
                if status.kind == .folder { pending.append(path + [name]) }
            }
        }
        return contents
    }

    /// Removes everything below this folder that `isRemovable`. The rest stays, and so do the folders around it.
    func removeContents(where isRemovable: (TreePath, Status) -> Bool) {
        var folders: [(path: TreePath, identity: Identity?)] = [([], nil)]
        var next = 0
        while next < folders.count {
            let (path, identity) = folders[next]
            next += 1
            guard let folder = try? folder(at: path), let status = try? folder.status() else { continue }
            // Another folder may have taken the name since it was listed.
            guard identity == nil || identity == status.identity else { continue }
            if status.mode & 0o700 != 0o700 { folder.makeWritable() }
            for name in (try? folder.names()) ?? [] {
                let path = path + [name]
                guard let status = try? folder.status(name), isRemovable(path, status) else { continue }
                if status.kind == .folder {
                    folders.append((path, status.identity))
                } else {
                    try? folder.remove(name, isFolder: false)
                }
            }
        }
        for (path, _) in folders.reversed() {
            guard let name = path.last else { continue }
            try? folder(at: path.dropLast()).remove(name, isFolder: true)
        }
    }

    /// The path of something below this folder, for messages.
    func shownPath(_ path: TreePath) -> String {
        path.reduce(self.path) { String(decoding: $1, as: UTF8.self).inside($0) }
    }
}
