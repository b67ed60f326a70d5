import ZipArchive

/// Opens any bytes as an archive and reads all that is in it, with the usual limits and with narrow ones.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzZipArchive(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var narrow = ZipLimits()
    (narrow.entries, narrow.depth, narrow.pathBytes) = (3, 1, 8)
    (narrow.unpackedBytes, narrow.ratio, narrow.ratioFloor) = (100, 2, 10)
    for limits in [ZipLimits(), narrow] {
        guard let archive = try? ZipArchive(reading: bytes, limits: limits) else { continue }
        let found = inconsistencies(archive, bytes: count, limits: limits, contentLimit: 1 << 16)
        guard found.isEmpty else { fatalError("\(found)") }
    }
    return 0
}
