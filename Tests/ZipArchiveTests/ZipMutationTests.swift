import Testing
import ZipArchive

/// Damaged archives: whatever is changed, the outcome is a value.
@Suite struct ZipMutationTests {
    private static let seeds: [RawArchive] = [
        RawArchive(
            RawEntry("manifest.json", "{}"), .deflated("ios/A.swift", Array(repeating: 0x61, count: 300)),
            RawEntry("images/"), RawEntry("images/a.png", [1, 2, 3])
        ) { $0.comment = [1, 2, 3] },
        RawArchive(
            RawEntry("a", "1").with {
                $0.flags = 8
                $0.descriptor = le(0x0807_4B50, 4) + le(Int($0.checksum), 4) + le(1, 4) + le(1, 4)
            },
            RawEntry("b", "2").with {
                $0.extra = le(1, 2) + le(16, 2) + le(1, 8) + le(1, 8)
                ($0.compressedSize, $0.size) = (0xFFFF_FFFF, 0xFFFF_FFFF)
            }
        ) {
            $0.isZip64 = true
            $0.prefix = [9, 9]
        },
    ]

    @Test(arguments: 0..<4)
    func nothingCrashesOrGrows(_ run: Int) {
        var numbers = SeededNumbers(seed: UInt64(run))
        let original = Self.seeds[run % Self.seeds.count].bytes
        var opened = 0
        var refused = 0
        for _ in 0..<1000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { Self.mutate(&bytes, &numbers) }
            guard let archive = try? ZipArchive(reading: bytes) else {
                refused += 1
                continue
            }
            opened += 1
            #expect(inconsistencies(archive, bytes: bytes.count, limits: ZipLimits(), contentLimit: 256) == [])
        }
        #expect(opened > 100 && refused > 100, "\(opened) opened, \(refused) refused")
    }

    private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        guard let index = bytes.indices.randomElement(using: &numbers) else { return }
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: index)
        case 2:
            // Sizes and offsets are where the numbers are large.
            let end = min(index + 4, bytes.count)
            bytes.replaceSubrange(index..<end, with: [0xFF, 0xFF, 0xFF, 0xFF])
        case 3: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
        default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        }
    }
}
