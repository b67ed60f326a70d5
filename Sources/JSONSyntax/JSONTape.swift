/// One key or value of a file. The records of a document stand in the order of the file: an array is followed by its
/// elements, an object by its members, and a key by exactly one value. Sixteen bytes each, as filling memory is what
/// takes most of the time; so an array or object has a second record right after its own, only for where it ends.
struct TapeRecord {
    enum Kind: UInt8 {
        case object, array, string, number, yes, no, null, unreadable
        /// Stands for the value that a key has not got.
        case absent
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// Something in the value was lost to a syntax error.
        static let incomplete = Flags(rawValue: 1)
        /// The string has a back-slash in it.
        static let escaped = Flags(rawValue: 2)
        /// The string is the key of a member; its value is the next record.
        static let key = Flags(rawValue: 4)
        /// The string has no closing quote.
        static let unterminated = Flags(rawValue: 8)
    }

    static let none = UInt32.max
    /// The largest position in an array that a record holds; those after it are found by counting.
    static let maxOrdinal: UInt32 = 0xFF_FFFF

    /// UTF-8 byte offsets of the value, with its quotes or brackets.
    var start: UInt32
    var end: UInt32
    /// The index of the array or object around this one, or `none`.
    var parent: UInt32
    /// The kind, the flags, and the position in the array around it.
    private var packed: UInt32

    init(_ kind: Kind, _ flags: Flags = [], start: Int, end: Int, parent: UInt32, ordinal: UInt32) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.parent = parent
        packed = UInt32(kind.rawValue) | UInt32(flags.rawValue) << 4 | min(ordinal, Self.maxOrdinal) << 8
    }

    /// The second record of an array or object, in which `start` is the index of the first record that is not inside.
    init(next: Int) {
        start = UInt32(truncatingIfNeeded: next)
        end = start
        parent = Self.none
        packed = 0
    }

    var kind: Kind { Kind(rawValue: UInt8(packed & 0xF)) ?? .unreadable }

    var flags: Flags { Flags(rawValue: UInt8(packed >> 4 & 0xF)) }

    var ordinal: UInt32 { packed >> 8 }

    var range: Range<Int> { Int(start)..<Int(end) }

    var isContainer: Bool { packed & 0xF <= UInt32(Kind.array.rawValue) }

    var isObject: Bool { packed & 0xF == UInt32(Kind.object.rawValue) }

    var isIncomplete: Bool { packed & UInt32(Flags.incomplete.rawValue) << 4 != 0 }

    mutating func insert(_ flags: Flags) {
        packed |= UInt32(flags.rawValue) << 4
    }
}

/// The records of one document and the bytes they point into.
///
/// Unchecked: the memory behind `records` is written before the tree exists and never after.
final class JSONTree: @unchecked Sendable {
    let bytes: [UInt8]
    let records: UnsafeBufferPointer<TapeRecord>

    /// Takes over `records`, which were allocated by the caller.
    init(bytes: [UInt8], records: UnsafeBufferPointer<TapeRecord>) {
        self.bytes = bytes
        self.records = records
    }

    /// The index of the first record after the value at `index` and all that is inside it.
    func next(after index: Int) -> Int {
        records[index].isContainer ? Int(records[index + 1].start) : index + 1
    }

    deinit {
        records.deallocate()
    }
}
