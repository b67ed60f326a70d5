import Findings
import Rules
import Testing

@Suite struct KotlinConstructorTests {
    @Test(arguments: [
        ("()", "takes no argument"), ("", "takes no argument"), ("(view: View, key: String)", "takes 2 arguments"),
        ("(private val name: String)", "takes no View"),
    ])
    func namesWhatIsWrong(_ constructor: String, _ words: String) throws {
        let files = KotlinControlFiles.good(
            "kotlin-constructor", replacing: "(private val view: View)", with: constructor)
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.count == 1)
        #expect(found.first?.message == "the constructor of \"Email2\" \(words)")
    }

    @Test(arguments: [
        "(view: android.view.View)", "(private val view: View?)", "(view: View, val key: String = \"\")",
        "(row: RowView)",
        " constructor(private val view: View)",
    ])
    func staysSilentWhereOneViewIsEnough(_ constructor: String) {
        let files = KotlinControlFiles.good(
            "kotlin-constructor", replacing: "(private val view: View)", with: constructor)
        #expect(findings(of: "kotlin-constructor", in: files).isEmpty)
    }

    @Test func wantsTheBase() throws {
        let files = KotlinControlFiles.good("kotlin-constructor", replacing: " : BaseKotlinInputControl", with: "")
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map { markedText($0, in: files) } == ["Email2"])
        let other = KotlinControlFiles.good(
            "kotlin-constructor", replacing: ": BaseKotlinInputControl", with: ": MyBase()")
        #expect(findings(of: "kotlin-constructor", in: other).isEmpty)
    }

    /// The good example with another line for the class, and lines before it.
    private func files(_ declaration: String, imports: String = "", others: [String: String] = [:]) -> [String: String]
    {
        KotlinControlFiles.good(
            "kotlin-constructor",
            replacing: "@KotlinInputControl\nclass Email2(private val view: View) : BaseKotlinInputControl {",
            with: "\(imports)\n@KotlinInputControl\n\(declaration) {"
        ).merging(others) { $1 }
    }

    @Test(arguments: ["BaseKotlinInputControll", "BaseKotlinInputcontrol", "BaseInputControl", "KotlinInputControl"])
    func mendsTheNameOfTheBase(_ name: String) throws {
        let files = files("class Email2(private val view: View) : \(name)")
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map { markedText($0, in: files) } == [name])
        #expect(found.first?.help == "did you mean \"BaseKotlinInputControl\"?")
        #expect(
            fixed(try #require(found.first), in: files)
                == self.files("class Email2(private val view: View) : BaseKotlinInputControl"))
    }

    @Test func mendsTheImportWithTheName() throws {
        let good = KotlinControlFiles.good("kotlin-constructor")
        let files = KotlinControlFiles.good(
            "kotlin-constructor", replacing: "BaseKotlinInputControl", with: "BaseKotlinInputControll")
        let finding = try onlyFinding(of: "kotlin-constructor", in: files)
        #expect(finding.notes.count == 1)
        #expect(fixed(finding, in: files) == good)
    }

    @Test func addsTheImportThatIsMissing() throws {
        let line = "import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl\n"
        let path = KotlinControlFiles.path
        var good = KotlinControlFiles.good("kotlin-constructor", replacing: line, with: "")
        let files = good.merging([
            path: good[path]?.replacing(": BaseKotlinInputControl", with: ": BaseKotlinInputContrl") ?? ""
        ]) { $1 }
        let last = "import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n"
        good[path] = good[path]?.replacing(last, with: last + line)
        #expect(fixed(try onlyFinding(of: "kotlin-constructor", in: files), in: files) == good)
    }

    @Test(arguments: [
        ("LocationListener", "import android.location.LocationListener"),
        (
            "Fragment(), LocationListener",
            "import androidx.fragment.app.Fragment\nimport android.location.LocationListener"
        ),
        ("java.io.Closeable", ""), ("Helper", ""), ("Helper()", "import ___PACKAGE___.Other"),
        ("L", "import android.location.LocationListener as L"),
    ])
    func findsSupertypesThatAreNotTheBase(_ supertypes: String, _ imports: String) {
        let files = files(
            "class Email2(private val view: View) : \(supertypes)", imports: imports,
            others: ["android/inputControl/Helper.kt": "package ___PACKAGE___\nopen class Helper : java.io.Closeable"])
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map { markedText($0, in: files) } == ["Email2"])
        #expect(found.first?.message == "the class \"Email2\" does not implement BaseKotlinInputControl")
    }

    @Test(arguments: [
        ("Base", "import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl as Base"),
        ("com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl", ""), ("Helper()", ""), ("Unknown()", ""),
        ("BaseKotlinInputControls", ""), ("Foreign", "import com.example.Foreign"), ("Loop", ""),
        ("BaseInputControl", "import com.example.BaseInputControl"),
        ("\n    BaseKotlinInputControl,\n    LocationListener", "import android.location.LocationListener"),
        ("LocationListener,\n    BaseKotlinInputControl", "import android.location.LocationListener"),
    ])
    func staysSilentWhereTheBaseMayBeReached(_ supertypes: String, _ imports: String) {
        let helpers = """
            package ___PACKAGE___
            abstract class Helper : com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
            interface BaseKotlinInputControls : BaseKotlinInputControl
            interface Loop : Loop, Unknown
            """
        let files = files(
            "class Email2(private val view: View) : \(supertypes)", imports: imports,
            others: ["android/inputControl/Helpers.kt": helpers])
        #expect(findings(of: "kotlin-constructor", in: files).isEmpty)
    }

    @Test(arguments: [
        ("private class Email2(val view: View)", "private", "is private"),
        ("abstract class Email2(val view: View)", "abstract", "is abstract"),
        ("object Email2", "Email2", "is an object, not a class"),
        ("interface Email2", "Email2", "is an interface, not a class"),
        ("class Email2 private constructor(val view: View)", "(val view: View)", "is private"),
    ])
    func findsWhatTheAppMayNotCall(_ declaration: String, _ mark: String, _ words: String) {
        let files = files("\(declaration) : BaseKotlinInputControl")
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map { markedText($0, in: files) } == [mark])
        #expect(found.first?.message.hasSuffix(words) == true)
    }

    @Test(arguments: [
        "internal class Email2(val view: View)", "open class Email2(private val view: View)",
        "class Email2 /* was private */ constructor(val view: View)", "class Email2 @Keep constructor(val view: View)",
        "public class Email2 internal constructor(val view: View)",
    ])
    func staysSilentWhereTheAppMayCall(_ declaration: String) {
        #expect(findings(of: "kotlin-constructor", in: files("\(declaration) : BaseKotlinInputControl")).isEmpty)
    }

    @Test func takesPrivateOut() throws {
        let files = files("private  class Email2(val view: View) : BaseKotlinInputControl")
        let finding = try onlyFinding(of: "kotlin-constructor", in: files)
        #expect(
            fixed(finding, in: files) == self.files("class Email2(val view: View) : BaseKotlinInputControl"))
    }
}
