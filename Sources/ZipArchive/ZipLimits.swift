/// How much of an archive is accepted; what is beyond a limit is a problem, never read.
package struct ZipLimits: Hashable, Sendable {
    /// The most files and folders together, folders that only the paths of files name included.
    package var entries = 50_000

    /// How many folders may be around a file.
    package var depth = 64

    /// The longest path, in UTF-8 bytes.
    package var pathBytes = 1024

    /// The most bytes that all files may have together when they are unpacked.
    package var unpackedBytes = 256 << 20

    /// How many times the size of the archive the files may have together; it is not applied to archives that unpack to
    /// less than `ratioFloor` bytes, because a small file of one repeated byte is not an attack.
    package var ratio = 200
    package var ratioFloor = 4 << 20

    package init() {}
}
