import Findings
import Rules
import Testing

@Suite struct SwiftNameTakenTests {
    private let rule = "swift-name-taken"

    @Test(arguments: [
        "let logger = Logger()", "public var logger: XCGLogger { .default }", "var a = 1, logger = 2",
        "private let logger = Logger()", "fileprivate let logger = Logger()",
    ])
    func marksTheName(_ code: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\n\(code)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["logger"])
    }

    @Test func marksATypeThatAnotherFileDeclares() throws {
        let sample = RowServiceSample().with(["ios/Copy.swift": RowServiceSample().code])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "\"Email2RowService\" is declared twice")
        #expect(sample.places(of: finding) == ["Email2RowService", "Email2RowService"])
    }

    @Test(arguments: [
        ("#if DEBUG\nclass Help {}\n#endif\nclass Help {}", 1), ("#if DEBUG\nclass Help {}\n#endif", 0),
        ("#if DEBUG\nclass Help {}\n#else\nclass Help {}\n#endif", 0),
        ("#if DEBUG\nclass Help {}\n#else\nclass Help {}\n#endif\nstruct Help {}", 1),
        ("#if DEBUG\nfunc help() {}\n#endif\n#if !DEBUG\nfunc help() {}\n#endif", 0),
        ("#if os(iOS)\nlet help = 1\n#endif\nlet help = 2", 1),
        ("#if os(macOS)\nlet help = 1\n#endif\nlet help = 2", 0),
        ("#if FLAG\ntypealias Help = Int\n#else\ntypealias Help = Double\n#endif", 0),
        ("#if DEBUG\nlet logger = 1\n#endif", 1),
    ])
    func comparesWhatIsInOneBuild(_ code: String, _ count: Int) {
        #expect(RowServiceSample().with(["ios/Help.swift": code]).findings(of: rule).count == count)
    }

    @Test(arguments: [
        "enum A { class Email2RowService {} }",
        "#if FLAG\nclass Email2RowService {}\n#endif", "extension Email2RowService {}", "// class Email2RowService {}",
    ])
    func staysSilentAboutAnotherTypeOfTheName(_ code: String) {
        #expect(RowServiceSample().with(["ios/Copy.swift": code]).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        "enum A { static let logger = 1 }",
        "func a() { let logger = 1 }", "let a = logger", "// let logger = 1", "let Logger = 1",
    ])
    func staysSilent(_ code: String) {
        #expect(RowServiceSample.code(("import Eureka", "import Eureka\n\(code)")).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        "class Main {}", "class IconLabel: UILabel {}", "class AppDelegate {}", "private struct SceneDelegate {}",
        "typealias LoginForm = Int", "extension UIImageView { var unknown: Int { 1 } }", "let logEvent = 1, Main = 1",
    ])
    func knowsTheNamesOfTheApp(_ code: String) throws {
        let finding = try RowServiceSample().with(["ios/Sources/A.swift": code]).onlyFinding(of: rule)
        #expect(finding.severity == .error && finding.location.path == "ios/Sources/A.swift")
    }

    @Test(arguments: [
        "func logEvent(_ text: String) {}", "extension UIImageView { static var unknown: Int { 1 } }", "class main {}",
        "enum A { class Main {} }", "#if os(macOS)\nclass Main {}\n#endif", "class ImageRow {}",
    ])
    func staysSilentAboutOtherNames(_ code: String) {
        #expect(RowServiceSample().with(["ios/Sources/A.swift": code]).findings(of: rule).isEmpty)
    }

    /// What the compiler says of the same pairs, each in a file of its own.
    @Test(arguments: [
        ("struct A {}", "class A {}"), ("func f(_ a: Int) {}", "func f(_ b: Int) {}"), ("let a = 1", "let a = \"\""),
        ("struct A {}", "typealias A = Int"), ("struct A {}", "private struct A {}"),
        ("private let a = 1", "let a = 2"),
        ("extension Int { var z: Int { 1 } }", "extension Int { var z: Int { 2 } }"),
        ("class A { func x() {} }", "extension A { func x() {} }"),
        ("extension Int { init(q: String) { self = 1 } }", "extension Int { init(q: String) { self = 2 } }"),
    ])
    func marksADeclarationOfAnotherFile(_ one: String, _ other: String) throws {
        let sample = RowServiceSample().with(["ios/Sources/A.swift": one, "ios/Sources/B.swift": other])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == "ios/Sources/B.swift")
        #expect(finding.notes.map(\.location.path) == ["ios/Sources/A.swift"])
    }

    @Test(arguments: [
        ("func f(_ a: Int) {}", "func f(_ a: String) {}"), ("func f() {}", "func f() async {}"),
        ("private struct A {}", "private struct A {}"), ("func f<T>(_ a: T) {}", "func f<T: Equatable>(_ a: T) {}"),
        ("extension Int { private var z: Int { 1 } }", "extension Int { private var z: Int { 2 } }"),
        ("extension Int { var z: Int { 1 } }", "extension Int { static var z: Int { 2 } }"),
        (
            "extension Array where Element == Int { var z: Int { 1 } }",
            "extension Array where Element == A { var z: Int { 1 } }"
        ),
        ("func f(a: Int) {}", "func f(b: Int) {}"), ("struct A {}", "struct a {}"),
        ("func f(_ a: some P) {}", "func f(_ a: some P) {}"),
        ("class A { typealias B = Int }", "class C { typealias B = Int }"),
        ("protocol P { func f() }", "extension P { func f() {} }"),
    ])
    func staysSilentAboutWhatTheCompilerTakes(_ one: String, _ other: String) {
        let sample = RowServiceSample().with(["ios/Sources/A.swift": one, "ios/Sources/B.swift": other])
        #expect(sample.findings(of: rule).isEmpty)
    }
}
