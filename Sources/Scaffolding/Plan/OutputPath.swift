import InputControl
import SourceText

/// The rules for the paths of a new control, on all systems.
enum OutputPath {
    /// Why `path` cannot be written, as the end of a sentence; nil when it can.
    static func problem(with path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.utf8.first == .slash { return "is absolute; write it relative to the control" }
        if parts.contains(where: \.isEmpty) { return "has a part without a name; write names between single slashes" }
        if parts.contains(where: { $0 == "." || $0 == ".." }) { return "has \".\" or \"..\"; name the folders" }
        if parts.count > 32 || path.utf8.count > 1024 { return "is too long; use fewer folders" }
        for part in parts {
            if part.utf8.count > 240 { return "has a name of more than 240 bytes; shorten it" }
            if Keywords.isWindowsDevice(String(part)) { return "has the name of a Windows device; change it" }
            if FileTree.skippedFolders.contains(part.lowercased()) {
                return "is in \"\(part)\", a tool's folder that does not belong to a control; change it"
            }
            if part.unicodeScalars.contains(where: { $0.isControl || $0.properties.generalCategory == .format }) {
                return "has an invisible character; remove it"
            }
            if part.unicodeScalars.contains(where: {
                "\\:*?\"<>|".unicodeScalars.contains($0)
            }) {
                return "has a character that Windows does not allow in paths; change it"
            }
            if part.hasSuffix(".") || part.hasSuffix(" ") {
                return "has a name that ends with a dot or space; change it"
            }
        }
        return nil
    }

    /// The files whose path is that of another on some system, or a folder in another's.
    static func collisions(_ files: [ScaffoldFile]) -> [(ScaffoldFile, String)] {
        var first: [String: ScaffoldFile] = [:]
        var result: [(ScaffoldFile, String)] = []
        for file in files {
            if let other = first.updateValue(file, forKey: file.path.lowercased()) {
                result.append((file, "\"\(file.path)\" is also made from \"\(other.source)\"; change one of the paths"))
            }
        }
        for file in files {
            for slash in file.path.indices where file.path[slash] == "/" {
                guard let other = first[file.path[..<slash].lowercased()] else { continue }
                result.append(
                    (file, "\"\(file.path)\" is in \"\(other.path)\", which is a file; change one of the paths"))
            }
        }
        return result
    }
}
