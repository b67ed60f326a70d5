import SourceScan
import SourceText
import Testing

/// A file with a row service whose builder has `body`, and what is `around` it.
func rowService(_ body: String, around: String = "", format: String = "format", callback: String = "onRowEvent cb")
    -> String
{
    """
    import Eureka
    \(around)
    @objc(EmailRowService)
    class EmailRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
        @objc static var instance = EmailRowService()
        static let own = "own"
        func buildActionParameterCustomFormatRow(key: String, \(format): String, \(callback): @escaping OnRowEventCallback)
            -> ActionParameterCustomFormatRowType?
        {
            \(body)
        }
    }
    """
}

/// What the builder of `text` compares with, each value resolved; nil when something about it is unsure.
func comparedTexts(_ text: String, others: [String] = []) -> [String]? {
    let files = ([text] + others).enumerated().map { number, text in
        SwiftFileFacts(scanning: SourceFile(path: "\(number).swift", text: text))
    }
    let facts = SwiftFacts(files: files)
    guard let builder = files[0].rowBuilders.first, builder.unsureUses.isEmpty else { return nil }
    var texts: [String] = []
    for comparison in builder.comparisons {
        guard case .texts(let found) = facts.resolve(comparison, of: builder, in: files[0]) else { return nil }
        texts += found.map(\.value)
    }
    return texts
}

