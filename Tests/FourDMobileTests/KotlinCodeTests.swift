import FourDMobile
import InputControl
import SourceScan
import Testing

@Suite struct KotlinCodeTests {
    private func code(_ source: String) -> KotlinCode {
        modelled(#"{"name": "a"}"#, ["android/inputControl/A.kt": source]).kotlinCode
    }

    private static let count = 10_000

    /// Shapes in which looking each type up anew, or walking to the top from each, takes quadratic time.
    static let shapes: [(name: String, source: String, isControl: Bool)] = [
        ("chain", (1..<count).map { "open class C\($0) : C\($0 - 1)()\n" }.joined() + "open class C0", false),
        (
            "chain to the base",
            (1..<count).map { "open class C\($0) : C\($0 - 1)()\n" }.joined() + "open class C0 : Unknown", true
        ),
        ("cycle", (0..<count).map { "open class C\($0) : C\(($0 + 1) % count)()\n" }.joined(), false),
        (
            "many supertypes",
            (1..<count - 1).map { "interface C\($0)\n" }.joined()
                + "class C\(count - 1) : " + (1..<count - 1).map { "C\($0)" }.joined(separator: ", "), false
        ),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: shapes.indices)
    func manyTypesTakeTimeInProportion(_ index: Int) {
        let (_, source, isControl) = Self.shapes[index]
        let code = code(source)
        #expect(code.isSurelyNotControl("C\(Self.count - 1)") != isControl)
    }

    @Test func nothingIsKnownOfOtherNames() {
        let code = code("package a.b\nclass A")
        #expect(!code.isSurelyNotControl("B"))
        #expect(code.isSurelyNotControl("A"))
        #expect(code.declares(package: "a.b") && code.declares(package: "a.b.c") && !code.declares(package: "a.bc"))
    }

    @Test func anUnbalancedFileMayHoldAnything() {
        #expect(!code("class A : Closeable {").isSurelyNotControl("A"))
    }
}
