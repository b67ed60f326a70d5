import SourceText
import Testing

@Suite struct UTF8ScalarTests {
    @Test(
        arguments: [
            ([0x41], 1), ([0xC3, 0xA9], 2), ([0xE6, 0xBC, 0xA2], 3), ([0xF0, 0x9F, 0x98, 0x80], 4),
            ([0xEF, 0xBB, 0xBF], 3),
            ([0xF4, 0x8F, 0xBF, 0xBF], 4), ([0xED, 0x9F, 0xBF], 3), ([0xF0, 0x90, 0x80, 0x80], 4),
        ] as [([UInt8], Int)])
    func measuresWellFormedScalars(_ bytes: [UInt8], _ length: Int) {
        #expect((bytes + [0x41]).withUnsafeBufferPointer { $0.scalarLength(at: 0) } == length)
        for cut in 1..<max(1, length) {
            #expect(bytes.prefix(cut).withUnsafeBufferPointer { $0.scalarLength(at: 0) } == nil)
        }
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3, 0x41], [0xE6, 0xBC, 0x41], [0xFF],
        ] as [[UInt8]])
    func refusesWhatIsNoScalar(_ bytes: [UInt8]) {
        #expect(bytes.withUnsafeBufferPointer { $0.scalarLength(at: 0) } == nil)
    }
}
