/// What is to be written into a folder.
package struct FolderChanges: Hashable, Sendable {
    package var files: [ScaffoldFile] = []

    /// The paths of those files that are there and are replaced. A file that is there and not listed here stops the writing.
    package var replaced: Set<String> = []

    package init(files: [ScaffoldFile] = [], replaced: Set<String> = []) {
        self.files = files
        self.replaced = replaced
    }
}

/// Why nothing was written.
package struct WriteProblem: Error, Hashable, Sendable {
    /// What could not be written.
    package let path: String
    /// Why, as the end of a sentence that begins with the path.
    package let reason: String
    /// Folders that could not be removed again.
    package var leftovers: [String] = []
}

/// One call that changes the disk; tests let them fail one by one.
package enum WriteStep: Hashable, Sendable {
    case makeFolder(String)
    case link(String)
    case writeFile(String)
    /// A file or folder reaches the disk.
    case sync(String)
    case publish
    case remove(String)
}

/// What a test makes of a step.
package enum WriteFault: Hashable, Sendable {
    case none
    /// The system refuses it, with this error number.
    case refused(Int32)
    /// The process ends before it: nothing at all happens any more.
    case killed
    /// Somebody presses Ctrl-C.
    case interrupted
}
