import Findings
import Rules
import Testing

@Suite struct KotlinBaseTests {
    /// The correct control with other supertypes, and lines before its class.
    private func files(_ supertypes: String, imports: String = "", others: [String: String] = [:]) -> [String: String] {
        KotlinControlFiles.changed(
            [
                ("(private val view: View) : BaseKotlinInputControl {", "(private val view: View)\(supertypes) {"),
                ("\n@KotlinInputControl", "\(imports)\n@KotlinInputControl"),
            ], others: others)
    }

    private func found(_ files: [String: String]) -> [Finding] { findings(of: "kotlin-base", in: files) }

    @Test func wantsTheBase() {
        let files = files("")
        #expect(found(files).map { markedText($0, in: files) } == ["Email2"])
        #expect(found(self.files(" : MyBase()")).isEmpty)
    }

    @Test(arguments: ["BaseKotlinInputControll", "BaseKotlinInputcontrol", "BaseInputControl", "KotlinInputControl"])
    func fixesTheNameOfTheBase(_ name: String) throws {
        let files = files(" : \(name)")
        #expect(found(files).map { markedText($0, in: files) } == [name])
        #expect(found(files).first?.help == "did you mean \"BaseKotlinInputControl\"?")
        #expect(fixed(try #require(found(files).first), in: files) == self.files(" : BaseKotlinInputControl"))
    }

    @Test func fixesTheImportWithTheName() throws {
        let files = KotlinControlFiles.changed([("BaseKotlinInputControl", "BaseKotlinInputControll")])
        let finding = try onlyFinding(of: "kotlin-base", in: files)
        #expect(finding.notes.count == 1)
        #expect(fixed(finding, in: files) == KotlinControlFiles.changed([]))
    }

    @Test func addsTheImportThatIsMissing() throws {
        let line = "import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl\n"
        let files = KotlinControlFiles.changed([(line, ""), (": BaseKotlinInputControl", ": BaseKotlinInputContrl")])
        let finding = try onlyFinding(of: "kotlin-base", in: files)
        let last = "import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n"
        #expect(fixed(finding, in: files) == KotlinControlFiles.changed([(line, ""), (last, last + line)]))
    }

    @Test(arguments: [("()", true), ("( )", true), ("(view)", false)])
    func anInterfaceIsNotCalled(_ parentheses: String, _ hasFix: Bool) throws {
        let files = files(" : BaseKotlinInputControl\(parentheses)")
        let finding = try onlyFinding(of: "kotlin-base", in: files)
        #expect(finding.message == "\"BaseKotlinInputControl\" is an interface and has no constructor")
        #expect(fixed(finding, in: files) == (hasFix ? self.files(" : BaseKotlinInputControl") : nil))
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
            " : \(supertypes)", imports: imports,
            others: ["android/inputControl/Helper.kt": "package ___PACKAGE___\nopen class Helper : java.io.Closeable"])
        #expect(found(files).map { markedText($0, in: files) } == ["Email2"])
        #expect(found(files).first?.message == "the class \"Email2\" does not implement BaseKotlinInputControl")
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
            import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
            abstract class Helper : com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
            interface BaseKotlinInputControls : BaseKotlinInputControl
            interface Loop : Loop, Unknown
            """
        let files = files(
            " : \(supertypes)", imports: imports, others: ["android/inputControl/Helpers.kt": helpers])
        #expect(found(files).isEmpty)
    }

    @Test func aCycleOfTypesIsNotTheBase() {
        let helpers = "package ___PACKAGE___\ninterface A : B\ninterface B : C, java.io.Closeable\ninterface C : A"
        #expect(found(files(" : A", others: ["android/inputControl/Helpers.kt": helpers])).count == 1)
        let rescued = helpers.replacing("interface C : A", with: "interface C : A, Unknown")
        #expect(found(files(" : A", others: ["android/inputControl/Helpers.kt": rescued])).isEmpty)
    }
}
