import FourDMobile
import InputControl
import Testing

@Suite struct AndroidBuildTests {
    private func build(_ manifest: String, _ files: [String: String] = [:]) throws -> AndroidBuild {
        try #require(modelled(manifest, files).android)
    }

    @Test func takesTheClassFromTheNameOfTheOnlyFileWithTheAnnotation() throws {
        let files = ["android/inputControl/Phone.row.kt": "@KotlinInputControl class Other", "android/a.kt": "class A"]
        let build = try build(#"{"name": "a"}"#, files)
        #expect(build.registeredClass == "Phone")
        #expect(build.copiedSources == ["android/inputControl/Phone.row.kt"])
    }

    private static let code = "android/inputControl/Phone.kt"

    @Test(arguments: [
        (["README.md"], ["README.md"]), (["android/notes.txt"], ["android/notes.txt"]),
        (["docs/notes.txt"], [code, "docs/notes.txt"]),
        ([".github/workflows/x.yml"], [".github/workflows/x.yml", code]),
        (["android/inputControl/b.md"], [code, "android/inputControl/b.md"]),
        (["android/inputControl/sub/b.md", ".hidden", ".github/a.md", "docs/.DS_Store"], [code]), ([], [code]),
    ])
    func meetsAFoldersOwnFilesFirst(_ decoys: [String], _ candidates: [String]) throws {
        var files = [Self.code: "@KotlinInputControl"]
        for decoy in decoys { files[decoy] = "uses @KotlinInputControl" }
        let build = try build(#"{"name": "a"}"#, files)
        #expect(build.candidates.map(\.path) == candidates)
        #expect(build.registeredClass == (candidates.count == 1 ? AndroidBuild.className(ofFile: candidates[0]) : nil))
    }

    @Test func registersNothingWithoutTheAnnotation() throws {
        #expect(try build(#"{"name": "a"}"#, [Self.code: "@InputControl"]).registeredClass == nil)
    }

    @Test func takesNothingOfASelectionControl() throws {
        let manifest = #"{"name": "a", "choiceList": ["a"], "capabilities": {"android": ["p"]}}"#
        let build = try build(manifest, [Self.code: "@KotlinInputControl", "android/res/drawable/a.xml": ""])
        #expect(build.registeredClass == nil && build.copiedSources.isEmpty && build.resources.isEmpty)
        #expect(build.permissions.isEmpty && build.listedPermissions.map(\.name) == ["p"])
    }

    @Test func copiesSourcesOfTheFolderItselfAndAllResources() throws {
        let build = try build(
            #"{"name": "a"}"#,
            [
                "android/inputControl/sub/B.kt": "", "android/inputControl/A.kt": "", "android/res/drawable/a.xml": "",
                "android/inputControl/._A.kt": "", "android/res/drawable/.DS_Store": "", "android/a.txt": "",
            ])
        #expect(build.copiedSources == ["android/inputControl/A.kt"])
        #expect(build.resources == ["android/res/drawable/a.xml"])
    }

    private static let locations = [
        "android.permission.ACCESS_COARSE_LOCATION", "android.permission.ACCESS_FINE_LOCATION",
    ]

    @Test(arguments: [
        (#"{"android": ["a", "b", 1], "contacts": true}"#, ["a", "b"]),
        (#"{"android": [], "contacts": true}"#, []),
        (#"{"location": true, "contacts": true}"#, ["android.permission.READ_CONTACTS"]),
        (#"{"location": true, "contacts": "Why"}"#, locations),
        (#"{"location": true, "contacts": "True"}"#, ["android.permission.READ_CONTACTS"]),
        (#"{"location": true, "contacts": 1}"#, locations), (#"{"location": true, "android": "a"}"#, locations),
        (#"{"location": false}"#, []), (#"{"camera": true}"#, []),
    ])
    func grantsWhatTheFirstCapabilitySays(_ capabilities: String, _ permissions: [String]) throws {
        let manifest = #"{"name": "a", "target": "android", "capabilities": \#(capabilities)}"#
        #expect(try build(manifest, [Self.code: "@KotlinInputControl"]).permissions.map(\.name) == permissions)
        let without = try build(manifest)
        #expect(without.permissions.isEmpty && without.listedPermissions.map(\.name) == permissions)
    }

    @Test(arguments: [
        (#""android""#, true), (#"["ios", "android"]"#, true), (#""Android""#, false), (#""ios""#, false),
        ("[]", true), ("[null]", false), ("null", true), ("{}", true), (#""""#, false),
    ])
    func countsTheTargetInExactlyThisCase(_ target: String, _ isTargeted: Bool) throws {
        let manifest = #"{"name": "a", "target": \#(target), "capabilities": {"android": ["a"]}}"#
        let build = try build(manifest, [Self.code: "@KotlinInputControl"])
        #expect(build.isTargeted == isTargeted)
        #expect(build.permissions.isEmpty != isTargeted)
    }
}
