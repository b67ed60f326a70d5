import JSONSyntax
import SourceText
import Testing

@Suite struct NodeTests {
    private let text =
        #"{ "name" : "x\u00e9\ud83d\ude00\n", "list":[1, -2.5e+1 ,{"k":null}], "t":true,"f":false, "e":{} }"#

    private var document: JSONDocument { JSONDocument(parsing: Array(text.utf8)) }

    @Test func valuesAreRead() throws {
        let root = try #require(document.root)
        #expect(document.issues == [])
        #expect(root.kind == .object)
        #expect(root.sourceText == text)
        #expect(root["name"]?.string == "xé\u{1F600}\n")
        #expect(root["list"]?.elements.map(\.kind) == [.number, .number, .object])
        #expect(root["list"]?.elements.map(\.number) == [1, -25, nil])
        #expect(root["list"]?.elements.map(\.numberText) == ["1", "-2.5e+1", nil])
        #expect(root["t"]?.boolean == true)
        #expect(root["f"]?.boolean == false)
        #expect(root["e"]?.members.isEmpty == true)
        #expect(root["none"] == nil)
        #expect(root["t"]?.string == nil)
        #expect(root.elements.isEmpty)
    }

    @Test func placesAreKept() throws {
        let root = try #require(document.root)
        let name = try #require(root.member(named: "name"))
        #expect(name.key.range == 2..<8)
        #expect(name.key.contentRange == 3..<7)
        #expect(name.value?.range == 11..<34)
        #expect(name.value?.contentRange == 12..<33)
        #expect(name.comma == 34..<35)
        #expect(root.members.map { $0.comma == nil } == [false, false, false, false, true])
        #expect(root["list"]?.contentRange == root["list"]?.range)
    }

    @Test func pointersLeadBack() throws {
        let root = try #require(document.root)
        let k = try #require(root["list"]?.elements.dropFirst(2).first?["k"])
        #expect(k.pointer.description == "/list/2/k")
        #expect(document.node(at: k.pointer)?.range == k.range)
        #expect(root.member(named: "t")?.key.pointer.description == "/t")
        #expect(root.pointer.description == "")
        #expect(document.node(at: JSONPointer())?.range == root.range)
        for pointer in ["/list/3", "/list/01", "/list/-", "/list/x", "/name/0", "/no", "/t/x"] {
            #expect(document.node(at: try #require(JSONPointer(parsing: pointer))) == nil)
        }
    }

    @Test func theLastOfEqualKeysIsTaken() throws {
        let root = try #require(JSONDocument(parsing: Array(#"{"a":1,"b":2,"\u0061":3,"c":4,"b":5,"a":6}"#.utf8)).root)
        #expect(root["a"]?.number == 6)
        #expect(root.repeatedMembers.map { $0.map(\.key.range.lowerBound) } == [[1, 13, 36], [7, 30]])
    }

    /// Keys are compared as bytes: these two are canonically equivalent.
    @Test func equivalentKeysAreNotEqual() throws {
        let root = try #require(JSONDocument(parsing: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)).root)
        #expect(root["\u{E9}"]?.number == 1)
        #expect(root["e\u{301}"]?.number == 2)
        #expect(root.repeatedMembers.isEmpty)
    }

    @Test(arguments: [
        (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000\uFFFF""#, "\u{0}\u{FFFF}"),
        (#""\uD834\uDd1e""#, "\u{1D11E}"), (#""\\u0041""#, "\\u0041"), ("\"\u{7F}é漢\u{1F600}\"", "\u{7F}é漢\u{1F600}"),
    ])
    func stringsAreDecoded(_ json: String, _ expected: String) throws {
        let document = JSONDocument(parsing: Array(json.utf8))
        #expect(document.issues == [])
        #expect(try #require(document.root?.string).utf8.elementsEqual(expected.utf8))
    }

    @Test(arguments: ["0", "-0", "1", "-12", "0.5", "1e5", "1E-5", "-0.0e+00", "123456789012345678901234567890"])
    func numbersKeepTheirText(_ text: String) {
        let document = JSONDocument(parsing: Array(text.utf8))
        #expect(document.issues == [])
        #expect(document.root?.numberText == text)
        #expect(document.root?.number == Double(text))
    }

    @Test func aNumberOutOfRangeHasNoValue() {
        let document = JSONDocument(parsing: Array("1e999".utf8))
        #expect(document.issues == [])
        #expect(document.root?.numberText == "1e999")
        #expect(document.root?.number == nil)
    }
}
