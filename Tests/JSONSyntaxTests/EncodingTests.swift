import JSONSyntax
import SourceText
import Testing

@Suite struct EncodingTests {
    @Test func aByteOrderMarkIsNoIssue() {
        let document = JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
        #expect(document.byteOrderMark == 0..<3)
        #expect(document.issues == [])
        #expect(document.root?.range == 3..<6)
        #expect(JSONDocument(parsing: Array("[1]".utf8)).byteOrderMark == nil)
    }

    @Test func aByteOrderMarkAloneIsAnEmptyFile() {
        #expect(JSONDocument(parsing: [0xEF, 0xBB, 0xBF]).issues == [JSONSyntaxIssue(.emptyFile, 3..<3)])
    }

    @Test(arguments: [true, false], [true, false])
    func otherUnicodeEncodings(isBigEndian: Bool, hasMark: Bool) {
        let text = (hasMark ? "\u{FEFF}" : "") + "{\"a\": [1, 2]}"
        func bytes<Unit: FixedWidthInteger>(_ units: [Unit]) -> [UInt8] {
            units.flatMap { unit in
                withUnsafeBytes(of: isBigEndian ? unit.bigEndian : unit.littleEndian) { Array($0) }
            }
        }
        let utf16 = JSONDocument(parsing: bytes(Array(text.utf16)))
        #expect(utf16.issues == [JSONSyntaxIssue(.utf16, 0..<(hasMark ? 2 : 4))])
        #expect(utf16.root == nil)
        let utf32 = JSONDocument(parsing: bytes(text.unicodeScalars.map(\.value)))
        #expect(utf32.issues == [JSONSyntaxIssue(.utf32, 0..<4)])
        #expect(utf32.root == nil)
    }

    /// In strings, keys and outside of both: one issue for each run of such bytes, and the neighbours survive.
    @Test(
        arguments: [
            ([0xE9], 1), ([0xC0, 0xAF], 2), ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0xE2, 0x82], 2),
            ([0xFF, 0xFE], 2),
        ] as [([UInt8], Int)])
    func invalidBytes(_ invalid: [UInt8], _ length: Int) {
        func document(_ before: String, _ after: String) -> JSONDocument {
            JSONDocument(parsing: Array(before.utf8) + invalid + Array(after.utf8))
        }
        let inString = document("[\"caf", "\", 1]")
        #expect(inString.issues == [JSONSyntaxIssue(.invalidUTF8, 5..<5 + length)])
        #expect(inString.root?.elements.map(\.isComplete) == [false, true])
        let inKey = document("{\"caf", "\": 1}")
        #expect(inKey.issues == [JSONSyntaxIssue(.invalidUTF8, 5..<5 + length)])
        let outside = document("[", ", 1]")
        #expect(outside.issues == [JSONSyntaxIssue(.invalidUTF8, 1..<1 + length)])
        #expect(outside.root?.elements.map(\.kind) == [.unreadable, .number])
        for document in [inString, inKey, outside] { #expect(inconsistencies(document) == []) }
    }

    @Test func kindsOfEncodingAreTold() {
        #expect(JSONSyntaxIssue.Kind.allCases.filter(\.isEncoding) == [.invalidUTF8, .utf16, .utf32])
    }
}
