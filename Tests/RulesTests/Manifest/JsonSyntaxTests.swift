import Findings
import JSONSyntax
import Rules
import TestSupport
import Testing

@Suite struct JsonSyntaxTests {
    /// What is told of each kind of mistake: the manifest with the place marked, the message, and what to do.
    static let mistakes: [(manifest: String, message: String, advice: String?)] = [
        (#"{"a": 1«,» }"#, "trailing comma after the last member of the object", "take the comma out"),
        (#"{"a": [1«,»]}"#, "trailing comma after the last element of the list", "take the comma out"),
        (#"{"a": 1«» "b": 2}"#, "missing comma between this and what follows", "write a comma"),
        (#"{"a": 1«;» "b": 2}"#, "\";\" stands where a comma separates", "write a comma instead"),
        (#"{"a": 1,«,» "b": 2}"#, "one comma too many", "take the comma out"),
        (#"{"a"«» 1}"#, "missing colon between a key and its value", "write a colon"),
        (#"{"a" «=» 1}"#, "\"=\" stands between a key and its value", "write a colon instead"),
        (#"{"a": ["b"«:» 1]}"#, "there is a colon where none can be", "only the members of an object"),
        (#"{"a":«» }"#, "the key \"a\" has no value", "write a value"),
        (#"{«12», "a": 1}"#, "\"12\" has no key", "write a key and a colon"),
        (#"{«name»: 1}"#, "the key \"name\" is written without quotes", "put the key in quotes"),
        (#"{"a": 1 «// one»"# + "\n}", "JSON has no comments", "take the comment out"),
        (#"{"a": 1 «/* one }»"#, "JSON has no comments", "it ends nowhere"),
        ("{«\u{A0}»\"a\": 1}", "U+00A0 looks like a space, but JSON does not take it for one", "write a plain space"),
        (#"{"a": «red»}"#, "the text \"red\" is written without quotes", "put it in quotes"),
        (#"{"a": «True»}"#, "\"True\" is no value in JSON", "write true"),
        (#"{"a": «NaN»}"#, "\"NaN\" is no number in JSON", "write a number, or null"),
        (#"{"a": «007»}"#, "the number \"007\" begins with a zero", "put it in quotes"),
        (#"{"a": «+1»}"#, "the number \"+1\" begins with a plus sign", "write 1"),
        (#"{"a": «.5»}"#, "\".5\" is no number as JSON writes it", "write 0.5"),
        (#"{"a": «'b'»}"#, "the text 'b' is in single quotes", "put it in double quotes"),
        (#"{"a": «“b”»}"#, "the text “b” is in quotes that JSON does not know", "put it in plain double quotes"),
        (#"{"a": «"b»"# + "\n}", "the text \"b has no closing quote", "write the closing quote"),
        (#"{"a": "«\d»"}"#, "\"\\d\" is no escape in JSON", "write \\\\"),
        (#"{"a": "«\ud800»"}"#, "\"\\ud800\" is only half of a character", "write both halves"),
        ("{\"a\": \"b«\t»c\"}", "there is a tab inside a text", "write \\t"),
        ("{\"a\": \"b«\u{7}»c\"}", "there is the control character U+0007 inside a text", "write \\u0007"),
        (#"{"a": «»b", "c": 1}"#, "a text has no opening quote", "write the opening quote"),
        (#"{"a": "b"«"», "c": 1}"#, "one quote too many", "take the quote out"),
        ("{\"a\": \"b«\\\t»c\"}", "\"\\\t\" is no escape in JSON", "write \\t"),
        (#"{"a": [1]«]», "c": 1}"#, "\"]\" closes nothing", "take the bracket out"),
        (#"{"a": [1«»}"#, "\"[\" is not closed", "write ]"),
        (#"{"a": «(1)»}"#, "\"(1)\" is neither a key nor a value", "take it out"),
        (#"{"a": 1} «{"b": 2}»"#, "there is more after the end of the manifest: \"{\"b\": 2}\"", "take it out"),
        ("«»", "there is nothing in the manifest", "write an object"),
    ]

    @Test(arguments: mistakes)
    func tellsWhatIsWrongWhereAndWhatToDo(_ marked: String, _ message: String, _ advice: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "json-syntax", inManifest: manifest.text)
        let finding = try #require(found.first)
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(finding.message == message)
        #expect(finding.location == Location(path: "manifest.json", range: manifest.range))
        if let advice {
            let given = [finding.help, finding.fix?.title].compactMap { $0 }
            #expect(given.contains { $0.contains(advice) }, "\(given)")
        }
        if finding.fix != nil {
            let mended = try #require(fixed(finding, manifest.text))
            #expect(findings(of: "json-syntax", inManifest: mended).isEmpty, "\(mended)")
        }
    }

    @Test func listsEveryMistakeAndSaysOnceWhatHappens() {
        let found = findings(of: "json-syntax", inManifest: #"{name: 'a', "b": [1,],}"#)
        #expect(found.map(\.location.range) == [1..<5, 7..<10, 19..<20, 21..<22])
        #expect(found.map { $0.consequence != nil } == [true, false, false, false])
    }

    @Test(arguments: [(#"{"a": NaN,}"#, true), (#"{"a": NaN, b: 1}"#, false)])
    func saysWhetherTheAndroidBuildReadsOn(_ manifest: String, _ readsOn: Bool) throws {
        let finding = try #require(findings(of: "json-syntax", inManifest: manifest).first)
        #expect(finding.consequence?.contains("reads on") == readsOn)
    }

    @Test func showsWhereABracketWasOpened() throws {
        let finding = try onlyFinding(of: "json-syntax", inManifest: #"{"a": {"b": 1}"#)
        #expect(finding.notes == [Note("opened here", at: Location(path: "manifest.json", range: 0..<1))])
    }

    @Test func quotesLongTextsInPart() throws {
        let word = String(repeating: "é", count: 100)
        let finding = try onlyFinding(of: "json-syntax", inManifest: "{\"a\": \(word)}")
        #expect(finding.message == "the text \"\(word.prefix(20))…\" is written without quotes")
    }

    @Test func leavesTheEncodingToItsOwnRule() {
        #expect(findings(of: "json-syntax", inManifest: "\u{FEFF}{}").isEmpty)
    }
}
