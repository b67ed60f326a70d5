/// The files to write into a folder.
package struct FolderChanges: Hashable, Sendable {
    package var files: [ScaffoldFile] = []

    /// The paths of those files that replace an existing file. An existing file that is not listed here stops the writer.
    package var replaced: Set<String> = []

    package init(files: [ScaffoldFile] = [], replaced: Set<String> = []) {
        self.files = files
        self.replaced = replaced
    }
}

/// The reason a folder was left unchanged.
package struct WriteProblem: Error, Hashable, Sendable {
    /// The file or folder that stopped the writer, as the user would write it.
    package let path: String

    /// The end of a sentence that begins with the path.
    package let reason: String

    /// The whole sentence, without a full stop.
    package var message: String { "\"\(path)\" \(reason)" }
}

/// A system call of the writer that changes the disk, with the path it is about as the user would write it.
package enum WriteStep: Hashable, Sendable {
    case makeFolder(String)
    case link(String)
    case writeFile(String)
    case move(String)
    case exchange(String)
    case remove(String)
}

/// Called before each step. Returns the error number with which the step fails, or 0; only tests return another value.
package typealias WriteHook = (WriteStep) -> Int32
