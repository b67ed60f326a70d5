import Findings
import Rules
import Testing

@Suite struct SwiftEntryPointTests {
    private let rule = "swift-entry-point"

    @Test(arguments: [
        "@main struct App {}", "@UIApplicationMain\nclass Delegate: UIResponder {}", "@main\nenum A {}",
        "#if DEBUG\n@main struct A {}\n#endif", "#if os(iOS)\n@main struct A {}\n#endif",
    ])
    func marksTheAttribute(_ code: String) throws {
        let sample = RowServiceSample().with(["ios/Sources/App.swift": code])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding).first?.hasPrefix("@") == true)
    }

    @Test(arguments: [
        ("print(1)", "print"), ("let a = 1\nif a == 1 {}", "if"), ("import UIKit\nUIView.setUp()", "UIView"),
        ("struct A {}\nfor a in [1] {}", "for"), ("var a = 1\na = 2", "a"), ("let a = 1; print(a)", "print"),
        ("func f() {}\nf()", "f"), ("let a = [1]\ntry a.map { $0 }", "try"),
    ])
    func marksTheStatement(_ code: String, _ word: String) throws {
        let sample = RowServiceSample().with(["ios/Sources/App.swift": code])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [word])
    }

    @Test(arguments: [
        "struct main {}", "let a =\n    f()", "let a = b\n    .c()", "let a: Int = {\n    f()\n    return 1\n}()",
        "@available(iOS 13, *)\nstruct A {}", "class A: B,\n    C.D {}", "private(set) var a = 1",
        "nonisolated(unsafe) var a = 1", "precedencegroup A {\n    associativity: left\n}", "infix operator +++",
        "#if os(macOS)\nprint(1)\n#endif", "#warning(\"x\")", "extension A where B.C == D {}",
        "func f<T>()\n    where T.A == B {}", "let a = \"\"\"\nprint(1)\n\"\"\"",
        "#if os(macOS)\n@main struct A {}\n#endif", "#if FLAG\n@main struct A {}\n#endif",
        "typealias A =\n    B.C", "let (a, b) = (1, 2)", "let a = b ?\n    c() :\n    d()",
        "@objc(A)\npublic class A {}",
        "enum A: String { case b, c }", "let a: B = .init()\nlet c = 1", "func f() async\n    throws -> A {}",
    ])
    func staysSilent(_ code: String) {
        #expect(RowServiceSample().with(["ios/Sources/App.swift": code]).findings(of: rule).isEmpty)
    }

    @Test func mainSwiftIsReportedByItsName() {
        let sample = RowServiceSample().with(["ios/Sources/main.swift": "print(1)"])
        #expect(sample.findings(of: rule).isEmpty)
        #expect(sample.findings(of: "swift-file-name-taken").count == 1)
    }
}
