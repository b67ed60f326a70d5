import Findings
import Rules
import Testing

@Suite struct KotlinClassTests {
    private func files(_ declaration: String) -> [String: String] {
        KotlinControlFiles.changed([
            ("class Email2(private val view: View) : BaseKotlinInputControl", declaration + " : BaseKotlinInputControl")
        ])
    }

    @Test(arguments: [
        ("private class Email2(val view: View)", "private", "is private"),
        ("abstract class Email2(val view: View)", "abstract", "is abstract"),
        ("sealed class Email2(val view: View)", "sealed", "is sealed"),
        ("enum class Email2(val view: View)", "enum", "is enum"),
        ("object Email2", "Email2", "is an object, not a class"),
        ("interface Email2", "Email2", "is an interface, not a class"),
        ("class Email2<T>(val view: View)", "<T>", "type parameters that its constructor does not decide"),
        ("class Email2<T : Any>(val view: View)", "<T : Any>", "type parameters that its constructor does not decide"),
    ])
    func findsWhatTheAppCannotCreate(_ declaration: String, _ mark: String, _ words: String) {
        let files = files(declaration)
        let found = findings(of: "kotlin-class", in: files)
        #expect(found.map { markedText($0, in: files) } == [mark])
        #expect(found.first?.message.hasSuffix(words) == true)
    }

    @Test(arguments: [
        "internal class Email2(val view: View)", "open class Email2(private val view: View)",
        "public final class Email2(val view: View)", "data class Email2(val view: View)",
        "class Email2<T : View>(val view: T)", "class Email2 @Keep constructor(val view: View)",
    ])
    func staysSilentWhereTheAppCanCreateIt(_ declaration: String) {
        #expect(findings(of: "kotlin-class", in: files(declaration)).isEmpty)
        #expect(findings(of: "kotlin-constructor", in: files(declaration)).isEmpty)
    }

    @Test func removesPrivate() throws {
        let files = files("private  class Email2(val view: View)")
        let finding = try onlyFinding(of: "kotlin-class", in: files)
        #expect(fixed(finding, in: files) == self.files("class Email2(val view: View)"))
    }
}
