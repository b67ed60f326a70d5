import CZlib

/// Raw deflate streams (RFC 1951), by zlib.
enum Deflate {
    /// Deflate makes nothing smaller than this part of its size (zlib's technical notes: 1032:1).
    static let highestRatio = 1032

    /// Unpacks `packed` piece by piece; returns false when it is not a deflate stream, ends early or goes on after its end,
    /// or when `take`, which gets each piece, says that it has enough.
    static func inflate(
        _ packed: UnsafeRawBufferPointer, take: (UnsafeRawBufferPointer) -> Bool
    ) -> Bool {
        var stream = z_stream()
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return false
        }
        defer { inflateEnd(&stream) }
        return run(&stream, over: packed, take: take) { stream, _ in CZlib.inflate(&stream, Z_NO_FLUSH) }
    }

    /// `bytes` packed as tightly as zlib does; nil when it can't.
    static func deflate(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var stream = z_stream()
        let isReady = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard isReady == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var packed: [UInt8] = []
        let isWhole = run(
            &stream, over: bytes,
            take: { piece in
                packed += piece
                return true
            }, step: { stream, isLast in CZlib.deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) })
        return isWhole ? packed : nil
    }

    /// Feeds `input` to a stream until it ends; returns whether it ended exactly where the input does.
    private static func run(
        _ stream: inout z_stream, over input: UnsafeRawBufferPointer, take: (UnsafeRawBufferPointer) -> Bool,
        step: (_ stream: inout z_stream, _ isLast: Bool) -> Int32
    ) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1 << 15, alignment: 1) { room in
            var rest = input[...]
            while true {
                let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
                // zlib reads through this pointer only; its type is older than `const`.
                stream.next_in = UnsafeMutablePointer(mutating: piece.baseAddress?.assumingMemoryBound(to: UInt8.self))
                stream.avail_in = uInt(piece.count)
                stream.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_out = uInt(room.count)
                let status = step(&stream, piece.count == rest.count)
                let made = room.count - Int(stream.avail_out)
                let used = piece.count - Int(stream.avail_in)
                rest = rest.dropFirst(used)
                guard take(UnsafeRawBufferPointer(rebasing: room.prefix(made))) else { return false }
                if status == Z_STREAM_END { return rest.isEmpty }
                guard status == Z_OK, made > 0 || used > 0 else { return false }
            }
        }
    }
}
