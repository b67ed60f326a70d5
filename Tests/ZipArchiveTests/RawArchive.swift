@testable import ZipArchive

/// An entry written field by field, so that tests can write what no honest program does.
struct RawEntry {
    var name: [UInt8]
    var content: [UInt8]
    var method = 0
    var flags = 0
    var checksum: UInt32
    /// What both headers say.
    var compressedSize: Int
    var size: Int
    /// A Unix mode in the upper 16 bits.
    var attributes = 0
    /// The extra field of the directory's record.
    var extra: [UInt8] = []
    var disk = 0
    /// What follows the content.
    var descriptor: [UInt8] = []
    /// What the header before the content says instead.
    var localName: [UInt8]?
    var localSize: Int?
    var localMethod: Int?
    var localFlags: Int?
    /// Where the directory says that the header is.
    var headerOffset: Int?
    /// Whether there is a header and content at all.
    var isWritten = true

    init(_ name: String, _ content: String = "") {
        self.init(name, Array(content.utf8))
    }

    init(_ name: String, _ content: [UInt8]) {
        self.name = Array(name.utf8)
        self.content = content
        checksum = Checksum(of: content).value
        compressedSize = content.count
        size = content.count
    }

    /// An entry whose content is packed.
    static func deflated(_ name: String, _ content: [UInt8]) -> RawEntry {
        var entry = RawEntry(name, content)
        entry.content = content.withUnsafeBytes(Deflate.deflate) ?? []
        entry.compressedSize = entry.content.count
        entry.method = 8
        return entry
    }

    func with(_ change: (inout RawEntry) -> Void) -> RawEntry {
        var copy = self
        change(&copy)
        return copy
    }
}

/// An archive of such entries.
struct RawArchive {
    var entries: [RawEntry]
    /// What is put before it, whether or not its offsets know of that.
    var prefix: [UInt8] = []
    var offsetsCountPrefix = false
    var comment: [UInt8] = []
    var trailing: [UInt8] = []
    /// What stands between the directory and its end record, and belongs to neither.
    var gap: [UInt8] = []
    var isZip64 = false
    var disks64 = 1
    var disk = 0
    var count: Int?
    var directorySize: Int?

    init(_ entries: [RawEntry]) {
        self.entries = entries
    }

    init(_ entries: RawEntry..., change: (inout RawArchive) -> Void = { _ in }) {
        self.entries = entries
        change(&self)
    }

    var bytes: [UInt8] {
        var bytes = prefix
        let origin = offsetsCountPrefix ? 0 : prefix.count
        var directory: [UInt8] = []
        for entry in entries {
            let offset = entry.headerOffset ?? bytes.count - origin
            if entry.isWritten {
                let name = entry.localName ?? entry.name
                bytes += le(0x0403_4B50, 4) + le(20, 2) + le(entry.localFlags ?? entry.flags, 2)
                bytes += le(entry.localMethod ?? entry.method, 2) + le(0, 4)
                let isLater = entry.flags & 8 != 0
                bytes += le(isLater ? 0 : Int(entry.checksum), 4) + le(isLater ? 0 : entry.compressedSize, 4)
                bytes += le(isLater ? 0 : entry.localSize ?? entry.size, 4) + le(name.count, 2) + le(0, 2) + name
                bytes += entry.content + entry.descriptor
            }
            directory += le(0x0201_4B50, 4) + le(0x0314, 2) + le(20, 2) + le(entry.flags, 2) + le(entry.method, 2)
            directory += le(0, 4) + le(Int(entry.checksum), 4) + le(entry.compressedSize, 4) + le(entry.size, 4)
            directory += le(entry.name.count, 2) + le(entry.extra.count, 2) + le(0, 2) + le(entry.disk, 2) + le(0, 2)
            directory += le(entry.attributes, 4) + le(offset, 4) + entry.name + entry.extra
        }
        let start = bytes.count - origin
        let size = directorySize ?? directory.count
        let count = count ?? entries.count
        bytes += directory + gap
        if isZip64 {
            let record = bytes.count - origin
            bytes += le(0x0606_4B50, 4) + le(44, 8) + le(45, 2) + le(45, 2) + le(0, 4) + le(0, 4)
            bytes += le(count, 8) + le(count, 8) + le(size, 8) + le(start, 8)
            bytes += le(0x0706_4B50, 4) + le(0, 4) + le(record, 8) + le(disks64, 4)
        }
        bytes += le(0x0605_4B50, 4) + le(disk, 2) + le(disk, 2)
        bytes += le(isZip64 ? 0xFFFF : count, 2) + le(isZip64 ? 0xFFFF : count, 2)
        bytes += le(isZip64 ? 0xFFFF_FFFF : size, 4) + le(isZip64 ? 0xFFFF_FFFF : start, 4)
        return bytes + le(comment.count, 2) + comment + trailing
    }

    func open(limits: ZipLimits = ZipLimits()) throws(ZipProblem) -> ZipArchive {
        try ZipArchive(reading: bytes, limits: limits)
    }

    /// Why it can't be opened; nil when it can.
    func refusal(limits: ZipLimits = ZipLimits()) -> ZipProblem? {
        do throws(ZipProblem) {
            _ = try open(limits: limits)
            return nil
        } catch {
            return error
        }
    }
}

/// The lowest `size` bytes of a number, the lowest first.
func le(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

extension ZipArchive {
    /// The content of the only entry with this path, as text.
    func text(_ path: String) throws -> String? {
        let found = entries.filter { $0.path.utf8.elementsEqual(path.utf8) }
        guard let entry = found.first, found.count == 1 else { return nil }
        return String(decoding: try contents(of: entry, limit: 1 << 24).get(), as: UTF8.self)
    }
}

/// Numbers that look random and are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
