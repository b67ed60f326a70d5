import Findings
import Rules
import Testing

@Suite struct SwiftDeclarationCollisionTests {
    private let rule = "swift-declaration-collision"

    private func files(_ one: String, _ other: String) -> [String: String] {
        TwoControls.ios(["ios/Sources/A.swift": one], ["ios/Sources/B.swift": other])
    }

    @Test(arguments: [
        ("struct Helper {}", "class Helper {}"), ("func help(_ a: Int) {}", "func help(_ b: Int) {}"),
        ("let shared = 1", "var shared = 2"), ("typealias Cell = Int", "struct Cell {}"),
    ])
    func marksTheSecondDeclaration(_ one: String, _ other: String) throws {
        let finding = try onlyFinding(of: rule, in: files(one, other))
        #expect(finding.location.path == "phone2/ios/Sources/B.swift" && finding.location.range != nil)
        #expect(finding.notes.map(\.location.path) == ["email2/ios/Sources/A.swift"])
    }

    @Test func marksTwoClassesOfOneNameForObjectiveC() throws {
        let finding = try onlyFinding(
            of: rule, in: files("@objc(Q) class A: NSObject {}", "@objc(Q) class B: NSObject {}"))
        #expect(finding.message == "two controls have a class \"Q\" for Objective-C")
        #expect(
            findings(of: rule, in: files("@objc(Q) class A: NSObject {}", "@objc(Q) class A: NSObject {}")).count == 1)
    }

    @Test(arguments: [
        ("private struct Helper {}", "struct Helper {}"),
        ("enum A { struct Helper {} }", "enum B { struct Helper {} }"),
        ("func help(_ a: Int) {}", "func help(_ a: String) {}"), ("extension Int {}", "extension Int {}"),
        ("#if DEBUG\nstruct Helper {}\n#endif", "struct Helper {}"), ("// struct Helper {}", "struct Helper {}"),
    ])
    func staysSilent(_ one: String, _ other: String) {
        #expect(findings(of: rule, in: files(one, other)).isEmpty)
    }
}
