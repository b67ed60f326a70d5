import SourceScan
import Testing

@Suite struct CodeWordsTests {
    @Test func areNeitherCommentsNorLiterals() {
        let swift = "class A /* B */ { // C\n let `in` = \"D \\(E) F\" }"
        #expect(CodeWords.swift(Array(swift.utf8)).map(\.value) == ["class", "A", "let", "in", "E"])
        #expect(CodeWords.swift(Array(swift.utf8))[3].range == 29..<31)
        let kotlin = "class A(b: C) { val d = \"e ${f} $g\" /* h */ }"
        #expect(CodeWords.kotlin(Array(kotlin.utf8)).map(\.value) == ["class", "A", "b", "C", "val", "d", "f", "g"])
    }
}
