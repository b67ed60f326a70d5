import SourceText

extension String {
    /// Whether it can stand between the quotes of a string, in JSON, Swift or Kotlin, as it is.
    var isPlain: Bool {
        !utf8.contains { $0 == .quote || $0 == .backslash || $0 < .space }
    }
}

/// The bytes and escapes that the content of a JSON string is written with, each with its place.
struct StringUnits: Sequence, IteratorProtocol {
    struct Unit {
        /// The byte, or what an escape stands for: 0xFF when that is not ASCII.
        let byte: UInt8

        /// Where it is written, an escape as a whole; UTF-8 byte offsets.
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int

    /// The units of what stands in `range`, the content of a string without its quotes.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let range = range.clamped(to: 0..<bytes.count)
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Unit? {
        guard offset < end else { return nil }
        let start = offset
        guard bytes[start] == .backslash, start + 1 < end else {
            offset += 1
            return Unit(byte: bytes[start], range: start..<offset)
        }
        offset += bytes[start + 1] == UInt8(ascii: "u") ? Swift.min(6, end - start) : 2
        return Unit(byte: escaped(at: start), range: start..<offset)
    }

    /// What the escape at `start` stands for; 0xFF when that is not ASCII.
    private func escaped(at start: Int) -> UInt8 {
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return .lineFeed
        case UInt8(ascii: "r"): return .carriageReturn
        case UInt8(ascii: "t"): return .tab
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "u"):
            guard start + 6 <= end else { return 0xFF }
            let value = bytes[start + 2..<start + 6].reduce(0) { $0 << 4 | Int($1.hexDigitValue ?? 15) }
            return value < 0x80 ? UInt8(value) : 0xFF
        case let other: return other
        }
    }
}
