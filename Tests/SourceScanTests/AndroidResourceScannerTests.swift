import SourceScan
import Testing

@Suite struct AndroidResourceScannerTests {
    private func names(_ text: String, isValues: Bool = true) -> [String] {
        AndroidResourceScanner.names(in: Array(text.utf8), isValues: isValues).map { "\($0.type)/\($0.name)" }
    }

    @Test(arguments: [
        ("<string name=\"a\">x</string>", ["string/a"]), ("<string-array name='a.b'/>", ["array/a_b"]),
        ("<integer-array name = \"a\"/>", ["array/a"]), ("<item type=\"id\" name=\"a\"/>", ["id/a"]),
        ("<item name=\"colorPrimary\">#FFF</item>", []),
        ("<style name=\"A.B\"><item name=\"c\">1</item></style>", ["style/A_B"]),
        ("<declare-styleable name=\"A\"><attr name=\"b\"/></declare-styleable>", ["styleable/A", "attr/b"]),
        ("<!-- <string name=\"a\"/> --><bool name=\"b\"/>", ["bool/b"]), ("<![CDATA[<string name=\"a\"/>]]>", []),
        ("<string\n  translatable=\"false\"\n  name=\"a\">", ["string/a"]),
        ("<?xml version=\"1.0\"?><dimen name=\"a\"/>", ["dimen/a"]),
        ("<string name=\"a\"", ["string/a"]), ("<string name=\"a", []), ("<string name=>", []),
        ("<<string name=\"a\">", ["string/a"]),
        ("</string name=\"a\">", []), ("<!-- <string name=\"a\"/>", []), ("", []), ("<", []), ("<a b", []),
    ])
    func readsValues(_ text: String, _ expected: [String]) {
        #expect(names(text) == expected)
    }

    @Test func onlyIdsAreDeclaredElsewhere() {
        let text = """
            <A android:id="@+id/one" name="a"><string name="b"/><C android:id="@id/two" app:x='@+id/three'/></A>
            """
        #expect(names(text, isValues: false) == ["id/one", "id/three"])
    }

    @Test(arguments: ["<!--", "<a b=\"", "<a ", "<", "<![CDATA[", "\"", "<string name=\"a\">"])
    func takesTimeInProportion(_ unit: String) {
        let bytes = Array(repeating: Array(unit.utf8), count: 20_000).flatMap { $0 }
        #expect(AndroidResourceScanner.names(in: bytes, isValues: true).count <= 20_000)
    }
}
