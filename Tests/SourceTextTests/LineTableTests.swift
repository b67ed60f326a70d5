import SourceText
import Testing

@Suite struct LineTableTests {
    @Test(arguments: ["\n", "\r\n", "\r"])
    func countsLinesByEveryLineEnd(_ lineEnd: String) {
        let text = ["a", "bc", ""].joined(separator: lineEnd)
        let table = LineTable(Array(text.utf8))
        #expect(table.lineCount == 3)
        #expect(
            table.position(of: 1 + lineEnd.utf8.count + 1)
                == Position(line: 2, column: 2, offset: 2 + lineEnd.utf8.count))
        #expect(table.contentRange(ofLine: 2) == (1 + lineEnd.utf8.count)..<(3 + lineEnd.utf8.count))
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
}
