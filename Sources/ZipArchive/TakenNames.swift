import SourceText

/// The paths that are taken in an archive.
struct TakenNames {
    /// Whether a folder has the path; by the path's bytes.
    private var taken: [[UInt8]: Bool] = [:]

    /// The first path that a disk would take for the same, by the path in lower case: like those of macOS, `String`
    /// compares by canonical equivalence.
    private var folded: [String: String] = [:]

    /// The folders, those included that only the paths of what is in them name; each after the one around it.
    private(set) var folders: [String] = []

    var count: Int { taken.count }

    /// Takes a path and the folders around it; returns what speaks against it.
    mutating func add(_ path: String, isFolder: Bool) -> ZipProblem.Reason? {
        var missing: [Substring] = []
        var rest = Substring(path)
        while let slash = rest.utf8.lastIndex(of: .slash) {
            rest = rest[..<slash]
            if taken[Array(rest.utf8)] == true { break }
            missing.append(rest)
        }
        var doubt: ZipProblem.Reason?
        for folder in missing.reversed() {
            switch take(String(folder), isFolder: true) {
            case .some(.fileAndFolder): return .fileAndFolder
            case let reason: doubt = doubt ?? reason
            }
        }
        return take(path, isFolder: isFolder) ?? doubt
    }

    private mutating func take(_ path: String, isFolder: Bool) -> ZipProblem.Reason? {
        let bytes = Array(path.utf8)
        if let isTakenByFolder = taken[bytes] {
            if isTakenByFolder != isFolder { return .fileAndFolder }
            return isFolder ? nil : .duplicate
        }
        taken[bytes] = isFolder
        if isFolder { folders.append(path) }
        let key = path.lowercased()
        if let other = folded[key] { return .differsInCaseOnly(from: other) }
        folded[key] = path
        return nil
    }
}
