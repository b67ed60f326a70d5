import Findings
import Rules
import Testing

@Suite struct KotlinForeignRTests {
    private func imported(_ name: String) -> [String: String] {
        KotlinControlFiles.good("kotlin-foreign-r", replacing: "___APP_PACKAGE___.R", with: name)
    }

    @Test(arguments: ["com.example.app.R", "___PACKAGE___.R", "com.qmobile.sample.R", "com.airbnb.lottie.R"])
    func fixesImports(_ name: String) throws {
        let files = imported(name)
        let finding = try onlyFinding(of: "kotlin-foreign-r", in: files)
        #expect(markedText(finding, in: files) == name)
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-foreign-r"))
    }

    @Test(arguments: [
        "android.R", "com.google.android.material.R", "androidx.appcompat.R", "com.example.Results",
        "com.qmobile.qmobileui.R", "com.qmobile.qmobileapi.R", "com.qmobile.qmobiledatasync.R",
        "com.qmobile.qmobiledatastore.R", "android.os.Build.VERSION_CODES.R", "com.example.Const.R",
    ])
    func librariesAndConstantsHaveTheirOwn(_ name: String) {
        #expect(findings(of: "kotlin-foreign-r", in: imported(name)).isEmpty)
    }

    @Test(arguments: [
        "if (android.os.Build.VERSION.SDK_INT >= android.os.Build.VERSION_CODES.R) return",
        "use(Build.VERSION_CODES.R)",
        "use(VERSION_CODES.R)", "use(Const.R)", "use(Side.R)", "use(matrix.R)", "use(state.matrix.R)", "use(R)",
        "use(R.of(1))", "com.google.android.material.R.id.title",
    ])
    func otherNamesRAreNotResources(_ code: String) {
        let files = KotlinControlFiles.running(code)
        #expect(findings(of: "kotlin-foreign-r", in: files).isEmpty)
    }

    @Test(arguments: ["com.example.app.R.id.title", "com.qmobile.sample.R.string.title"])
    func findsFullNamesInCode(_ name: String) {
        #expect(findings(of: "kotlin-foreign-r", in: KotlinControlFiles.running("use(\(name))")).count == 1)
    }

    /// The good example with these imports for its own, and code that uses R.
    private func files(
        _ imports: String, _ code: String = "view.setId(R.id.email)", others: [String: String] = [:]
    ) -> [String: String] {
        var files = KotlinControlFiles.good(
            "kotlin-foreign-r", replacing: "import ___APP_PACKAGE___.R\n", with: imports)
        files[KotlinControlFiles.path] = files[KotlinControlFiles.path]?
            .replacing("outputCallback(inputValue", with: "\(code)\n        outputCallback(inputValue")
        return files.merging(others) { $1 }
    }

    @Test func addsTheImport() throws {
        let files = files("import java.util.*\n")
        let found = findings(of: "kotlin-foreign-r", in: files)
        #expect(found.map { markedText($0, in: files) } == ["R"])
        let last = "import com.qmobile.qmobiledatasync.utils.KotlinInputControl\n"
        let text = files[KotlinControlFiles.path]?.replacing(last, with: last + "import ___APP_PACKAGE___.R\n")
        #expect(fixed(try #require(found.first), in: files)?[KotlinControlFiles.path] == text)
    }

    @Test(arguments: [
        "import ___APP_PACKAGE___.R\n", "import ___APP_PACKAGE___.*\n", "import com.google.android.material.R\n",
        "import com.example.*\n", "import android.*\n", "import ___APP_PACKAGE___.Resources as R\n",
    ])
    func staysSilentWhereAnImportMayBringIt(_ imports: String) {
        #expect(findings(of: "kotlin-foreign-r", in: files(imports)).isEmpty)
    }

    @Test(arguments: [
        "val R = view", "fun <R> same(it: R): R = it", "___APP_PACKAGE___.R.id.email", "\"R.id\" // R.id",
    ])
    func aNameRMayBeAnything(_ code: String) {
        #expect(findings(of: "kotlin-foreign-r", in: files("", code)).isEmpty)
    }

    @Test func theControlMayHaveItsOwn() {
        let own = ["android/inputControl/Own.kt": "package ___PACKAGE___\nobject R { val id = 1 }"]
        #expect(findings(of: "kotlin-foreign-r", in: files("", others: own)).isEmpty)
        var files = files("")
        files[KotlinControlFiles.path] = files[KotlinControlFiles.path]?.replacing(
            "package ___P", with: "package ___APP_P")
        #expect(findings(of: "kotlin-foreign-r", in: files).isEmpty)
    }
}
