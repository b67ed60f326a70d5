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

    @Test func registersNothingForCertainWithNoneOrSeveral() throws {
        let decoy = ["android/inputControl/Phone.kt": "@KotlinInputControl", "README.md": "uses @KotlinInputControl"]
        let build = try build(#"{"name": "a"}"#, decoy)
        #expect(build.registeredClass == nil)
        #expect(build.candidates.map(\.path) == ["README.md", "android/inputControl/Phone.kt"])
        #expect(
            try self.build(#"{"name": "a"}"#, ["android/inputControl/Phone.kt": "@InputControl"]).registeredClass == nil
        )
    }

    @Test func copiesSourcesOfTheFolderItselfAndAllResources() throws {
        let build = try build(
            #"{"name": "a"}"#,
            ["android/inputControl/sub/B.kt": "", "android/inputControl/A.kt": "", "android/res/drawable/a.xml": ""])
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
        let build = try build(#"{"name": "a", "target": "android", "capabilities": \#(capabilities)}"#)
        #expect(build.permissions.map(\.name) == permissions)
    }

    @Test(arguments: [
        (#""android""#, true), (#"["ios", "android"]"#, true), (#""Android""#, false), (#""ios""#, false),
        ("[]", true), ("[null]", false), ("null", true), ("{}", true), (#""""#, false),
    ])
    func countsTheTargetInExactlyThisCase(_ target: String, _ isTargeted: Bool) throws {
        let build = try build(#"{"name": "a", "target": \#(target), "capabilities": {"android": ["a"]}}"#)
        #expect(build.isTargeted == isTargeted)
        #expect(build.permissions.isEmpty != isTargeted)
    }
}
