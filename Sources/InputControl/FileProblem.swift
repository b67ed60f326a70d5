import ZipArchive

/// A file or folder that is there (or was asked for) and cannot be read.
package struct FileProblem: Error, Hashable, Sendable {
    package enum Reason: Error, Hashable, Sendable {
        case missing
        /// It exists and the system refuses it, in the system's words.
        case refused(String)
        /// A pipe, socket or device, which is named here.
        case notAFile(String)
        /// The limit in bytes.
        case tooLarge(limit: Int)
        /// The path shows U+FFFD where the name has no UTF-8.
        case nameNotUTF8
        /// A symbolic link to a folder that is part of the tree already.
        case folderAgain
        /// A symbolic link to something outside of the tree.
        case leadsOutside
        /// The tree has more files or deeper folders than are listed.
        case tooMany(limit: Int)
        case tooDeep(limit: Int)
        /// A problem of an archive, or of an entry in it.
        case inArchive(ZipProblem.Reason)
    }

    /// Relative to the root of the tree it belongs to; empty for the root itself.
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// Why, as the end of a sentence that starts with the path.
    package var explanation: String {
        switch reason {
        case .missing: "does not exist"
        case .refused(let words): "cannot be read: \(words)"
        case .notAFile(let what): "is a \(what), not a file"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        case .nameNotUTF8: "has a name that is not UTF-8"
        case .folderAgain: "is a symbolic link to a folder that was listed already"
        case .leadsOutside: "is a symbolic link that leads out of the folder, so it is not followed"
        case .tooMany(let limit): "has more than \(limit) files; the rest was left out"
        case .tooDeep(let limit): "is nested more than \(limit) folders deep"
        case .inArchive(let reason): reason.explanation
        }
    }
}
