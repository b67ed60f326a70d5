import FourDMobile
import InputControl
import Testing

@Suite struct EditorListingTests {
    private func listing(_ manifest: String, _ files: [String: String] = [:]) throws -> EditorListing {
        try #require(modelled(manifest, files).editor)
    }

    @Test(arguments: [
        (#""ios""#, [EditorListing.Project.iOSOnly]),
        (#"["ios"]"#, [.iOSOnly]),
        (#""Android""#, [.androidOnly]),
        (#"["ios", "android"]"#, EditorListing.Project.allCases),
        // How many entries there are is all that counts for both.
        (#"["ios", "ios"]"#, [.iOSOnly, .bothPlatforms]),
        (#"["ios", "android", "ios"]"#, [.iOSOnly, .androidOnly]),
        (#"[]"#, []),
    ])
    func offersInProjectsByTheTarget(_ target: String, _ projects: [EditorListing.Project]) throws {
        #expect(try listing(#"{"name": "a", "target": \#(target)}"#).projects == projects)
    }

    @Test(arguments: [
        (["ios/A.swift": ""], [EditorListing.Project.iOSOnly]),
        (["android/inputControl/A.kt": ""], [.androidOnly]),
        (["ios/A.swift": "", "android/inputControl/A.kt": ""], EditorListing.Project.allCases),
        (["A.swift": ""], []),
    ])
    func takesTheFoldersWithoutATarget(_ files: [String: String], _ projects: [EditorListing.Project]) throws {
        #expect(try listing(#"{"name": "a"}"#, files).projects == projects)
    }

    @Test func namesEveryHidingReason() throws {
        #expect(
            try listing(#"{"target": "ios"}"#).hidingReasons == [
                .noName, .noInjectKey, .noCapabilitiesKey, .noKnownType,
            ])
        let offered = try listing(
            #"{"name": "a", "type": ["text", "unknown"], "inject": "no", "capabilities": [], "target": "ios"}"#)
        #expect(offered.hidingReasons.isEmpty && !offered.projects.isEmpty)
        #expect(offered.types == [.string])
    }

    @Test(arguments: [
        (#"{"text": true, "other": 1}"#, [ParameterType.Internal.string]), (#"["text", 5, "date"]"#, [.string, .date]),
        ("5", []), ("{}", []), (#"["Réal", "boolean", "bool"]"#, [.number, .bool]),
    ])
    func readsTheTypesOfObjectsAndLists(_ type: String, _ types: [ParameterType.Internal]) throws {
        #expect(try listing(#"{"name": "a", "type": \#(type)}"#).types == types)
    }

    @Test func theValueOfANameDoesNotMatter() throws {
        #expect(try listing(#"{"name": 5}"#).hidingReasons.contains(.noName) == false)
        #expect(try listing(#"{"name": null}"#).hidingReasons.contains(.noName))
    }

    @Test(arguments: [
        ("Text", ParameterType.text), ("INTEGER", .integer), ("réal", .real), ("string", .string), ("String", nil),
        ("dàte", nil), ("a", nil),
    ])
    func readsTypesAsTheEditorDoes(_ written: String, _ type: ParameterType?) {
        #expect(ParameterType.read(written) == type)
    }
}
