import SourceText

/// A gallery has `Specs/<topic>/<owner>/<repository>/<version>/` with a release in each: `manifest.json`, `info.json` and
/// `<repository>.zip`, which holds the control (4d-behaviour.md, section 8).
extension ControlFinder {
    /// Those of the folders of a gallery that hold a release of an input control.
    func releases(in folders: [FileTree.Entry]) -> [String] {
        folders.filter { entry in
            isRelease(entry.path)
                && !entry.path.split(separator: "/").contains { GalleryTopics.others.contains(String($0)) }
        }.map(\.path)
    }

    /// Whether a folder has the manifest of a release, and not the control itself.
    func isRelease(_ folder: String) -> Bool {
        guard !isArchive, tree.hasFile("manifest.json".inside(folder)) else { return false }
        guard !["ios", "android", "images", "Images"].contains(where: { tree.hasFolder($0.inside(folder)) }) else {
            return false
        }
        return tree.hasFile("info.json".inside(folder))
            || folder.inside(prefix).split(separator: "/").contains("Specs")
    }

    /// Adds the control of a release: what its archive holds, or the manifest alone where there is none.
    mutating func addRelease(_ folder: String) {
        let known = controls.count
        if let archive = archive(ofRelease: folder) { addArchive(archive, siblingsFolder: nil, isReleased: true) }
        guard controls.count == known else { return }
        let path = "manifest.json".inside(folder)
        switch tree.read(path, limit: FileTree.sizeLimit) {
        case .success(let bytes): add(manifest: SourceFile(path: path.inside(prefix), bytes: bytes))
        case .failure(let problem): add(FileProblem(path: path.inside(prefix), reason: problem.reason))
        }
    }

    /// The archive that is called as the repository, or the only one.
    private func archive(ofRelease folder: String) -> String? {
        let archives = tree.children(of: folder).entries.filter { entry in
            entry.kind == .file && FileTree.isArchiveName(entry.name)
        }.map(\.path)
        let repository = folder.inside(prefix).split(separator: "/").dropLast().last
        return archives.first { $0.lastPathPart == repository.map { $0 + ".zip" } }
            ?? (archives.count == 1 ? archives.first : nil)
    }
}

/// The topics of a gallery that are not about input controls.
private enum GalleryTopics {
    static let others: Set = ["form-list", "form-detail", "form-login", "formatter"]
}
