import Findings
import JSONSyntax
import Rules
import TestSupport
import Testing

@Suite struct JsonSyntaxTests {
    /// What is reported of each kind of mistake: the manifest with the place marked, the message, and what to do.
    static let mistakes: [(manifest: String, message: String, advice: String?)] = [
        (#"{"a": 1«,» }"#, "trailing comma after the last member of the object", "remove the comma"),
        (#"{"a": [1«,»]}"#, "trailing comma after the last element of the list", "remove the comma"),
        (#"{"a": 1«» "b": 2}"#, "missing comma between this and what follows", "write a comma"),
        (#"{"a": 1«;» "b": 2}"#, "\";\" in place of a comma", "write a comma instead"),
        (#"{"a": 1,«,» "b": 2}"#, "one comma too many", "remove the comma"),
        (#"{"a"«» 1}"#, "missing colon between a key and its value", "write a colon"),
        (#"{"a" «=» 1}"#, "\"=\" between a key and its value", "write a colon instead"),
        (#"{"a": ["b"«:» 1]}"#, "a colon in a place where none can be", "only the members of an object"),
        (#"{"a":«» }"#, "the key \"a\" has no value", "write a value"),
        (#"{«12», "a": 1}"#, "\"12\" has no key", "write a key and a colon"),
        (#"{«name»: 1}"#, "the key \"name\" is written without quotes", "put the key in quotes"),
        (#"{"a": 1 «// one»"# + "\n}", "JSON has no comments", "remove the comment"),
        (#"{"a": 1 «/* one }»"#, "JSON has no comments", "it is not closed"),
        ("{«\u{A0}»\"a\": 1}", "U+00A0 looks like a space and is not one in JSON", "write a plain space"),
        (#"{"a": «red»}"#, "the string \"red\" is written without quotes", "put it in quotes"),
        (#"{"a": «True»}"#, "\"True\" is not a value in JSON", "write true"),
        (#"{"a": «NaN»}"#, "\"NaN\" is not a number in JSON", "write a number, or null"),
        (#"{"a": «007»}"#, "the number \"007\" begins with a zero", "put it in quotes"),
        (#"{"a": «+1»}"#, "the number \"+1\" begins with a plus sign", "write 1"),
        (#"{"a": «.5»}"#, "\".5\" is not a number as JSON writes it", "write 0.5"),
        (#"{"a": «'b'»}"#, "the string 'b' is in single quotes", "put it in double quotes"),
        (#"{"a": «“b”»}"#, "the string “b” is in quotes that JSON does not know", "put it in plain double quotes"),
        (#"{"a": «"b»"# + "\n}", "the string \"b has no closing quote", "write the closing quote"),
        (#"{"a": "«\d»"}"#, "\"\\d\" is not an escape in JSON", "write \\\\"),
        (#"{"a": "«\ud800»"}"#, "\"\\ud800\" is only half of a character", "write both halves"),
        ("{\"a\": \"b«\t»c\"}", "a tab inside a string", "write \\t"),
        ("{\"a\": \"b«\u{7}»c\"}", "the control character U+0007 inside a string", "write \\u0007"),
        (#"{"a": «»b", "c": 1}"#, "a string has no opening quote", "write the opening quote"),
        (#"{"a": "b"«"», "c": 1}"#, "one quote too many", "remove the quote"),
        ("{\"a\": \"b«\\\t»c\"}", "\"\\\t\" is not an escape in JSON", "write \\t"),
        (#"{"a": [1]«]», "c": 1}"#, "\"]\" closes nothing", "remove the bracket"),
        (#"{"a": [1«»}"#, "\"[\" is not closed", "write ]"),
        (#"{"a": «(1)»}"#, "\"(1)\" is neither a key nor a value", "remove it"),
        (#"{"a": 1} «{"b": 2}»"#, "text after the end of the manifest: \"{\"b\": 2}\"", "remove it"),
    ]

    @Test(arguments: mistakes)
    func reportsWhatIsWrongWhereAndWhatToDo(_ marked: String, _ message: String, _ advice: String?) throws {
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
            let corrected = try #require(fixed(finding, manifest.text))
            #expect(findings(of: "json-syntax", inManifest: corrected).isEmpty, "\(corrected)")
        }
    }

    @Test func listsEveryMistakeAndReportsOnceWhatHappens() {
        let found = findings(of: "json-syntax", inManifest: #"{name: 'a', "b": [1,],}"#)
        #expect(found.map(\.location.range) == [1..<5, 7..<10, 19..<20, 21..<22])
        #expect(found.map { $0.consequence != nil } == [true, false, false, false])
    }

    @Test(arguments: [
        (#"{"a": NaN,}"#, "reads it"), (#"{"a": NaN, b: 1}"#, "reads it"), (#"{"a": 1} // end"#, "reads it"),
        (#"{"a": 1 /* one */}"#, "stops"), (#"{"a": 1 "b": 2}"#, "stops"), (#"{"a": "\d"}"#, "stops"),
        (#"{"a": 1, "b": (2)}"#, "may stop"), ("name: a", "ignores it"),
    ])
    func reportsWhatTheAndroidGeneratorDoes(_ manifest: String, _ generator: String) throws {
        let finding = try #require(findings(of: "json-syntax", inManifest: manifest).first)
        #expect(finding.consequence?.hasSuffix("the Android generator \(generator)") == true)
    }

    @Test func showsWhereABracketWasOpened() throws {
        let finding = try onlyFinding(of: "json-syntax", inManifest: #"{"a": {"b": 1}"#)
        #expect(finding.notes == [Note("opened here", at: Location(path: "manifest.json", range: 0..<1))])
    }

    @Test func quotesLongTextsInPart() throws {
        let word = String(repeating: "é", count: 100)
        let finding = try onlyFinding(of: "json-syntax", inManifest: "{\"a\": \(word)}")
        #expect(finding.message == "the string \"\(word.prefix(40))…\" is written without quotes")
    }

    @Test func leavesTheEncodingToItsOwnRule() {
        #expect(findings(of: "json-syntax", inManifest: "\u{FEFF}{}").isEmpty)
    }
}
