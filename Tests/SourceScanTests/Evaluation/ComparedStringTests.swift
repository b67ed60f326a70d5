import SourceScan
import SourceText
import Testing

@Suite struct ComparedStringTests {
    /// The strings that a builder compares other formats with; nil when not all of it can be evaluated.
    private func strings(_ text: String, others: [String] = []) -> [String]? {
        guard let evaluation = evaluation(of: [text] + others), evaluation.unresolved.isEmpty else { return nil }
        if case .unknown = evaluation.verdict { return nil }
        return evaluation.comparisons.map(\.value.value)
    }

    @Test(arguments: [
        (#"if format == "email" { return Row(key).onRowEvent(cb) }; return nil"#, ["email"]),
        (#"if "email" == format { return Row(key).onRowEvent(cb) }; return nil"#, ["email"]),
        (#"guard "email" == format else { return nil }; use(format); return Row(format)"#, ["email"]),
        (#"if (format == "email") { return Row(key) } else { return nil }"#, ["email"]),
        (#"return (format) == "email" ? Row(key) : nil"#, ["email"]),
        (#"if format == "a" || format == "b" { return Row(format) }; return nil"#, ["a", "b"]),
        (##"if format == #"raw"# { return Row(key) }; return nil"##, ["raw"]),
        (#"if format == "e\u{6D}ail" { return Row(key) }; return nil"#, ["email"]),
        (
            #"switch format { case "a", "b": return Row(key); case "c": return Row(format); default: return nil }"#,
            ["a", "b", "c"]
        ),
        (#"guard Set(["a", "b"]).contains(format) else { return nil }; return Row(format)"#, ["a", "b"]),
        (#"if !["a"].contains(format) { return nil }; return Row(format)"#, ["a"]),
        (#"if format.elementsEqual("a") { return Row(key) }; return nil"#, ["a"]),
        (#"if "a" ~= format { return Row(key) }; return nil"#, ["a"]),
        (#"let own = "local"; if format == own { return Row(key) }; return nil"#, ["local"]),
        (
            #"print("asked for \(format)"); logger.debug(format); if format == "a" { return Row(key) }; return nil"#,
            ["a"]
        ),
        (#"if format.isEmpty { return nil }; if format == "a" { return Row(key) }; return nil"#, ["a"]),
        (#"if format == "a", let row = make(key) { return row }; return nil"#, ["a"]),
        ("if format ==\n    \"a\"\n{ return Row(key) }\nreturn nil", ["a"]),
        (#"/* if format == "no" {} */ if format == "a" { return nil }; return nil // format == "no""#, ["a"]),
        (#"let text = "if format == \"no\" {}"; if format == "a" { return nil }; return nil"#, ["a"]),
        (#"if format == "Email".lowercased() { return Row(key) }; return nil"#, ["email"]),
    ])
    func readsLiterals(_ body: String, _ expected: [String]) {
        #expect(strings(rowService(body)) == expected)
    }

    @Test(arguments: [
        #"if handles(format) { return Row(key) }; return nil"#,
        #"if format == prefix + "x" { return Row(key) }; return nil"#,
        #"if format == name() { return Row(key) }; return nil"#,
        #"if let row = rows[format] { return row }; return nil"#,
        #"return rows[format]?(key)"#,
        #"return super.build(key: key, format: format)"#,
        #"if format.range(of: "a", options: .regularExpression) != nil { return Row(key) }; return nil"#,
        #"if format == unknownName { return Row(key) }; return nil"#,
        #"if names.contains(where: { $0 == format }) { return Row(key) }; return nil"#,
        #"return make(format)"#, "if format == name { return Row(key) }; return nil",
        "if let name = make(), format == name { return Row(key) }; return nil",
        "for name in names where format == name { return Row(key) }; return nil",
        "let (name, other) = make(); if format == name { return Row(other) }; return nil",
        "let name: String; name = make(); if format == name { return Row(key) }; return nil",
    ])
    func doesNotKnowWhatCannotBeEvaluated(_ body: String) {
        let around = "extension EmailRowService { var name: String { make() } }"
        #expect(strings(rowService(body, around: around), others: ["let name = \"x\""]) == nil)
    }

    @Test(arguments: [
        ("kFormat", "private let kFormat = \"x\"", ["x"]),
        ("Self.own", "", ["own"]),
        ("EmailRowService.own", "", ["own"]),
        ("Constants.Format.email", "enum Constants { enum Format { static let email = \"x\" } }", ["x"]),
        ("Kind.email.rawValue", "enum Kind: String { case email, other = \"o\" }", ["email"]),
        ("Kind.other.rawValue", "enum Kind: String { case email, other = \"o\" }", ["o"]),
        ("Kind.email", "enum Kind { static let email = \"x\" }", ["x"]),
        ("Kind.email", "enum Kind {}\nextension Kind { static var email: String { \"x\" } }", ["x"]),
        ("Kind.email", "enum Kind { static var email: String { return \"x\" } }", ["x"]),
        ("Short.email", "enum Kind { static let email = \"x\" }\ntypealias Short = Kind", ["x"]),
        ("kAlias", "let kAlias = Kind.email\nstruct Kind { static let email = \"x\" }", ["x"]),
        (".email", "extension String { static let email = \"x\" }", ["x"]),
        ("kFormat", "let kFormat: String = \"\"\"\n    x\n    \"\"\"", ["x"]),
        ("kFormat", "var kFormat = \"x\"", ["x"]),
        ("`default`", "let `default` = \"x\"", ["x"]),
        ("kFormat", "let kFormat = ok ? \"x\" : \"y\"", ["x", "y"]),
        ("kFormat", "let kOther = \"y\", kFormat = \"x\"", ["x"]),
        ("kFormat", "#if os(macOS)\nlet kFormat = \"no\"\n#else\nlet kFormat = \"x\"\n#endif", ["x"]),
    ])
    func followsNames(_ name: String, _ around: String, _ expected: [String]) {
        let body = "if format == \(name) { return Row(key) }; return nil"
        #expect(strings(rowService(body, around: around)) == expected)
        // The same in another file; what is private there is found here only.
        let other = around.replacing("private ", with: "")
        #expect(strings(rowService(body), others: [other]) == expected)
    }

    @Test(arguments: [
        ("kFormat", "var kFormat = \"x\"\nfunc change() { kFormat = \"y\" }"),
        ("kFormat", "var kFormat = \"x\"\nfunc change() { kFormat.append(\"y\") }"),
        ("kFormat", "var kFormat = \"x\"\nfunc change() { other(&kFormat) }"),
        ("kFormat", "#if DEBUG\nlet kFormat = \"x\"\n#else\nlet kFormat = \"y\"\n#endif"),
        ("Kind.email", "enum Kind: String { case email }"),
        ("kFormat", "let kFormat = kFormat"),
        ("kFormat", "let kFormat = \"x\" + suffix"),
    ])
    func doesNotFollowWhatMayChange(_ name: String, _ around: String) {
        let body = "if format == \(name) { return Row(key) }; return nil"
        #expect(strings(rowService(body, around: around)) == nil)
    }

    @Test(arguments: [
        (#"format.lowercased() == "email""#, "email"), (#""EMAIL" == format.uppercased()"#, "EMAIL"),
        (#"format.caseInsensitiveCompare("Email") == .orderedSame"#, "email"),
    ])
    func knowsTheFormatAsItIsCompared(_ condition: String, _ compared: String) {
        let text = rowService("if \(condition) { return Row(key) }; return nil")
        let found = evaluation(of: [text], for: .exactly("eMail"))
        #expect(found?.verdict == .row)
        #expect(found?.comparisons.map(\.format) == [compared])
    }

    @Test func goesByTheInternalName() {
        let body = #"if name == "email" { return Row(key) }; return format == "no" ? nil : nil"#
        #expect(evaluation(of: [rowService(body, format: "format name")])?.comparisons.map(\.value.value) == ["email"])
        #expect(strings(rowService("_ = key; return Row(key) { _ in }", format: "format _")) == [])
    }

    @Test func placesTheContentOfALiteralAndTheSign() throws {
        let file = SourceFile(path: "0.swift", text: rowService(#"if format != "email" { return nil }; return Row()"#))
        let comparison = try #require(evaluation(of: [String(decoding: file.bytes, as: UTF8.self)])?.comparisons.first)
        #expect(file.text(in: comparison.value.range) == "email")
        #expect(file.bytes[comparison.value.range.lowerBound - 1] == .quote)
        #expect(comparison.sign.map { file.text(in: $0.range) } == "!=")
    }

    @Test func namesWhatIsNotDeclared() {
        let text = rowService("if format == Kind.wrong { return Row(key) }; return nil", around: "enum Kind {}")
        #expect(evaluation(of: [text])?.unresolved.map(\.value) == ["Kind.wrong"])
    }
}
