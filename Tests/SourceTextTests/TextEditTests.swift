import SourceText
import Testing

@Suite struct TextEditTests {
    @Test func makesEditsInAnyOrder() {
        let bytes = Array("abcdef".utf8)
        #expect(
            bytes.applying([TextEdit(4..<5, "E"), TextEdit(0..<1, ""), TextEdit(6..<6, "!")]) == Array("bcdEf!".utf8))
    }

    @Test func refusesOverlapsAndPlacesOutside() {
        let bytes = Array("abc".utf8)
        #expect(bytes.applying([TextEdit(0..<2, "x"), TextEdit(1..<3, "y")]) == nil)
        #expect(bytes.applying([TextEdit(2..<4, "x")]) == nil)
    }
}
