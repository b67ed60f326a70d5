import Findings
import Rules
import Testing

@Suite struct KotlinImportMissingTests {
    private let base = "com.qmobile.qmobiledatasync.utils"

    @Test(arguments: [
        ("android.view.View", "View"),
        ("com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl", "BaseKotlinInputControl"),
        ("com.qmobile.qmobiledatasync.utils.KotlinInputControl", "KotlinInputControl"),
    ])
    func addsEachOfThem(_ path: String, _ name: String) throws {
        let files = KotlinControlFiles.changed([("import \(path)\n", "")])
        let finding = try onlyFinding(of: "kotlin-import-missing", in: files)
        #expect(markedText(finding, in: files) == name)
        #expect(kotlinProblems(in: try #require(fixed(finding, in: files))) == [])
    }

    @Test(arguments: [
        ("android.view.View", "android.widget.View"), ("android.view.View", "androidx.view.View"),
        (
            "com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl",
            "com.qmobile.qmobileui.utils.BaseKotlinInputControl"
        ),
        ("com.qmobile.qmobiledatasync.utils.KotlinInputControl", "com.qmobile.qmobiledatasync.KotlinInputControl"),
    ])
    func correctsThePackage(_ right: String, _ wrong: String) throws {
        let files = KotlinControlFiles.changed([("import \(right)\n", "import \(wrong)\n")])
        let finding = try onlyFinding(of: "kotlin-import-missing", in: files)
        #expect(markedText(finding, in: files) == wrong)
        #expect(fixed(finding, in: files) == KotlinControlFiles.changed([]))
    }

    @Test(arguments: [
        [("import android.view.View\n", "import android.view.*\n")],
        [("import android.view.View\n", ""), ("view: View", "view: android.view.View")],
        [("import android.view.View\n", "import android.view.View as V\n"), ("view: View", "view: V")],
        [
            ("utils.BaseKotlinInputControl\n", "utils.*\n"),
            ("import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n", ""),
        ],
        [
            ("import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n", ""),
            ("@KotlinInputControl", "@com.qmobile.qmobiledatasync.utils.KotlinInputControl // @KotlinInputControl"),
        ],
        [
            ("utils.BaseKotlinInputControl\n", "utils.BaseKotlinInputControl as Base\n"),
            (": BaseKotlinInputControl", ": Base"),
        ],
        [("import android.view.View\n", "import com.example.widgets.*\n")],
    ])
    func staysSilentWhereTheNameIsThere(_ replacements: [(String, String)]) {
        let files = KotlinControlFiles.changed(replacements)
        #expect(findings(of: "kotlin-import-missing", in: files).isEmpty)
    }

    @Test func aFileWithoutImportsHasOneFinding() throws {
        let lines = [
            "import android.view.View\n", "import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl\n",
            "import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n",
        ]
        let files = KotlinControlFiles.changed(lines.map { ($0, "") })
        let finding = try onlyFinding(of: "kotlin-import-missing", in: files)
        #expect(
            finding.message
                == "\"View\", \"BaseKotlinInputControl\" and \"KotlinInputControl\" are used and not imported")
        #expect(finding.notes.count == 2)
        #expect(kotlinProblems(in: try #require(fixed(finding, in: files))) == [])
    }

    @Test func helpersNeedTheirImports() {
        let helper = "package ___PACKAGE___\nfun hide(view: View) { view.visibility = View.GONE }"
        let path = "android/inputControl/Helper.kt"
        let files = KotlinControlFiles.changed([], others: [path: helper])
        #expect(findings(of: "kotlin-import-missing", in: files).map(\.location.path) == [path])
        let own = KotlinControlFiles.changed(
            [], others: [path: helper, "android/inputControl/View.kt": "package ___PACKAGE___\nclass View"])
        #expect(findings(of: "kotlin-import-missing", in: own).isEmpty)
    }
}
