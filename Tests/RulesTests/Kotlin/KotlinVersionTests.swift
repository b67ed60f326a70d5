import Findings
import Rules
import Testing

@Suite struct KotlinVersionTests {
    private let rule = "kotlin-version"

    @Test func removesData() throws {
        let files = KotlinControlFiles.changed([("@KotlinInputControl", "data object Nothing\n\n@KotlinInputControl")])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(markedText(finding, in: files) == "data")
        #expect(kotlinProblems(in: try #require(fixed(finding, in: files))) == [])
    }

    @Test(arguments: ["for (i in 0..<10) use(i)", "use(1 ..< n)"])
    func writesUntil(_ code: String) throws {
        let files = KotlinControlFiles.running(code)
        let finding = try onlyFinding(of: rule, in: files)
        #expect(markedText(finding, in: files) == "..<")
        #expect(fixed(finding, in: files)?[KotlinControlFiles.path]?.contains(" until ") == true)
    }

    @Test(arguments: ["Build.VERSION_CODES.UPSIDE_DOWN_CAKE", "VERSION_CODES.BAKLAVA"])
    func findsNewerVersions(_ name: String) throws {
        #expect(findings(of: rule, in: KotlinControlFiles.running("use(\(name))")).count == 1)
    }

    @Test(arguments: [
        "use(Build.VERSION_CODES.TIRAMISU)", "use(Build.VERSION_CODES.R)", "for (i in 0..10) use(i < 3)", "use(0 .. n)",
        "use(\"0..<10\")", "use(Cake.UPSIDE_DOWN_CAKE)",
    ])
    func staysSilentOnWhatTheAppHas(_ code: String) {
        #expect(findings(of: rule, in: KotlinControlFiles.running(code)).isEmpty)
    }

    @Test func dataClassesAndCompanionsAreOld() {
        let files = KotlinControlFiles.changed([
            ("@KotlinInputControl", "data class A(val b: Int) { companion object }\n\n@KotlinInputControl")
        ])
        #expect(findings(of: rule, in: files).isEmpty)
    }
}