@Suite struct SwiftComparisonTests {
    @Test(arguments: [
        (#"if format == "email" { return Row(key).onRowEvent(cb) }; return nil"#, ["email"]),
        (#"if "email" == format { return Row(key).onRowEvent(cb) }; return nil"#, ["email"]),
        (#"guard format == "email" else { return nil }; return Row(key).onRowEvent(cb)"#, ["email"]),
        (#"guard "email" == format else { return nil }; use(format); return Row(format)"#, ["email"]),
        (#"if format != "email" { return nil }; return Row(format).onRowEvent(cb)"#, ["email"]),
        (#"if (format == "email") { return Row(key) } else { return nil }"#, ["email"]),
        (#"return (format) == "email" ? Row(key) : nil"#, ["email"]),
        (#"if format == "a" || format == "b" { return Row(format) }; return nil"#, ["a", "b"]),
        (##"if format == #"raw"# { return Row(key) }; return nil"##, ["raw"]),
        (#"if format == "e\u{6D}ail" { return Row(key) }; return nil"#, ["email"]),
        (
            #"switch format { case "a", "b": return Row(key); case "c": return Row(format); default: return nil }"#,
            ["a", "b", "c"]
        ),
        (
            "switch format {\ncase \"a\":\n  if case .x = y { z() }\n  return Row(format)\ncase \"b\" where ok:\n  return nil\ndefault:\n  logger.info(\"\\(format)\")\n  return nil\n}",
            ["a", "b"]
        ),
        (#"switch format { case _: return nil }"#, []),
        (#"switch (format) { case "a": return nil; default: return nil }"#, ["a"]),
        (#"guard ["a", "b"].contains(format) else { return nil }; return Row(format)"#, ["a", "b"]),
        (#"guard Set(["a", "b"]).contains(format) else { return nil }; return Row(format)"#, ["a", "b"]),
        (#"if !["a"].contains(format) { return nil }; return Row(format)"#, ["a"]),
        (#"if format.elementsEqual("a") { return Row(key) }; return nil"#, ["a"]),
        (#"if "a" ~= format { return Row(key) }; return nil"#, ["a"]),
        (#"let isMine = format == "a"; guard isMine else { return nil }; return Row(key)"#, ["a"]),
        (#"let own = "local"; if format == own { return Row(key) }; return nil"#, ["local"]),
        (
            #"print("asked for \(format)"); logger.debug(format); if format == "a" { return Row(key) }; return nil"#,
            ["a"]
        ),
        (#"if format.isEmpty { return nil }; if format == "a" { return Row(key) }; return nil"#, ["a"]),
        (#"if style.format == "b", format == "a" { return Row(format: key) }; return nil"#, ["a"]),
        (#"if format == "a", let row = make(key) { return row }; return nil"#, ["a"]),
        ("if format ==\n    \"a\"\n{ return Row(key) }\nreturn nil", ["a"]),
        (
            "#if DEBUG\nif format == \"a\" { return Row(key) }\n#else\nif format == \"b\" { return Row(key) }\n#endif\nreturn nil",
            ["a", "b"]
        ),
        (#"/* if format == "no" {} */ if format == "a" { return nil } // format == "no""#, ["a"]),
        (#"let text = "if format == \"no\" {}"; if format == "a" { return nil }; return nil"#, ["a"]),
    ])
    func readsLiterals(_ body: String, _ expected: [String]) {
        #expect(comparedTexts(rowService(body)) == expected)
    }

    @Test(arguments: [
        #"if format.hasPrefix("a") { return Row(key) }; return nil"#,
        #"if handles(format) { return Row(key) }; return nil"#,
        ##"if format == #"email"#.self { return nil }; return nil"##,
        #"if format == prefix + "x" { return Row(key) }; return nil"#,
        #"if format + "x" == "ax" { return Row(key) }; return nil"#,
        #"if format == "\(prefix)x" { return Row(key) }; return nil"#,
        #"if format == name() { return Row(key) }; return nil"#,
        #"if let row = rows[format] { return row }; return nil"#,
        #"return rows[format]?(key)"#,
        #"let name = format; if name == "x" { return Row(key) }; return nil"#,
        #"if format.isEmpty { return nil }; return Row(key)"#,
        #"switch format { case let other where other.isEmpty: return nil; default: return nil }"#,
        #"switch (key, format) { case ("a", "b"): return nil; default: return nil }"#,
        #"return super.build(key: key, format: format)"#,
        #"if format.range(of: "a", options: .regularExpression) != nil { return Row(key) }; return nil"#,
        #"if format == unknownName { return Row(key) }; return nil"#,
        #"if names.contains(where: { $0 == format }) { return Row(key) }; return nil"#,
        #"guard format == "a" || other else { return nil }; return make(format)"#,
    ])
    func isSilentWhereItCannotTell(_ body: String) {
        #expect(comparedTexts(rowService(body)) == nil)
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
        ("kFormat", "let kOther = \"y\", kFormat = \"x\"", ["x"]),
    ])
    func followsNames(_ name: String, _ around: String, _ expected: [String]) {
        let body = "if format == \(name) { return Row(key) }; return nil"
        #expect(comparedTexts(rowService(body, around: around)) == expected)
        // The same in another file; what is private there is found here only.
        let other = around.replacing("private ", with: "")
        #expect(comparedTexts(rowService(body), others: [other]) == expected)
    }

    @Test(arguments: [
        ("kFormat", "var kFormat = \"x\"\nfunc change() { kFormat = \"y\" }"),
        ("kFormat", "let kFormat = ok ? \"x\" : \"y\""),
        ("kFormat", "#if DEBUG\nlet kFormat = \"x\"\n#else\nlet kFormat = \"y\"\n#endif"),
        ("Kind.email", "enum Kind: String { case email }"),
        ("Kind.email.rawValue", "enum Kind: Int { case email = 1 }"),
        ("kFormat", "let kFormat = kFormat"),
        ("kFormat", "let kFormat = \"x\" + suffix"),
    ])
    func doesNotFollowWhatMayChange(_ name: String, _ around: String) {
        let body = "if format == \(name) { return Row(key) }; return nil"
        #expect(comparedTexts(rowService(body, around: around)) == nil)
    }

    @Test(arguments: [
        "if format == name { return Row(key) }; return nil",
        "if format == key { return Row(key) }; return nil",
        "if let name = make(), format == name { return Row(key) }; return nil",
        "for name in names where format == name { return Row(key) }; return nil",
        "if names.contains(where: { (name: String) in name == format }) { return Row(key) }; return nil",
        "let (name, other) = make(); if format == name { return Row(other) }; return nil",
        "let name: String; name = make(); if format == name { return Row(key) }; return nil",
    ])
    func doesNotMixUpNames(_ body: String) {
        let others = ["let key = \"x\", name = \"x\""]
        let around =
            body.hasPrefix("if format == name") ? "extension EmailRowService { var name: String { make() } }" : ""
        #expect(comparedTexts(rowService(body, around: around), others: others) == nil)
    }

    @Test func aFormatWithoutNameIsComparedWithNothing() {
        #expect(comparedTexts(rowService("_ = key; return Row(key) { _ in }", format: "format _")) == [])
    }

    @Test(arguments: [
        (
            "guard formats.contains(format) else { return nil }", "let formats = [\"a\", kB]\nlet kB = \"b\"",
            ["a", "b"]
        ),
        (
            "guard Self.all.contains(format) else { return nil }",
            "extension EmailRowService { static let all: Set<String> = [\"a\"] }", ["a"]
        ),
        (
            "guard let kind = Kind(rawValue: format) else { return nil }; use(format)",
            "enum Kind: String { case a, b = \"B\" }", ["a", "B"]
        ),
        ("guard Kind(rawValue: format) == .a else { return nil }", "enum Kind: String { case a, b }", ["a"]),
        (
            "switch format { case kA, Kind.b.rawValue: return Row(key); default: return nil }",
            "let kA = \"a\"\nenum Kind: String { case b }", ["a", "b"]
        ),
    ])
    func followsListsAndEnums(_ body: String, _ around: String, _ expected: [String]) {
        #expect(comparedTexts(rowService(body + "; return Row(key)", around: around)) == expected)
    }

    @Test(arguments: [
        (#"format.lowercased() == "email""#, SwiftComparison.Folding.lowercased),
        (#""EMAIL" == format.uppercased()"#, .uppercased),
        (#"format.caseInsensitiveCompare("email") == .orderedSame"#, .ignoringCase),
        (#"format.lowercased() == kName.lowercased()"#, .ignoringCase),
        (#"kName.lowercased() == format.lowercased()"#, .ignoringCase),
        (#"format == "Email".lowercased()"#, .none),
    ])
    func seesFolding(_ condition: String, _ folding: SwiftComparison.Folding) {
        let facts = SwiftFileFacts(scanning: Array(rowService("if \(condition) { return nil }; return nil").utf8))
        #expect(facts.rowBuilders.first?.comparisons.map(\.folding) == [folding])
        #expect(facts.rowBuilders.first?.unsureUses == [])
    }

    @Test func goesByTheInternalName() {
        let body = #"if name == "email" { return Row(key) }; return format == "no" ? nil : nil"#
        #expect(comparedTexts(rowService(body, format: "format name")) == ["email"])
    }

    @Test func placesTheContentOfALiteral() throws {
        let file = SourceFile(path: "a.swift", text: rowService(#"if format == "email" { return nil }; return nil"#))
        let comparison = try #require(SwiftFileFacts(scanning: file).rowBuilders.first?.comparisons.first)
        #expect(file.text(in: comparison.value.range) == "email")
        #expect(file.bytes[comparison.value.range.lowerBound - 1] == .quote)
    }
}
