import SourceScan
import SourceText
import Testing

@Suite struct XMLScannerTests {
    private func scan(_ text: String) -> (elements: [String], issue: Located<XMLIssue>?) {
        var elements: [String] = []
        var scanner = XMLScanner(Array(text.utf8))
        let issue = scanner.scan { element, depth in
            elements.append(String(repeating: ">", count: depth) + element.name.value)
        }
        return (elements, issue)
    }

    @Test(arguments: [
        ("<a><b c='d'/><e>f</e></a>", ["a", ">b", ">e"]), ("<?xml version='1.0'?>\n<!-- <x> --><a/>", ["a"]),
        ("<a:b xmlns:a='c'><a:d/></a:b>", ["a:b", ">a:d"]), ("<a><![CDATA[<b>]]></a>", ["a"]),
        ("<!DOCTYPE a [ <!ELEMENT a (b)> ]><a/>", ["a"]), ("<a b=\"x > y\"/>", ["a"]), ("<é ü='1'/>", ["é"]),
    ])
    func readsElements(_ text: String, _ elements: [String]) {
        let found = scan(text)
        #expect(found.elements == elements && found.issue == nil)
    }

    @Test(arguments: [
        ("", XMLIssue.noElement), ("text", .textOutside), ("<a>", .unclosedElement("a")),
        ("<a></b>", .wrongEndTag(expected: "a")),
        ("</a>", .strayEndTag), ("<a/><b/>", .secondRoot), ("<a/>x", .textOutside), ("<1/>", .badName),
        ("<a b/>", .unquotedValue),
        ("<a b=c/>", .unquotedValue), ("<a b='1' b='2'/>", .repeatedAttribute("b")), ("<a>&</a>", .badReference),
        ("<a>&#x;</a>", .badReference), ("<a>&#12a;</a>", .badReference), ("<a b='&nbsp;'/>", .badReference),
        ("<x:a/>", .unboundPrefix("x")), ("<a><b xmlns:x='1'/><x:c/></a>", .unboundPrefix("x")),
        ("<a x:b=''/>", .unboundPrefix("x")),
        ("<!-- -- --><a/>", .doubleHyphen), ("<!-- ", .unclosedComment), ("<a><![CDATA[", .unclosedSection),
        ("<?x", .unclosedSection),
        ("<a", .unclosedTag), ("<a b='", .unclosedTag), ("<a b='<'/>", .unclosedTag), ("<a/ >", .unclosedTag),
        ("<![CDATA[]]>", .textOutside),
        ("<a b='1'c='2'/>", .badName), ("<!DOCTYPE", .unclosedSection),
    ])
    func findsTheFirstMistake(_ text: String, _ issue: XMLIssue) {
        #expect(scan(text).issue?.value == issue)
    }

    @Test(arguments: [
        "<!--", "<a b=\"", "<a ", "<", "<a><![CDATA[", "&", "<string name=\"a\">", "<a x:b='1'>", "-", "<?", "<!",
    ])
    func takesTimeInProportion(_ unit: String) {
        let bytes = Array("<a>".utf8) + Array(repeating: Array(unit.utf8), count: 20_000).flatMap { $0 }
        #expect(XMLFileFacts(scanning: bytes).declarations.count <= 20_000)
    }

    @Test func readsIdsThatAttributesDeclare() {
        let text =
            "<A android:id='@+id/one' name='a'><B android:id='@id/two' app:x='@+id/three'/><!-- '@+id/four' --></A>"
        let facts = XMLFileFacts(scanning: Array(text.utf8))
        #expect(facts.newIDs == ["one", "three"] && facts.issue?.value == .unboundPrefix("android") && facts.isWhole)
    }

    @Test func readsWhatAValuesFileDeclares() {
        let text = "<resources>\n<string name='a'>x<b>y</b></string><item type='id' name='c'/></resources>"
        let facts = XMLFileFacts(scanning: Array(text.utf8))
        #expect(facts.declarations.map(\.name.value) == ["string", "item"])
        #expect(facts.declarations.compactMap { $0.attribute("name")?.value } == ["a", "c"])
        #expect(facts.hasPlainResourcesTag && facts.issue == nil)
        #expect(!XMLFileFacts(scanning: Array("<resources ></resources>".utf8)).hasPlainResourcesTag)
        #expect(!XMLFileFacts(scanning: Array("<a><!-- <resources></resources> --></a>".utf8)).hasPlainResourcesTag)
    }

    /// Whatever the bytes are, the scan ends, and its places are in the file.
    @Test func takesAnything() {
        var bytes = Array("<a b='c' xmlns:d='e'><!-- f --><d:g>&amp;</d:g><![CDATA[h]]></a>".utf8)
        var state: UInt64 = 1
        for _ in 0..<3_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let index = Int(state >> 33) % bytes.count
            let old = bytes[index]
            bytes[index] = UInt8(truncatingIfNeeded: state >> 20)
            var scanner = XMLScanner(bytes)
            let issue = scanner.scan { _, _ in }
            if let range = issue?.range { #expect(range.upperBound <= bytes.count) }
            if state & 3 != 0 { bytes[index] = old }
        }
    }
}
