import SourceScan
import SourceText
import Testing

@Suite struct SwiftDeclarationTests {
    private func scan(_ text: String) -> SwiftFileFacts { SwiftFileFacts(scanning: Array(text.utf8)) }

    @Test func readsARowService() throws {
        let text = rowService("return nil")
        let file = SourceFile(path: "a.swift", text: text)
        let facts = SwiftFileFacts(scanning: file)
        let type = try #require(facts.types.first)
        #expect(facts.types.count == 1)
        #expect(type.kind == .class)
        #expect(type.name.value == "EmailRowService")
        #expect(file.text(in: type.name.range) == "EmailRowService")
        #expect(
            type.inheritance.map(\.text.value) == [
                "NSObject", "ApplicationService", "ActionParameterCustomFormatRowBuilder",
            ])
        let objc = try #require(type.attribute("objc"))
        #expect(objc.argument?.value == "EmailRowService")
        #expect(objc.argument.map { file.text(in: $0.range) } == "EmailRowService")
        #expect(file.text(in: objc.range) == "@objc(EmailRowService)")
        let instance = try #require(type.variables.first)
        #expect(instance.name.value == "instance")
        #expect(instance.isStatic && !instance.isLet && !instance.isComputed)
        #expect(instance.attributes.map(\.name.value) == ["objc"])
        #expect(instance.initialiser?.value == "EmailRowService()")
        let builder = try #require(type.functions.first)
        #expect(builder.fullName == "buildActionParameterCustomFormatRow(key:format:onRowEvent:)")
        #expect(builder.parameters.map(\.name.value) == ["key", "format", "cb"])
        #expect(builder.parameters.map(\.type?.value) == ["String", "String", "@escaping OnRowEventCallback"])
        #expect(builder.returnType?.value == "ActionParameterCustomFormatRowType?")
        #expect(file.text(in: type.range).hasPrefix("@objc(EmailRowService)\nclass"))
        #expect(file.text(in: type.range).hasSuffix("}\n}"))
        #expect(facts.isBalanced)
    }

    @Test(
        arguments: [
            ("import UIKit", "UIKit", "UIKit", nil, []),
            ("@testable import Control", "Control", "Control", nil, ["testable"]),
            ("@_exported import A.B.C", "A", "A.B.C", nil, ["_exported"]),
            ("import struct A.B", "A", "A.B", "struct", []),
            ("import func Foo.bar", "Foo", "Foo.bar", "func", []),
            ("public import `Foo`", "Foo", "`Foo`", nil, []),
            ("@preconcurrency @_spi(X) internal import Z", "Z", "Z", nil, ["preconcurrency", "_spi"]),
        ] as [(String, String, String, String?, [String])])
    func readsImports(_ text: String, _ module: String, _ path: String, _ kind: String?, _ attributes: [String]) throws
    {
        let found = try #require(scan("// import No\n\(text)\nlet x = \"import No\"").imports.first)
        #expect(found.module.value == module)
        #expect(found.path.value == path)
        #expect(found.kind == kind)
        #expect(found.attributes.map(\.name.value) == attributes)
        #expect(!found.isConditional)
    }

    @Test func marksWhatStandsInConditions() {
        let facts = scan(
            """
            import A
            #if canImport(B) && os(iOS) // class No {}
            import B
            class X: P {
                #if DEBUG
                static let a = "1"
                #else
                static let a = "2"
                #endif
                let b = 1
            }
            #elseif !FOO
            struct X {}
            #else
            import C
            #endif
            struct Y {}
            """)
        #expect(facts.imports.map(\.module.value) == ["A", "B", "C"])
        #expect(facts.imports.map(\.isConditional) == [false, true, true])
        #expect(facts.types.map(\.name.value) == ["X", "X", "Y"])
        #expect(facts.types.map(\.isConditional) == [true, true, false])
        #expect(facts.types.first?.variables.map(\.name.value) == ["a", "a", "b"])
        #expect(facts.isBalanced)
    }

    @Test func keepsBracesOfBranchesApart() {
        let facts = scan("#if A\nclass X: P {\n#else\nclass X: Q {\n#endif\n}\nclass Y {}")
        #expect(facts.types.map(\.qualifiedName) == ["X", "X", "Y"])
        #expect(facts.types.map(\.parent) == [nil, nil, nil])
        #expect(!facts.isBalanced)
    }

    @Test func qualifiesNestedTypes() {
        let facts = scan(
            """
            struct A<T: Collection<Int>>: B, C<D, E> where T: Equatable {
                enum B { actor C { protocol P: class {} } }
                func f() { struct Local { class Inner {} } }
                var v: Int { final class InGetter {}; return 1 }
            }
            extension A.B: Q where T == Int {}
            extension A<Int>.B {}
            """)
        #expect(
            facts.types.map(\.qualifiedName) == [
                "A", "A.B", "A.B.C", "A.B.C.P", "Local", "Local.Inner", "InGetter", "A.B", "A.B",
            ])
        #expect(facts.types.map(\.isLocal) == [false, false, false, false, true, true, true, false, false])
        #expect(facts.types.map(\.parent) == [nil, 0, 1, 2, nil, 4, nil, nil, nil])
        #expect(facts.types.first?.inheritance.map(\.text.value) == ["B", "C<D, E>"])
        #expect(facts.types.first?.inheritance.flatMap(\.names).map(\.value) == ["B", "C"])
        #expect(facts.types[7].inheritance.map(\.text.value) == ["Q"])
        #expect(facts.types.last?.name.value == "A<Int>.B")
    }

    @Test func readsInheritanceInAllForms() {
        let facts = scan(
            """
            class A: Row<Cell<String>>, @unchecked Sendable, Mod.P & Q,
                any R // comment
                & S
            {}
            struct B
                : ~Copyable
            {}
            """)
        #expect(
            facts.types.map { $0.inheritance.map(\.text.value) } == [
                ["Row<Cell<String>>", "@unchecked Sendable", "Mod.P & Q", "any R // comment\n    & S"], ["~Copyable"],
            ])
        #expect(
            facts.types[0].inheritance.flatMap(\.names).map(\.value) == ["Row", "Sendable", "Mod.P", "Q", "R", "S"])
    }

    @Test func readsHeaders() {
        let facts = scan(
            """
            @objc @available(iOS 13, *) public final class A {}
            @Wrapper<Int>(x: "class B {}")
            #if X
            @objc(Other)
            #endif
            @MainActor
            open
            class C {}
            private(set) var d = 1
            nonisolated(unsafe) static let e = 2
            """)
        #expect(facts.types.map(\.name.value) == ["A", "C"])
        #expect(
            facts.types.map { $0.attributes.map(\.name.value) } == [
                ["objc", "available"], ["Wrapper<Int>", "objc", "MainActor"],
            ])
        #expect(facts.types[1].attributes.map(\.isConditional) == [false, true, false])
        #expect(facts.types.map { $0.modifiers.map(\.value) } == [["public", "final"], ["open"]])
        #expect(facts.globals.map { $0.modifiers.map(\.value) } == [["private"], ["nonisolated", "static"]])
    }

    @Test func readsMembers() throws {
        let facts = scan(
            """
            class A {
                class var shared: A { A() }
                class func make(_ a: Int, b c: [String: Int] = [:], d: @escaping () -> Void) async throws -> [A]? { nil }
                override required init?(tag: String?) { super.init(tag: tag) }
                static func == (a: A, b: A) -> Bool { true }
                lazy var x: (Int, Int) -> Void = { _, _ in let inner = "i" }, y = "y"
                let (p, q) = (1, 2)
                var observed = "o" { didSet { print(1) } }
                subscript(i: Int) -> Int { i }
                deinit { let gone = "g" }
                typealias T = B<C>
            }
            """)
        let type = try #require(facts.types.first)
        #expect(type.variables.map(\.name.value) == ["shared", "x", "y", "observed"])
        #expect(type.variables.map(\.isStatic) == [true, false, false, false])
        #expect(type.variables.map(\.type?.value) == ["A", "(Int, Int) -> Void", nil, nil])
        #expect(type.variables.map(\.text?.value) == [nil, nil, "y", "o"])
        #expect(type.functions.map(\.fullName) == ["make(_:b:d:)", "init(tag:)", "==(a:b:)"])
        #expect(type.functions.map(\.returnType?.value) == ["[A]?", nil, "Bool"])
        #expect(type.functions.map(\.isInitialiser) == [false, true, false])
        #expect(type.functions.map(\.isStatic) == [true, false, true])
        #expect(facts.locals.map(\.name.value) == ["inner", "gone"])
        #expect(facts.typeAliases.map(\.target.value) == ["B<C>"])
    }

    @Test func readsCases() throws {
        let facts = scan(
            """
            enum A: String {
                case one, two = "2", three
                indirect case four(Int, b: A), five
                case `default` = #"d"#
                var x: Int { switch self { case .one: 1; default: 2 } }
            }
            """)
        let type = try #require(facts.types.first)
        #expect(type.cases.map(\.name.value) == ["one", "two", "three", "four", "five", "default"])
        #expect(
            facts.constants.map(\.text?.value) == ["one", "2", "three", "four", "five", "d"])
    }

    @Test(arguments: [
        "/* class No { /* nested */ class No {} */ class A {}",
        "let s = \"class No {}\"; class A {}",
        "let s = \"\\(\"class No {\") }\"\nclass A {}",
        "let s = #\"\\\"# \nclass A {}",
        "let s = \"\"\"\n  class No {}\n  \"\"\"\nclass A {}",
        "let r = /class No {}/\nclass A {}",
        "let r = #/\n  class No { (\n/#\nclass A {}",
        "let r = 4 / 2; class A {} // /",
        "let r = a/b/c; class A {}",
        "let x = `class`; class A {}",
        "let x = y.class; class A {}",
        "foo(class: B, struct: C)\nclass A {}",
        "let x = a +/* class No {} */b\nclass A {}",
        "let s = \"unfinished\nclass A {}",
        "let s = \"unfinished \\(foo(\nclass A {}",
        "func f() { foo( }\nclass A {}",
        "}}})])\nclass A {}",
        "\u{FEFF}class A {}",
        "#!/usr/bin/swift\r\nclass A {\r\n}\r\n",
        "@\nclass A {}",
        "let x = \"\"\nclass A {}",
        "let x = #\"\"\"#\nclass A {}",
        "let x = ##\"\"# class No {} \"##\nclass A {}",
        "guard let x = y, let z = w else { return }\nclass A {}",
        "func f() -> Set<Int>? { nil }; class A {}",
        "if a < b, c > d {}\nclass A {}",
        "precedencegroup P { higherThan: Q }\nclass A {}",
        "infix operator /*: P */ +-: P\nclass A {}",
        "let `class` = 1, b = \"x\"\nclass A {}",
    ])
    func isNotConfused(_ text: String) {
        #expect(scan(text).types.filter { $0.kind == .class }.map(\.name.value) == ["A"])
    }

    @Test func survivesBytesThatAreNoText() {
        let bytes = Array("let s = \"".utf8) + [0xFF, 0xC3] + Array("\"\nclass A: P {}".utf8) + [0xC0, 0x00]
        let facts = SwiftFileFacts(scanning: bytes)
        #expect(facts.types.map(\.name.value) == ["A"])
        #expect(facts.globals.map(\.name.value) == ["s"])
    }

    @Test func collectsNames() {
        let facts = scan(
            """
            import Contacts
            // CNContactPicker
            let store = CNContactStore(), s = "UIImage \\(CLLocationManager().x)"
            #if USE_CAMERA
            picker.sourceType = .camera
            #endif
            func f(at place: MKMapItem) { counter += 1; take(&buffer) }
            """)
        #expect(facts.names["CNContactStore"] != nil)
        #expect(facts.names["CLLocationManager"] != nil)
        #expect(facts.names["MKMapItem"] != nil)
        #expect(facts.names["CNContactPicker"] == nil)
        #expect(facts.names["UIImage"] == nil)
        #expect(facts.names["USE_CAMERA"] == nil)
        #expect(facts.memberNames["camera"] != nil)
        #expect(facts.assignedNames == ["sourceType", "counter", "buffer", "picker"])
    }

    @Test func findsTags() {
        let text = "// ___FULLUSERNAME___ and ___DATE___\nlet a___b = \"___PACKAGENAME___ ____ ___ x___\" // ______"
        #expect(scan(text).tags.map(\.value) == ["___FULLUSERNAME___", "___DATE___", "___PACKAGENAME___"])
        for tag in scan(text).tags { #expect(SourceFile(path: "", text: text).text(in: tag.range) == tag.value) }
    }

    @Test(arguments: [("import XCTest", true), ("@testable import Testing", true), ("import Eureka // XCTest", false)])
    func knowsTests(_ text: String, _ expected: Bool) {
        #expect(scan(text).importsTests == expected)
    }
}
