import SourceText
import Testing

@Suite struct LineTableTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func countsLinesByEveryLineEnd(_ lineEnd: String) {
        let text = ["a", "bc", ""].joined(separator: lineEnd)
        let table = LineTable(Array(text.utf8))
        #expect(
            table.position(of: 1 + lineEnd.utf8.count + 1)
                == Position(line: 2, column: 2, offset: 2 + lineEnd.utf8.count))
        #expect(table.contentRange(ofLine: 2) == (1 + lineEnd.utf8.count)..<(3 + lineEnd.utf8.count))
        #expect(table.contentRange(ofLine: 3) == text.utf8.count..<text.utf8.count)
        #expect(table.contentRange(ofLine: 4) == nil)
    }

    @Test func columnsAreScalarsAndSkipTheByteOrderMark() {
        let table = LineTable(Array("\u{FEFF}é👩‍💻x".utf8))
        let offset = 3 + 2 + 11
        #expect(table.position(of: offset) == Position(line: 1, column: 5, offset: offset))
        #expect(table.position(of: 3).column == 1)
    }

    @Test func aStrayByteIsOneColumnAndAnOffsetOutsideIsCut() {
        let table = LineTable([0xFF, 0x41])
        #expect(table.position(of: 1).column == 2)
        #expect(table.position(of: 99).offset == 2)
        #expect(table.position(of: -1).offset == 0)
    }

    @Test func columnsOfALongLineAreCountedFromItsStart() {
        let unit = "é漢😀x"
        let table = LineTable(Array("first\n\(String(repeating: unit, count: 500))\nlast".utf8))
        let start = 6
        for repetition in 0..<500 {
            let offset = start + repetition * unit.utf8.count
            #expect(table.position(of: offset) == Position(line: 2, column: repetition * 4 + 1, offset: offset))
            #expect(table.position(of: offset + 3).column == repetition * 4 + 2, "inside the second character")
            #expect(table.position(of: offset + 9).column == repetition * 4 + 4)
        }
        let last = start + 500 * unit.utf8.count + 1
        #expect(table.position(of: last + 2) == Position(line: 3, column: 3, offset: last + 2))
    }

    @Test(arguments: [511, 512, 513, 1023, 1024])
    func positionsAtTheEndOfAFile(_ size: Int) {
        let table = LineTable([UInt8](repeating: 0x61, count: size))
        #expect(table.position(of: size).column == size + 1)
        #expect(table.position(of: size - 1).column == size)
    }
}
