import SourceText
import Testing

@Suite struct HexadecimalTests {
    @Test func fillsWithZeros() {
        #expect(UInt8(0xA).hexadecimal() == "A")
        #expect(UInt8(0xA).hexadecimal(width: 2, uppercase: false) == "0a")
        #expect(UInt64.max.hexadecimal(width: 16, uppercase: false) == "ffffffffffffffff")
    }

    @Test func writesAScalarAsUnicodeDoes() {
        let scalars: [Unicode.Scalar] = ["\u{1B}", "\u{202E}", "\u{1F600}"]
        #expect(scalars.map(\.codePoint) == ["U+001B", "U+202E", "U+1F600"])
    }
}
