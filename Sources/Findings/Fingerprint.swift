import SourceText

/// Names a finding so that it is known again in a later run: 16 hexadecimal digits that stay the same when lines move,
/// keys are reordered, line ends change, the checkout is elsewhere, or a message is worded differently.
package enum Fingerprint {
    /// At most this many bytes of the marked text count; a line end is one byte.
    private static let textLimit = 1024

    /// The fingerprint of each of `findings`, which are in report order; findings that would be equal are numbered.
    package static func all(of findings: [Finding], in sources: [String: SourceFile]) -> [String] {
        var seen: [UInt64: UInt64] = [:]
        return findings.map { finding in
            var hash = identity(of: finding, in: sources)
            let ordinal = seen[hash.value, default: 0]
            seen[hash.value] = ordinal + 1
            hash.combine(ordinal)
            return hash.hexadecimal
        }
    }

    private static func identity(of finding: Finding, in sources: [String: SourceFile]) -> FNV1a {
        let location = finding.location
        var hash = FNV1a()
        hash.combine(finding.rule)
        hash.combine(location.path)
        if let pointer = location.pointer {
            hash.combine("pointer")
            hash.combine(pointer)
        } else if let range = location.range, let bytes = sources[location.path]?.bytes {
            hash.combine("text")
            let start = min(max(range.lowerBound, 0), bytes.count)
            let end = min(max(range.upperBound, start), bytes.count)
            hash.combine(bytes[start..<end], limit: textLimit)
        }
        return hash
    }
}

extension FNV1a {
    fileprivate mutating func combine(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            combine(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
        }
    }

    /// Adds the text and, after it, a byte that no UTF-8 holds, so that two texts don't run together.
    fileprivate mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xFF as UInt8)
    }

    /// Adds the first `limit` bytes, each kind of line end as one line feed.
    fileprivate mutating func combine(_ bytes: ArraySlice<UInt8>, limit: Int) {
        var index = bytes.startIndex
        var combined = 0
        while index < bytes.endIndex, combined < limit {
            let byte = bytes[index]
            index += 1
            combined += 1
            combine(byte == .carriageReturn ? .lineFeed : byte)
            if byte == .carriageReturn, index < bytes.endIndex, bytes[index] == .lineFeed { index += 1 }
        }
        combine(0xFF as UInt8)
    }

    fileprivate var hexadecimal: String { value.hexadecimal(width: 16, uppercase: false) }
}
