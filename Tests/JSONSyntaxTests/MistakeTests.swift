import JSONSyntax
import SourceText
import Testing

/// One mistake, written between `⟦` and `⟧`; what the document is read as; and the text after its fix, if it has one.
struct Mistake: Sendable, CustomTestStringConvertible {
    let kind: JSONSyntaxIssue.Kind
    let text: String
    let tree: String
    let mended: String?

    init(_ kind: JSONSyntaxIssue.Kind, _ text: String, tree: String, mended: String? = nil) {
        self.kind = kind
        self.text = text
        self.tree = tree
        self.mended = mended
    }

    var testDescription: String { "\(kind): \(text)" }
}

/// One mistake gives one issue, at its place, and its neighbours survive.
@Suite struct MistakeTests {
    static let separators = [
        Mistake(.trailingComma, #"{"a":1⟦,⟧ }"#, tree: "{a:1}", mended: #"{"a":1 }"#),
        Mistake(.trailingComma, #"[1⟦,⟧]"#, tree: "[1]", mended: "[1]"),
        Mistake(.trailingComma, #"[1⟦,,⟧]"#, tree: "[1]", mended: "[1]"),
        Mistake(.trailingComma, #"{"a":{}⟦, ,⟧}"#, tree: "{a:{}}", mended: #"{"a":{}}"#),
        Mistake(.trailingComma, "[1⟦,⟧\r\n]", tree: "[1]", mended: "[1\r\n]"),
        Mistake(.missingComma, #"{"a":1⟦⟧ "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a":1, "b":2}"#),
        Mistake(.missingComma, #"{"a":{}⟦⟧"b":2}"#, tree: "{a:{},b:2}", mended: #"{"a":{},"b":2}"#),
        Mistake(.missingComma, "[[]⟦⟧\n[]]", tree: "[[],[]]", mended: "[[],\n[]]"),
        Mistake(.missingComma, #"["a"⟦⟧ "b"]"#, tree: "['a','b']", mended: #"["a", "b"]"#),
        Mistake(.missingComma, #"["a"⟦⟧"b"]"#, tree: "['a','b']", mended: #"["a","b"]"#),
        Mistake(.missingComma, "[1⟦⟧ true]", tree: "[1,true]", mended: "[1, true]"),
        Mistake(.missingComma, "[1⟦;⟧ 2]", tree: "[1,2]", mended: "[1, 2]"),
        Mistake(.missingComma, #"{"a":1⟦;⟧"b":2}"#, tree: "{a:1,b:2}", mended: #"{"a":1,"b":2}"#),
        Mistake(.extraComma, "[1,⟦,⟧2]", tree: "[1,2]", mended: "[1,2]"),
        Mistake(.extraComma, "[1,⟦, ,⟧ 2]", tree: "[1,2]", mended: "[1, 2]"),
        Mistake(.extraComma, "[⟦,⟧1]", tree: "[1]", mended: "[1]"),
        Mistake(.extraComma, "[⟦,⟧]", tree: "[]", mended: "[]"),
        Mistake(.extraComma, #"{⟦,⟧"a":1}"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(.extraComma, #"{"a":1,⟦,⟧"b":2}"#, tree: "{a:1,b:2}", mended: #"{"a":1,"b":2}"#),
        Mistake(.missingColon, #"{"a"⟦⟧ 1, "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a": 1, "b":2}"#),
        Mistake(.missingColon, #"{"a"⟦⟧ "x", "b":2}"#, tree: "{a:'x',b:2}", mended: #"{"a": "x", "b":2}"#),
        Mistake(.missingColon, #"{"a"⟦⟧ {}}"#, tree: "{a:{}}", mended: #"{"a": {}}"#),
        Mistake(.missingColon, #"{"a" ⟦=⟧ 1}"#, tree: "{a:1}", mended: #"{"a" : 1}"#),
        Mistake(.missingColon, #"{"a" ⟦=>⟧ 1}"#, tree: "{a:1}", mended: #"{"a" : 1}"#),
        Mistake(.missingColon, #"{"a"⟦,⟧ 1, "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a": 1, "b":2}"#),
        Mistake(.missingColon, #"{"a"⟦,⟧ "x"}"#, tree: "{a:'x'}", mended: #"{"a": "x"}"#),
        Mistake(.unexpectedColon, #"{"a":⟦:⟧1}"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(.unexpectedColon, #"{"a":1⟦:⟧2, "b":3}"#, tree: "~{a:1,b:3}"),
        Mistake(.unexpectedColon, #"{"a":"x"⟦:⟧"y", "b":3}"#, tree: "~{a:'x',b:3}"),
        Mistake(.unexpectedColon, #"["a"⟦:⟧1, "b":2]"#, tree: "~['a',1,'b',2]"),
    ]

    static let members = [
        Mistake(.missingValue, #"{"a":⟦⟧, "b":2}"#, tree: "~{a:_,b:2}"),
        Mistake(.missingValue, #"{"a":⟦⟧}"#, tree: "~{a:_}"),
        Mistake(.missingValue, #"{"a"⟦⟧}"#, tree: "~{a:_}"),
        Mistake(.missingValue, #"{"a"⟦⟧, "b":2}"#, tree: "~{a:_,b:2}"),
        Mistake(.missingValue, #"{"a"⟦⟧ "b":2}"#, tree: "~{a:_,b:2}"),
        Mistake(.missingValue, "{\"a\":⟦⟧\n \"b\": 2, \"c\":3}", tree: "~{a:_,b:2,c:3}"),
        Mistake(.missingKey, #"{⟦:⟧ 1, "b":2}"#, tree: "~{b:2}"),
        Mistake(.missingKey, #"{"a":1, ⟦5⟧, "b":2}"#, tree: "~{a:1,b:2}"),
        Mistake(.missingKey, #"{"a":1, ⟦{⟧"x":[1,,]}, "b":2}"#, tree: "~{a:1,b:2}"),
        Mistake(.missingKey, "{⟦[⟧1]}", tree: "~{}"),
        Mistake(.bareKey, #"{⟦name⟧: "x", "b":2}"#, tree: "{name:'x',b:2}", mended: #"{"name": "x", "b":2}"#),
        Mistake(.bareKey, "{⟦$x_1⟧:1}", tree: "{$x_1:1}", mended: #"{"$x_1":1}"#),
        Mistake(.bareKey, "{⟦12⟧ : 1}", tree: "{12:1}", mended: #"{"12" : 1}"#),
        Mistake(.bareKey, "{⟦true⟧: 1}", tree: "{true:1}", mended: #"{"true": 1}"#),
        Mistake(.bareKey, "{⟦Wahl Liste⟧: 1}", tree: "{Wahl Liste:1}", mended: #"{"Wahl Liste": 1}"#),
        Mistake(.bareKey, "{⟦größe⟧: 1}", tree: "{größe:1}", mended: #"{"größe": 1}"#),
    ]

    static let words = [
        Mistake(.comment, "{⟦// why⟧\n\"a\":1}", tree: "{a:1}", mended: "{\n\"a\":1}"),
        Mistake(.comment, #"{"a":1, ⟦/* , " */⟧"b":2}"#, tree: "{a:1,b:2}", mended: #"{"a":1, "b":2}"#),
        Mistake(.comment, "⟦# head⟧\n[1]", tree: "[1]", mended: "\n[1]"),
        Mistake(.comment, "[1]\n⟦// end⟧", tree: "[1]", mended: "[1]\n"),
        Mistake(.comment, #"{"a"⟦/**/⟧:1}"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(.comment, #"{"a":⟦/***/⟧1}"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(.comment, "[1⟦//x⟧\r\n,2]", tree: "[1,2]", mended: "[1\r\n,2]"),
        Mistake(.unclosedComment, "[1, ⟦/* 2]⟧", tree: "~[1]"),
        Mistake(.unexpectedSpace, "{⟦\u{A0}\u{A0}⟧\"a\":1}", tree: "{a:1}", mended: "{ \"a\":1}"),
        Mistake(.unexpectedSpace, "[1,⟦\u{C}⟧2]", tree: "[1,2]", mended: "[1, 2]"),
        Mistake(.unexpectedSpace, "[1]⟦\u{FEFF}⟧", tree: "[1]", mended: "[1] "),
        Mistake(.unexpectedSpace, "[1⟦\u{200B}⟧,2]", tree: "[1,2]", mended: "[1 ,2]"),
        Mistake(.bareWord, #"{"type": ⟦text⟧, "b":2}"#, tree: "~{type:~?,b:2}", mended: #"{"type": "text", "b":2}"#),
        Mistake(.bareWord, #"["a", ⟦b c⟧, 1]"#, tree: "~['a',~?,1]", mended: #"["a", "b c", 1]"#),
        Mistake(.bareWord, "[⟦tru⟧, 1]", tree: "~[~?,1]"),
        Mistake(.bareWord, "[⟦truex⟧]", tree: "~[~?]"),
        Mistake(
            .bareWord, #"{"a": ⟦https://x.org/y⟧, "b":2}"#, tree: "~{a:~?,b:2}",
            mended: #"{"a": "https://x.org/y", "b":2}"#),
        Mistake(.bareWord, #"{"a": ⟦f("x")⟧, "b":2}"#, tree: "~{a:~?,b:2}"),
        Mistake(.unexpectedText, #"{"a": ⟦@⟧, "b":2}"#, tree: "~{a:~?,b:2}"),
        Mistake(.unexpectedText, #"{"a": 1 ⟦+ 2⟧, "b":2}"#, tree: "~{a:~1,b:2}"),
        Mistake(.unexpectedText, #"{"a": "x" ⟦+ "y"⟧, "b":2}"#, tree: "~{a:~'x',b:2}"),
        Mistake(.unexpectedText, #"[1 ⟦and⟧, 2]"#, tree: "~[~1,2]"),
        Mistake(.unexpectedText, #"{"a": 1, ⟦b⟧, "c":2}"#, tree: "~{a:1,c:2}"),
        Mistake(.unexpectedText, "{\"a\": 1, ⟦...⟧\n\"c\":2}", tree: "~{a:1,c:2}"),
        Mistake(.unexpectedText, "⟦}⟧", tree: "nothing"),
        Mistake(.unexpectedText, "[⟦\u{0}⟧]", tree: "~[~?]"),
    ]

    static let scalars = [
        Mistake(.foreignLiteral, "[⟦True⟧, 1]", tree: "[true,1]", mended: "[true, 1]"),
        Mistake(.foreignLiteral, "[⟦FALSE⟧]", tree: "[false]", mended: "[false]"),
        Mistake(.foreignLiteral, "[⟦None⟧]", tree: "[null]", mended: "[null]"),
        Mistake(.foreignLiteral, #"{"a":⟦undefined⟧}"#, tree: "{a:null}", mended: #"{"a":null}"#),
        Mistake(.notFinite, "[⟦NaN⟧, 1]", tree: "[NaN,1]"),
        Mistake(.notFinite, "[⟦-Infinity⟧]", tree: "[-Infinity]"),
        Mistake(.leadingZero, "[⟦01⟧, 1]", tree: "[01,1]", mended: "[1, 1]"),
        Mistake(.leadingZero, "[⟦-00.5⟧]", tree: "[-00.5]", mended: "[-0.5]"),
        Mistake(.leadingPlus, "[⟦+1⟧, 1]", tree: "[+1,1]", mended: "[1, 1]"),
        Mistake(.leadingPlus, "[⟦+.5e1⟧]", tree: "[+.5e1]", mended: "[0.5e1]"),
        Mistake(.badNumber, "[⟦.5⟧, 1]", tree: "[.5,1]", mended: "[0.5, 1]"),
        Mistake(.badNumber, "[⟦1.⟧]", tree: "[1.]", mended: "[1.0]"),
        Mistake(.badNumber, "[⟦1.e2⟧]", tree: "[1.e2]", mended: "[1.0e2]"),
        Mistake(.badNumber, "[⟦-0x1F⟧]", tree: "[-0x1F]", mended: "[-31]"),
        Mistake(.badNumber, "[⟦0xFFFFFFFFFFFFFFFFF⟧]", tree: "[0xFFFFFFFFFFFFFFFFF]"),
        Mistake(.badNumber, "[⟦1e⟧, 1]", tree: "~[~?,1]"),
        Mistake(.badNumber, "[⟦1.2.3⟧]", tree: "~[~?]"),
        Mistake(.badNumber, "[⟦12px⟧]", tree: "~[~?]"),
        Mistake(.badNumber, "[⟦--1⟧]", tree: "~[~?]"),
        Mistake(.badNumber, "⟦2024-01-01⟧", tree: "~?"),
        Mistake(.unexpectedText, "[⟦-⟧]", tree: "~[~?]"),
    ]

    static let strings = [
        Mistake(.singleQuotedString, "[⟦'a'⟧, 1]", tree: "['a',1]", mended: #"["a", 1]"#),
        Mistake(.singleQuotedString, #"{⟦'a'⟧:1}"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(
            .singleQuotedString, #"[⟦'a "b" \'c\' \n'⟧]"#, tree: "['a \"b\" 'c' \n']", mended: #"["a \"b\" 'c' \n"]"#),
        Mistake(.singleQuotedString, "⟦''⟧", tree: "''", mended: "\"\""),
        Mistake(.foreignQuotes, "[⟦“a”⟧, 1]", tree: "['a',1]", mended: #"["a", 1]"#),
        Mistake(.foreignQuotes, "{⟦„a“⟧: 1}", tree: "{a:1}", mended: #"{"a": 1}"#),
        Mistake(.foreignQuotes, "[⟦“a \\”b\\“ c”⟧]", tree: "['a ”b“ c']", mended: "[\"a ”b“ c\"]"),
        Mistake(.foreignQuotes, "[⟦`a`⟧]", tree: "['a']", mended: #"["a"]"#),
        Mistake(.unterminatedString, "{\"a\": ⟦\"x⟧,\n \"b\": 2}", tree: "~{a:~'x',b:2}"),
        Mistake(.unterminatedString, "{\"a\": ⟦\"x⟧\n \"b\": 2}", tree: "~{a:~'x',b:2}"),
        Mistake(.unterminatedString, "{\"a\": ⟦\"x⟧\n}", tree: "~{a:~'x'}"),
        Mistake(.unterminatedString, "{\"a\": [⟦\"x⟧]}", tree: "~{a:~[~'x']}"),
        Mistake(.unterminatedString, "[1, ⟦\"x⟧", tree: "~[1,~'x']"),
        Mistake(.unterminatedString, "[1, ⟦\"⟧", tree: "~[1,~'']"),
        Mistake(.unterminatedString, "[⟦'x⟧]", tree: "~[~'x']"),
        Mistake(.unterminatedString, "{⟦\"a⟧: 1, \n\"b\": 2}", tree: "~{a:1,b:2}"),
        Mistake(.unterminatedString, "⟦\"\\⟧", tree: "~'\\'"),
        Mistake(.unescapedQuote, #"["a ⟦"⟧b" c", 1]"#, tree: #"~[~'a "b" c',1]"#, mended: #"["a \"b\" c", 1]"#),
        Mistake(.unescapedQuote, #"{"a":"x⟦"⟧y"}"#, tree: #"~{a:~'x"y'}"#, mended: #"{"a":"x\"y"}"#),
        Mistake(.unescapedQuote, #"{"a⟦"⟧b":1}"#, tree: #"~{a"b:1}"#, mended: #"{"a\"b":1}"#),
        Mistake(.missingQuote, #"["a", ⟦⟧b c", 1]"#, tree: "['a','b c',1]", mended: #"["a", "b c", 1]"#),
        Mistake(.missingQuote, #"{⟦⟧a": 1, "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a": 1, "b":2}"#),
        Mistake(.missingQuote, #"{"a": ⟦⟧x", "b":2}"#, tree: "{a:'x',b:2}", mended: #"{"a": "x", "b":2}"#),
        Mistake(.extraQuote, #"["a"⟦"⟧, "b"]"#, tree: "['a','b']", mended: #"["a", "b"]"#),
        Mistake(.extraQuote, #"["⟦"⟧a", "b"]"#, tree: "['a','b']", mended: #"["a", "b"]"#),
        Mistake(.extraQuote, #"{"a"⟦"⟧: 1, "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a": 1, "b":2}"#),
        Mistake(.extraQuote, #"{"⟦"⟧a": 1, "b":2}"#, tree: "{a:1,b:2}", mended: #"{"a": 1, "b":2}"#),
        Mistake(.extraQuote, #"{"a": "⟦"⟧x", "b":2}"#, tree: "{a:'x',b:2}", mended: #"{"a": "x", "b":2}"#),
        Mistake(.extraQuote, #"{"a": "x"⟦"⟧}"#, tree: "{a:'x'}", mended: #"{"a": "x"}"#),
        Mistake(.unterminatedString, #"{"a": ⟦"x⟧, "b": 2}"#, tree: "~{a:~'x',b:2}"),
        Mistake(.unterminatedString, #"{"a": ["w", ⟦"x⟧], "b": 2}"#, tree: "~{a:~['w',~'x'],b:2}"),
        Mistake(.unterminatedString, #"[⟦"x⟧, "y", "z"]"#, tree: "~[~'x','y','z']"),
        Mistake(.unterminatedString, #"{⟦"a⟧: "x", "b": 2}"#, tree: "~{a:'x',b:2}"),
        Mistake(.unterminatedString, #"{⟦"a⟧: ["x"], "b": 2}"#, tree: "~{a:['x'],b:2}"),
        Mistake(.badEscape, #"["a⟦\p⟧b", 1]"#, tree: "~[~'apb',1]", mended: #"["a\\pb", 1]"#),
        Mistake(.badEscape, #"["⟦\'⟧"]"#, tree: "~[~''']", mended: #"["'"]"#),
        Mistake(.badEscape, #"["⟦\x⟧41"]"#, tree: "~[~'x41']"),
        Mistake(.badEscape, #"["⟦\u12⟧G4"]"#, tree: "~[~'u12G4']"),
        Mistake(.badEscape, #"["⟦\u⟧"]"#, tree: "~[~'u']"),
        Mistake(.badEscape, #"["⟦\é⟧"]"#, tree: "~[~'é']", mended: #"["\\é"]"#),
        Mistake(.badEscape, #"{"⟦\d⟧":1}"#, tree: "~{d:1}", mended: #"{"\\d":1}"#),
        Mistake(.badEscape, "[\"a⟦\\\r\n⟧b\"]", tree: "~[~'a\r\nb']", mended: #"["ab"]"#),
        Mistake(.badEscape, "[\"a⟦\\\t⟧b\"]", tree: "~[~'a\tb']", mended: #"["a\tb"]"#),
        Mistake(.unterminatedString, "{\"a\":⟦\"x\\⟧\n}", tree: "~{a:~'x\\'}"),
        Mistake(.loneSurrogate, #"["⟦\ud83d⟧", 1]"#, tree: "~[~'\u{FFFD}',1]"),
        Mistake(.loneSurrogate, #"["⟦\uDE00⟧x"]"#, tree: "~[~'\u{FFFD}x']"),
        Mistake(.loneSurrogate, #"["⟦\ud83d⟧\u0041"]"#, tree: "~[~'\u{FFFD}A']"),
        Mistake(.controlCharacter, "[\"a⟦\t⟧b\", 1]", tree: "['a\tb',1]", mended: #"["a\tb", 1]"#),
        Mistake(.controlCharacter, "[\"a⟦\n⟧b\n\tc\", 1]", tree: "['a\nb\n\tc',1]", mended: #"["a\nb\n\tc", 1]"#),
        Mistake(.controlCharacter, "{\"a\":\"x⟦\r⟧\ny\"}", tree: "{a:'x\r\ny'}", mended: #"{"a":"x\r\ny"}"#),
        Mistake(.controlCharacter, "[\"⟦\u{0}⟧\u{1F}\"]", tree: "['\u{0}\u{1F}']", mended: #"["\u0000\u001f"]"#),
    ]

    static let structure = [
        Mistake(.unclosedBracket, #"{"a":[1,2⟦⟧"#, tree: "~{a:~[1,2]}", mended: #"{"a":[1,2]}"#),
        Mistake(.unclosedBracket, "{⟦⟧\n", tree: "~{}", mended: "{}\n"),
        Mistake(.unclosedBracket, "[1,⟦⟧ ", tree: "~[1]"),
        Mistake(.unclosedBracket, #"{"a":⟦⟧"#, tree: "~{a:_}"),
        Mistake(.unclosedBracket, #"{"a"⟦⟧"#, tree: "~{a:_}"),
        Mistake(.unclosedBracket, #"{"a":[1,2⟦⟧}"#, tree: "~{a:~[1,2]}", mended: #"{"a":[1,2]}"#),
        Mistake(
            .unclosedBracket, #"{"a":{"b":[1,2⟦⟧}, "c":3}"#, tree: "~{a:~{b:~[1,2]},c:3}",
            mended: #"{"a":{"b":[1,2]}, "c":3}"#),
        Mistake(.unclosedBracket, #"[{"a":{"b":1⟦⟧ ]"#, tree: "~[~{a:~{b:1}}]", mended: #"[{"a":{"b":1}} ]"#),
        Mistake(.unclosedBracket, #"{"a":[1, 2⟦⟧, "b":3}"#, tree: "~{a:~[1,2],b:3}", mended: #"{"a":[1, 2], "b":3}"#),
        Mistake(.unclosedBracket, #"{"a":[[1]⟦⟧, "b":3}"#, tree: "~{a:~[[1]],b:3}", mended: #"{"a":[[1]], "b":3}"#),
        Mistake(.unclosedBracket, #"[{"a":1⟦⟧, {"b":3}]"#, tree: "~[~{a:1},{b:3}]", mended: #"[{"a":1}, {"b":3}]"#),
        Mistake(.unexpectedColon, #"{"x":[1,"b"⟦:⟧3]}"#, tree: "~{x:~[1,'b',3]}"),
        Mistake(.mismatchedBracket, "[1⟦}⟧", tree: "[1]", mended: "[1]"),
        Mistake(.mismatchedBracket, #"{"a":[1⟦}⟧, "b":2}"#, tree: "{a:[1],b:2}", mended: #"{"a":[1], "b":2}"#),
        Mistake(.mismatchedBracket, #"{"a":1⟦]⟧"#, tree: "{a:1}", mended: #"{"a":1}"#),
        Mistake(.extraBracket, "[1⟦}⟧, 2]", tree: "[1,2]", mended: "[1, 2]"),
        Mistake(.extraBracket, #"{"a":[1]⟦]⟧, "b":2}"#, tree: "{a:[1],b:2}", mended: #"{"a":[1], "b":2}"#),
        Mistake(.extraBracket, #"{"a":[⟦}⟧1], "b":2}"#, tree: "{a:[1],b:2}", mended: #"{"a":[1], "b":2}"#),
        Mistake(.strayBytes, #"{"a":1} ⟦}⟧"#, tree: "~{a:1}"),
        Mistake(.strayBytes, "[1]\n⟦[2], 'x'⟧\n", tree: "~[1]"),
        Mistake(.strayBytes, #""a"⟦: 1⟧"#, tree: "~'a'"),
        Mistake(.strayBytes, "1⟦,⟧", tree: "~1"),
        Mistake(.emptyFile, "⟦⟧", tree: "nothing"),
        Mistake(.emptyFile, "⟦⟧ \n", tree: "nothing"),
    ]

    @Test(arguments: separators + members + words + scalars + strings + structure)
    func oneMistake(_ mistake: Mistake) throws {
        let (bytes, range) = try #require(unmarked(mistake.text))
        let document = JSONDocument(parsing: bytes)
        #expect(document.issues.map(\.kind) == [mistake.kind])
        let issue = try #require(document.issues.first)
        #expect(issue.range == range)
        #expect(outline(document.root) == mistake.tree)
        #expect(inconsistencies(document) == [])
        let mended = issue.fix.flatMap { bytes.applying($0) }
        #expect(mended.map { String(decoding: $0, as: UTF8.self) } == mistake.mended)
        if let mended { #expect(JSONDocument(parsing: mended).issues == []) }
    }

    /// The same mistakes after a line of other members, with CRLF, and after characters of several bytes.
    @Test(arguments: separators + members + words + scalars + strings)
    func oneMistakeElsewhere(_ mistake: Mistake) throws {
        let (bytes, range) = try #require(unmarked(mistake.text))
        guard !mistake.text.hasPrefix("⟦"), mistake.kind != .unclosedComment, !range.contains(bytes.count - 1) else {
            return
        }
        let before = Array("[{\"é\": \"\u{1F600}\"},\r\n".utf8)
        let document = JSONDocument(parsing: before + bytes + Array("]".utf8))
        #expect(document.issues.map(\.kind) == [mistake.kind])
        #expect(document.issues.first?.range == range.lowerBound + before.count..<range.upperBound + before.count)
    }

    @Test func everyKindIsCovered() {
        let covered = Self.separators + Self.members + Self.words + Self.scalars + Self.strings + Self.structure
        let elsewhere: Set<JSONSyntaxIssue.Kind> = [
            .nestingTooDeep, .fileTooLarge, .furtherIssues, .invalidUTF8, .utf16, .utf32,
        ]
        #expect(Set(covered.map(\.kind)).union(elsewhere) == Set(JSONSyntaxIssue.Kind.allCases))
    }

    @Test func bracketsNameWhereTheyWereOpened() {
        #expect(JSONDocument(parsing: Array(#"{"a":[1"#.utf8)).issues.map(\.related) == [5..<6])
        #expect(JSONDocument(parsing: Array(#"{"a":[1}"#.utf8)).issues.map(\.related) == [5..<6])
        #expect(JSONDocument(parsing: Array(#" [1}"#.utf8)).issues.map(\.related) == [1..<2])
    }

    /// The root is what lacks a bracket to the grammar; the lines show that it is `b`.
    @Test func indentationTellsWhichBracketIsNotClosed() {
        let text = "{\n  \"a\": [\n    {}\n  ],\n  \"b\": {\n    \"x\": {\n    },\n    \"y\": 2\n  ,\"c\": 3\n}\n"
        let document = JSONDocument(parsing: Array(text.utf8))
        let opening = text.utf8.count - text.utf8.drop { $0 != UInt8(ascii: "b") }.count + 4
        #expect(document.issues.map(\.kind) == [.unclosedBracket])
        #expect(document.issues.map(\.related) == [opening..<opening + 1])
        #expect(document.issues.map(\.fix) == [nil])
    }

    @Test func severalMistakesEachAtItsPlace() {
        let text = """
            {
              // a comment
              name: "x",
              'type': "text"
              "inject": True,
              "target": ["ios",, "android"],
              "n": 01, "m": +1,
              "s": "a\\qb",
              "t": "a\tb",
              "capabilities": {},
            }
            }
            """
        let document = JSONDocument(parsing: Array(text.utf8))
        #expect(
            document.issues.map(\.kind) == [
                .comment, .bareKey, .singleQuotedString, .missingComma, .foreignLiteral, .extraComma, .leadingZero,
                .leadingPlus, .badEscape, .controlCharacter, .trailingComma, .strayBytes,
            ])
        #expect(
            document.root?.members.map(\.keyText) == [
                "name", "type", "inject", "target", "n", "m", "s", "t", "capabilities",
            ])
    }

    @Test(arguments: [
        ("{\"name\": \"x{\", ]", "{\"name\": \"x{\" }", [JSONSyntaxIssue.Kind.trailingComma, .mismatchedBracket]),
        ("[1, }", "[1 ]", [.trailingComma, .mismatchedBracket]),
        ("{\"a\": [1, }", nil, [.trailingComma, .unclosedBracket]),
        ("{\"a\": 1,, ]", "{\"a\": 1 }", [.trailingComma, .extraComma, .mismatchedBracket]),
    ])
    func aCommaBeforeAWrongBracketIsToldToo(
        _ text: String, _ mended: String?, _ kinds: [JSONSyntaxIssue.Kind]
    ) {
        let document = JSONDocument(parsing: Array(text.utf8))
        #expect(document.issues.map(\.kind) == kinds)
        guard let mended else { return }
        let edits = document.issues.flatMap { $0.fix ?? [] }
        #expect(Array(text.utf8).applying(edits).map { String(decoding: $0, as: UTF8.self) } == mended)
    }

    @Test func summariesAreDistinct() {
        let summaries = JSONSyntaxIssue.Kind.allCases.map(\.summary)
        #expect(Set(summaries).count == summaries.count)
        #expect(summaries.allSatisfy { !$0.isEmpty })
    }
}
