import Findings
import Rules
import Testing

@Suite struct FormatNotHandledTests {
    private let rule = "format-not-handled"

    @Test(arguments: ["emial2", "Email2", "email", "email3"])
    func marksTheNameAndTheComparedValue(_ value: String) throws {
        let sample = RowServiceSample.code(("\"email2\"", "\"\(value)\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "no row service handles the format \"email2\"")
        #expect(finding.location.pointer == "/name")
        #expect(sample.places(of: finding) == ["email2", value])
        #expect(finding.notes.map(\.message) == ["Email2RowService handles this one"])
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    /// Each form of the builder's code, with the value that it compares with marked by the test's own text.
    static let forms: [String] = [
        "if format == \"FORMAT\" { return EmailRow(key).onRowEvent(eventCallback) }\n return nil",
        "if \"FORMAT\" == format { return EmailRow(key).onRowEvent(eventCallback) } else { return nil }",
        "guard format != \"FORMAT\" else { return EmailRow(key).onRowEvent(eventCallback) }\n return nil",
        "switch format {\n case \"FORMAT\": return EmailRow(key).onRowEvent(eventCallback)\n default: return nil\n }",
        "format == \"FORMAT\" ? EmailRow(key).onRowEvent(eventCallback) : nil",
        "let mine = \"FORMAT\"\n guard format == mine else { return nil }\n return EmailRow(key)",
        "guard [\"FORMAT\"].contains(format) else { return nil }\n return EmailRow(key)",
        "guard format.caseInsensitiveCompare(\"FORMAT\") == .orderedSame else { return nil }\n return EmailRow(key)",
        "guard format == Names.mine else { return nil }\n return EmailRow(key)\n}\n enum Names {\n static let mine = \"FORMAT\"",
        "guard format == Names.mine.rawValue else { return nil }\n return EmailRow(key)\n}\n enum Names: String {\n case mine = \"FORMAT\"",
    ]
    private static let body = """
                guard format == "email2" else { return nil }
                return EmailRow(key).onRowEvent(eventCallback)
        """

    @Test(arguments: forms)
    func readsEveryWayToCompare(_ form: String) throws {
        let right = RowServiceSample.code((Self.body, form.replacing("FORMAT", with: "email2")))
        #expect(right.findings(of: rule).isEmpty)
        let wrong = RowServiceSample.code((Self.body, form.replacing("FORMAT", with: "emial2")))
        let finding = try wrong.onlyFinding(of: rule)
        #expect(wrong.places(of: finding) == ["email2", "emial2"])
        #expect(try #require(wrong.fixed(finding)).code == right.code)
    }

    @Test(arguments: ["", "return "])
    func findsAComparisonTheWrongWayRoundInAConditionalExpression(_ word: String) throws {
        let form = word + "format != \"email2\" ? EmailRow(key).onRowEvent(eventCallback) : nil"
        let finding = try RowServiceSample.code((Self.body, form)).onlyFinding(of: rule)
        #expect(finding.help == "replace != with ==")
    }

    @Test func isSilentWhereARowMayBeHandedOutWithoutALookAtTheFormat() throws {
        let form = """
                    if format == "email" { return EmailRow(key).onRowEvent(eventCallback) }
                    if key == "mail" { return EmailRow(key).onRowEvent(eventCallback) }
                    return nil
            """
        let sample = RowServiceSample.code((Self.body, form))
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test(arguments: ["mobile", "Mobile", "my-mobile"])
    func mendsTheManifestWhereTheServiceIsCalledAsTheCodeSays(_ value: String) throws {
        let type = value == "my-mobile" ? "MyMobile" : "Mobile"
        let sample = RowServiceSample.code(("Email2RowService", type + "RowService"), ("\"email2\"", "\"\(value)\""))
            .manifestReplacing("Email2RowService", type + "RowService")
        // The file is still called after the manifest's name: undecided.
        let undecided = try sample.onlyFinding(of: rule)
        #expect(
            undecided.help
                == "change \"\(value)\" to \"email2\" in Email2Row.swift, or change \"name\" to \"\(value)\" in manifest.json"
        )
        #expect(undecided.fix == nil)
        var files = sample.files
        files["ios/\(type)Row.swift"] = files.removeValue(forKey: RowServiceSample.codePath)
        let moved = RowServiceSample(files: files)
        let finding = try moved.onlyFinding(of: rule)
        #expect(finding.help == "change \"name\" to \"\(value)\" in manifest.json, which agrees with \(type)RowService")
        let mended = try #require(moved.fixed(finding))
        #expect(mended.findings(of: rule).isEmpty && mended.manifest.contains("\"name\": \"\(value)\""))
    }

    @Test func mendsTheCodeWhereTheServiceIsCalledAsTheManifestSays() throws {
        let sample = RowServiceSample.code(("\"email2\"", "\"yourName\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.help == "change \"yourName\" to \"email2\" in Email2Row.swift")
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test func leavesTheChoiceWhereNothingIsCalledAsEither() throws {
        let sample = RowServiceSample.code(("Email2RowService", "SomeService"), ("\"email2\"", "\"yourName\""))
            .manifestReplacing("Email2RowService", "SomeService")
        var files = sample.files
        files["ios/Some.swift"] = files.removeValue(forKey: RowServiceSample.codePath)
        let finding = try RowServiceSample(files: files).onlyFinding(of: rule)
        #expect(
            finding.help
                == "change \"yourName\" to \"email2\" in Some.swift, or change \"name\" to \"yourName\" in manifest.json"
        )
        #expect(finding.fix == nil)
    }

    @Test func marksAConstantInAnotherFile() throws {
        let sample = RowServiceSample.code(("\"email2\"", "kFormat")).with([
            "ios/Names.swift": "let kFormat = \"mail\"\n"
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.notes.map(\.location.path) == ["ios/Names.swift"])
        #expect(sample.places(of: finding) == ["email2", "mail"])
    }

    @Test func showsTheNearestOfSeveralValuesAndLeavesTheChoice() throws {
        let sample = RowServiceSample.code(
            ("format == \"email2\"", "[\"a\", \"phone2\", \"mail2\", \"b\"].contains(format)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.notes.count == 3)
        #expect(sample.places(of: finding)[1] == "mail2")
        #expect(finding.fix == nil)
    }

    @Test func speaksOfAFormatThatIsMadeSmallFirst() throws {
        let sample = RowServiceSample.code(("format == \"email2\"", "format.lowercased() == \"eMail2\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["email2", "eMail2"])
        #expect(try #require(sample.fixed(finding)).findings(of: rule).isEmpty)
    }

    @Test func speaksOfABuilderThatNeverHandsOutARow() throws {
        let sample = RowServiceSample.code(("EmailRow(key).onRowEvent(eventCallback)", "nil"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["email2", "buildActionParameterCustomFormatRow"])
    }

    @Test func speaksOfAServiceThatBuildsNoRows() throws {
        let sample = RowServiceSample.code(
            (
                RowServiceSample().code,
                """
                @objc(Email2RowService)
                class Email2RowService: NSObject, ApplicationService { @objc static let instance = Email2RowService() }
                """
            ))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["email2", "Email2RowService"])
    }

    @Test(arguments: [
        // Names that never reach a row service, or are none: other rules speak of them.
        RowServiceSample.manifest(("\"email2\"", "\"email\"")),
        .manifest(("\"email2\"", "\"/email2\"")),
        .manifest(("\"email2\"", "\"\"")),
        .manifest(("\"email2\"", "12")),
        .manifest(("\"email2\"", "\"phone2\""), ("\"type\"", "\"choiceList\": {\"1\": \"one\"}, \"type\"")),
        .manifest(("\"email2\"", "\"phone2\""), ("\"inject\": true", "\"inject\": false")),
        .manifest(("\"email2\"", "\"phone2\""), ("\"target\": \"ios\"", "\"target\": [\"android\"]")),
        // Code that answers to more than can be read.
        .code(("format == \"email2\"", "formats.contains(format)")),
        .code(("format == \"email2\"", "format == unknownName")),
        .code(("format == \"email2\"", "accepts(format)")),
        .code(("guard format == \"email2\" else { return nil }", "")),
        .code(("format == \"email2\"", "format == \"mail\" || other.answers(to: format)")),
        // Other formats, too; another service that answers; a superclass that does.
        .code(("format == \"email2\"", "format == \"mail\" || format == \"email2\"")),
        .code(("\"email2\"", "\"mail\"")).with([
            "ios/Other.swift": RowServiceSample().code.replacing("Email2", with: "Other")
        ]),
        .code(
            (
                "class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder",
                "class Base: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder"
            ), ("@objc(Email2RowService)", "@objc(Email2RowService) class Email2RowService: Base {}\n")),
        // Code that is not whole.
        .code(("\"email2\"", "\"mail\""), ("return EmailRow", "if true { return EmailRow")),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        ("Names.mail", "enum Names {\n static let email2 = \"email2\"\n}", nil),
        ("Names.emial2.rawValue", "enum Names: String {\n case email2\n}", "email2"),
        ("Names.email2.rawValue", "enum Names: String {\n case emial2\n}", "emial2"),
        ("kFormat", "private let kFormt = \"email2\"", "kFormt"),
    ])
    func marksANameThatIsNotDeclared(_ name: String, _ declaration: String, _ nearest: String?) throws {
        let sample = RowServiceSample.code(("\"email2\"", name), ("import Eureka", "import Eureka\n" + declaration))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [name] + [nearest].compactMap { $0 })
        if let fixed = sample.fixed(finding) {
            #expect(fixed.findings(of: rule).isEmpty)
        } else {
            #expect(nearest == nil)
        }
    }

    @Test(arguments: [
        ("Names.mail", "enum Names: Base {\n static let email2 = \"email2\"\n}"),
        ("Names.mail", "#if DEBUG\nenum Names {\n static let email2 = \"email2\"\n}\n#endif"),
        ("Names.mail", "typealias Names = Other.Names"), ("other", "let format2 = \"email2\""),
        ("self.kind", "let kinds = \"email2\""), ("kinds", "func a(kinds: String) {}\nlet kind = \"email2\""),
    ])
    func staysSilentWhereANameMayBeDeclaredElsewhere(_ name: String, _ declaration: String) {
        let sample = RowServiceSample.code(("\"email2\"", name), ("import Eureka", "import Eureka\n" + declaration))
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        ("guard format != \"email2\" else { return nil }\n return ROW", "!="),
        ("if format != \"email2\" { return ROW }\n return nil", "!="),
        ("if (format != kName) { return ROW } else { return nil }", "!="),
        ("return format != \"email2\" ? ROW : nil", "!="),
        ("if !(format == \"email2\") { return ROW }\n return nil", "=="),
        ("let isMine = format == \"email2\"\n if !isMine { return ROW }\n return nil", "=="),
        ("return format == \"email2\" ? nil : ROW", "=="),
        ("if format == \"email2\" { return nil }\n return ROW", "=="),
        ("guard format == \"email2\" else { return ROW }\n return nil", "=="),
        ("switch format {\n case \"email2\": return nil\n default: return ROW\n }", "email2"),
    ])
    func marksAComparisonThatIsTheWrongWayRound(_ body: String, _ sign: String) throws {
        let row = "EmailRow(key).onRowEvent(eventCallback)"
        let sample = RowServiceSample.code(
            (Self.body, body.replacing("ROW", with: row)), ("import Eureka", "import Eureka\nlet kName = \"email2\""))
        let found = sample.findings(of: rule)
        let finding = try #require(found.first)
        #expect(found.count == 1 && sample.places(of: finding) == ["email2", sign])
        #expect(finding.notes.map(\.message) == ["Email2RowService returns nil for this format only"])
        #expect(sample.findings(of: "format-unconditional").isEmpty)
        if sign != "email2" {
            let fixed = try #require(sample.fixed(finding))
            #expect(fixed.findings(of: rule).isEmpty && fixed.findings(of: "format-unconditional").isEmpty)
            #expect(report(of: rule, in: fixed.files).skipped.isEmpty)
        }
    }

    @Test(arguments: [
        // What is asked besides, and what else may give a row.
        "if format != \"email2\" { return ROW }\n return make(key)",
        "if format != \"email2\" { print(key) }\n return ROW",
        "guard !(format != \"email2\") else { return nil }\n return ROW",
        "guard accepts(format != \"email2\") else { return nil }\n return ROW",
        "if format == \"email2\" { if key == \"a\" { return nil } }\n return ROW",
        "var row: BaseRow?\n if format != \"email2\" { row = nil } else { row = ROW }\n return row",
        "switch format {\n case \"email2\" where key == \"a\": return nil\n default: return ROW\n }",
        "switch format {\n case \"email2\": if key == \"a\" { return ROW }\n return nil\n default: return ROW\n }",
        "for _ in 0..<1 { guard format != \"email2\" else { break }\n return nil }\n return ROW",
        "if format == \"a\" { return nil }\n return ROW",
        "switch format {\n case \"a\": return nil\n case \"b\": return ROW\n default: return ROW\n }",
    ])
    func staysSilentWhereAComparisonMayBeRight(_ body: String) {
        let row = "EmailRow(key).onRowEvent(eventCallback)"
        let sample = RowServiceSample.code((Self.body, body.replacing("ROW", with: row)))
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func saysWhereTheCodeCantBeJudged() {
        let sample = RowServiceSample.code(("format == \"email2\"", "accepts(format)"))
        #expect(report(of: rule, in: sample.files).skipped.map(\.path) == [RowServiceSample.codePath])
        #expect(report(of: rule, in: RowServiceSample().files).skipped.isEmpty)
    }
}
