import SourceScan
import SourceText
import Testing

@Suite struct SwiftFactsTests {
    private func facts(_ texts: String...) -> SwiftFacts {
        SwiftFacts(
            files: texts.enumerated().map { number, text in
                SwiftFileFacts(scanning: SourceFile(path: "\(number).swift", text: text))
            })
    }

    @Test func mergesExtensionsOfOtherFiles() throws {
        let facts = facts(
            "class A: NSObject { let a = 1 }", "extension A: ApplicationService { func f() {} }",
            "extension A: B where T == Int {}\nenum A1 { case a }\nextension A.Inner {}")
        let type = try #require(facts.type(named: "A"))
        #expect(type.declarations.map(\.path) == ["0.swift"])
        #expect(type.extensions.map(\.path) == ["1.swift", "2.swift"])
        #expect(type.inherited.map(\.value) == ["NSObject", "ApplicationService", "B"])
        #expect(type.inherited.map(\.path) == ["0.swift", "1.swift", "2.swift"])
        #expect(type.variables.map(\.value.name.value) == ["a"])
        #expect(type.functions.map(\.value.name.value) == ["f"])
        #expect(facts.type(named: "A.Inner") == nil)
        #expect(facts.inheritedNames(of: "B") == nil)
    }

    @Test func followsInheritanceThroughTheControl() {
        let facts = facts(
            "class A: Base, Mine {}", "class Base: NSObject {}\nprotocol Mine: Builder {}",
            "typealias Builder = ApplicationService & FormatRowBuilder<Row>")
        let names = Set((facts.inheritedNames(of: "A") ?? []).map(\.value))
        #expect(names == ["Base", "Mine", "NSObject", "Builder", "ApplicationService", "FormatRowBuilder"])
    }

    @Test func survivesCircles() {
        let facts = facts("class A: B {}\nclass B: A {}\ntypealias C = D\ntypealias D = C\nlet x = y\nlet y = x")
        #expect(Set((facts.inheritedNames(of: "A") ?? []).map(\.value)) == ["B"])
        #expect(facts.type(named: "C") == nil)
    }

    @Test func localTypesAreNobodysBusiness() {
        let facts = facts("func f() { class Local: NSObject {} }")
        #expect(facts.type(named: "Local") == nil)
    }

    @Test(arguments: ["A<Int>.C", "A<() -> B>.C", "A<[B<(B) -> B>]>.C"])
    func whatStandsInAnglesIsNoPartOfAName(_ name: String) {
        let facts = facts("struct A<T> { class C {} }", "typealias D = \(name)\nextension D: P {}")
        #expect(facts.type(named: name)?.qualifiedName == "A.C")
        #expect(facts.type(named: "D")?.inherited.map(\.value) == ["P"])
    }

    @Test func aliasedTypesAreFound() {
        let facts = facts("class A: NSObject {}\ntypealias B = A", "extension B: P {}")
        #expect(facts.type(named: "B")?.inherited.map(\.value) == ["NSObject", "P"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func lineEndsAndMarksChangeNothing(_ lineEnd: String, _ mark: String) throws {
        let body = "switch format {\n// no\ncase kFormat:\nreturn Row(key)\n.onRowEvent(cb)\ndefault:\nreturn nil\n}"
        let text = mark + rowService(body, around: "let kFormat = \"x\"\n").replacing("\n", with: lineEnd)
        let found = try #require(evaluation(of: [text], for: .exactly("x")))
        #expect(found.comparisons.map(\.value.value) == ["x"])
        #expect(found.verdict == .row)
    }
}
