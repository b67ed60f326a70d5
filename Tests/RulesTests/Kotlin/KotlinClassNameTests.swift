import FourDMobile
import Rules
import Testing

@Suite struct KotlinClassNameTests {
    private func files(_ name: String) -> [String: String] {
        var files = KotlinControlFiles.changed([("class Email2", "class \(name)")])
        files["android/inputControl/\(name).kt"] = files.removeValue(forKey: KotlinControlFiles.path)
        return files
    }

    @Test(arguments: KotlinControl.takenClassNames.sorted())
    func findsEachName(_ name: String) throws {
        let files = files(name)
        let finding = try onlyFinding(of: "kotlin-class-name", in: files)
        #expect(markedText(finding, in: files) == name)
        #expect(findings(of: "kotlin-class-name", in: self.files(name + "Control")).isEmpty)
    }

    @Test func aHelperMayHaveTheName() {
        let helper = ["android/inputControl/LoginHandler.kt": "package ___PACKAGE___\nclass LoginHandler"]
        #expect(findings(of: "kotlin-class-name", in: KotlinControlFiles.changed([], others: helper)).isEmpty)
    }

    @Test func theTableHasTheNamesOfTheReference() throws {
        let fact = try #require(Behaviour.fact("kotlin-13")).text
        #expect(KotlinControl.takenClassNames.allSatisfy { fact.contains("`\($0)`") })
    }
}
