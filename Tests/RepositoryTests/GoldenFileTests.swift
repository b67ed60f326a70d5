import Foundation
import TestSupport
import Testing

@Suite struct GoldenFileTests {
    /// A folder of this test alone, removed afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inputctl-golden-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func tellsTheFirstDifference() throws {
        try withFolder { folder in
            #expect(GoldenFile("a/b.txt", in: folder, records: true).difference(from: "one\ntwo\n") != nil)
            let golden = GoldenFile("a/b.txt", in: folder, records: false)
            #expect(golden.difference(from: "one\ntwo\n") == nil)
            let difference = try #require(golden.difference(from: "one\ntwo"))
            #expect(difference.contains("a/b.txt:2:"))
            #expect(difference.contains(#"expected: "two\n""#))
            #expect(difference.contains(#"actual:   "two""#))
            #expect(golden.difference(from: "one\r\ntwo\n")?.contains(#""one\r\n""#) == true)
            #expect(golden.difference(from: "one\n")?.contains("(nothing)") == true)
        }
    }

    @Test func aMissingFileIsADifference() throws {
        try withFolder { folder in
            let difference = GoldenFile("none.txt", in: folder, records: false).difference(from: "")
            #expect(difference?.contains("missing") == true)
        }
    }

    @Test func recordingFailsEvenWhenNothingChanges() throws {
        try withFolder { folder in
            for _ in 0..<2 {
                #expect(GoldenFile("x", in: folder, records: true).difference(from: "same") != nil)
            }
            #expect(GoldenFile("x", in: folder, records: false).difference(from: "same") == nil)
        }
    }
}

@Suite struct MarkedTextTests {
    @Test func readsPlacesInOrder() {
        let marked = MarkedText("é«b«c»»«»")
        #expect(marked.text == "ébc")
        #expect(marked.ranges == [2..<4, 3..<4, 4..<4])
        #expect(marked.range == 2..<4)
    }

    @Test func anUnmarkedTextHasItsEnd() {
        #expect(MarkedText("ab").ranges.isEmpty)
        #expect(MarkedText("ab").range == 2..<2)
    }
}
