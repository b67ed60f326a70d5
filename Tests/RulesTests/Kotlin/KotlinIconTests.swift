import Findings
import FourDMobile
import Rules
import Testing

@Suite struct KotlinIconTests {
    private func files(_ name: String, _ drawables: [String], type: String = "text") -> [String: String] {
        var files = KotlinControlFiles.good("kotlin-icon", replacing: "email.xml", with: name)
        files["android/res/drawable/email.xml"] = nil
        files["manifest.json"] = files["manifest.json"]?.replacing("\"text\"", with: "\"\(type)\"")
        for drawable in drawables { files["android/res/\(drawable)"] = "<vector/>" }
        return files
    }

    @Test(arguments: [
        ("ic_phone", ["drawable/ic_phone.xml"]), ("IC_Phone.xml", ["drawable/ic_phone.xml"]),
        ("ic_phone.xml", ["drawable/ic_phone.png"]), ("ic-phone.xml", ["drawable/ic_phone.xml"]),
        ("icons/ic phone.svg", ["drawable/ic_phone.xml"]), ("ic_phone", ["drawable-hdpi/ic_phone.png"]),
        ("ic__phone", ["drawable/ic_phone.xml"]), ("chevron_right.xml", []), ("settings", []), ("logo", []),
        ("launch_screen", []), ("", []), ("abc_ic_clear_material", []),
    ])
    func theNameIsLookedUpAsTheAppDoes(_ name: String, _ drawables: [String]) {
        #expect(findings(of: "kotlin-icon", in: files(name, drawables)).isEmpty)
    }

    @Test func aDrawableMayBeDeclaredInValues() {
        var files = files("tint", [])
        files["android/res/values/drawables.xml"] = "<resources><drawable name=\"tint\">#FFF</drawable></resources>"
        #expect(findings(of: "kotlin-icon", in: files).isEmpty)
    }

    @Test(arguments: ["ic__phone", "ic_phone", "IC__Phone.xml"])
    func twoUnderscoresAreNeverFound(_ name: String) throws {
        let files = files(name, ["drawable/ic__phone.xml"])
        let finding = try onlyFinding(of: "kotlin-icon", in: files)
        #expect(finding.message == "the drawable \"ic__phone\" has several _ in a row")
        #expect(finding.help == "rename it to ic_phone")
        #expect(findings(of: "kotlin-icon", in: self.files(name, ["drawable/ic_phone.xml"])).isEmpty)
    }

    @Test(arguments: ["mipmap/ic_phone.png", "raw/ic_phone.xml"])
    func otherFoldersHaveNoDrawables(_ path: String) {
        #expect(findings(of: "kotlin-icon", in: files("ic_phone", [path])).count == 1)
    }

    @Test(arguments: [("ic_fone", ["drawable/ic_phone.xml"], "ic_phone"), ("chevron_rigth.xml", [], "chevron_right")])
    func suggestsAName(_ name: String, _ drawables: [String], _ meant: String) throws {
        let files = files(name, drawables)
        let finding = try onlyFinding(of: "kotlin-icon", in: files)
        #expect(finding.consequence?.hasSuffix("shows an empty icon") == true)
        #expect(finding.help == "did you mean \"\(meant)\"?")
        #expect(findings(of: "kotlin-icon", in: try #require(fixed(finding, in: files))).isEmpty)
    }

    @Test func theRowOfABooleanHasNoIcon() throws {
        let finding = try onlyFinding(of: "kotlin-icon", in: files("nowhere", [], type: "boolean"))
        #expect(finding.severity == .note)
    }

    @Test(arguments: ["= \"\"", "= if (autocomplete) \"a.xml\" else \"b.xml\""])
    func staysSilentWithoutANameThatIsCertain(_ body: String) {
        let files = KotlinControlFiles.good("kotlin-icon", replacing: "= \"email.xml\"", with: body)
        #expect(findings(of: "kotlin-icon", in: files).isEmpty)
    }

    @Test func theTableHasTheDrawablesOfTheReference() throws {
        let fact = try #require(Behaviour.fact("kotlin-21")).text
        let words = fact.split(separator: "`").flatMap { $0.split(separator: " ") }.map(String.init)
        let table = AppResources.names["drawable"] ?? []
        #expect(table.subtracting(words) == [])
        #expect(words.filter { $0.contains("_") && !table.contains($0) } == [])
    }
}
