import Findings
import Rules
import Testing

@Suite struct KotlinForeignRTests {
    @Test(arguments: ["com.example.app.R", "___PACKAGE___.R"])
    func mendsImports(_ name: String) throws {
        let files = KotlinControlFiles.good("kotlin-foreign-r", replacing: "___APP_PACKAGE___.R", with: name)
        let finding = try #require(findings(of: "kotlin-foreign-r", in: files).first)
        #expect(markedText(finding, in: files) == name)
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-foreign-r"))
    }

    @Test(arguments: ["android.R", "com.google.android.material.R", "androidx.appcompat.R", "com.example.Results"])
    func librariesHaveTheirOwn(_ name: String) {
        let files = KotlinControlFiles.good("kotlin-foreign-r", replacing: "___APP_PACKAGE___.R", with: name)
        #expect(findings(of: "kotlin-foreign-r", in: files).isEmpty)
    }
}
