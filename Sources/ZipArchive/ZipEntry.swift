/// A file or folder of an archive.
package struct ZipEntry: Hashable, Sendable {
    package enum Method: Int, Hashable, Sendable {
        case stored = 0
        case deflated = 8
    }

    /// The path with `/` between its parts; nothing in it leads out of the archive unless `problem` says so.
    package let path: String
    package let isFolder: Bool

    /// Whether it is a file that its owner may run; false when the archive was made by a system that does not tell.
    package let isExecutable: Bool

    /// In bytes, as the archive states them.
    package let compressedSize: Int
    package let size: Int

    /// Why the content can't be had, or the path must not be used; nil when nothing speaks against either.
    package internal(set) var problem: ZipProblem?

    /// Where the record in the directory begins.
    let offset: Int
    let method: Method
    let checksum: UInt32

    /// Where the packed content lies in the file; empty when there is a problem.
    var content: Range<Int>

    /// The bytes of the entry in the file, from its header to the end of its descriptor.
    var extent: Range<Int>
}
