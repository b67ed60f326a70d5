import ZipArchive

/// What does not hold together in an archive, whatever its bytes are; empty when all does.
func inconsistencies(_ archive: ZipArchive, bytes: Int, limits: ZipLimits, contentLimit: Int) -> [String] {
    var found: [String] = []
    var readable: Set<[UInt8]> = []
    var unpacked = 0
    if archive.folders.count + archive.entries.count > 2 * limits.entries { found.append("too many entries") }
    for problem in archive.problems where !(0...bytes ~= problem.offset) {
        found.append("\(problem) is outside the file")
    }
    for entry in archive.entries {
        if let problem = entry.problem {
            if !problem.isBlocking || !archive.problems.contains(problem) { found.append("\(problem) is not listed") }
        } else if !entry.isFolder {
            let path = Array(entry.path.utf8)
            let parts = entry.path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map(Array.init)
            if !readable.insert(path).inserted { found.append("\(entry.path) can be read twice") }
            if path.contains(0) || path.contains(0x5C) || parts.contains([]) || parts.contains([0x2E, 0x2E]) {
                found.append("\(entry.path) is not safe")
            }
            if parts.count > limits.depth + 1 || path.count > limits.pathBytes { found.append("a path is too long") }
            unpacked += entry.size
        }
        switch archive.contents(of: entry, limit: contentLimit) {
        case .success(let content):
            if entry.problem != nil { found.append("\(entry.path) was read") }
            if content.count != entry.size || content.count > contentLimit {
                found.append("a content has another size")
            }
            if archive.damage(of: entry) != nil { found.append("\(entry.path) is read, but damaged") }
        case .failure(let problem):
            if problem.offset != entry.problem?.offset ?? problem.offset { found.append("\(problem) is elsewhere") }
            if case .tooLarge = problem.reason { continue }
            if archive.damage(of: entry) != problem { found.append("\(problem) is no damage") }
        }
    }
    if unpacked > limits.unpackedBytes { found.append("all files together are too large") }
    return found
}
