import FourDMobile
import InputControl
import Testing

@Suite struct InjectionTests {
    private static let files = [
        "ios/Sources/A.swift": "", "ios/Package.swift": "", "ios/README.md/kept.txt": "", "Tests/ATests.swift": "",
        "README.md": "",
    ]

    private func injection(_ inject: String, _ files: [String: String] = files) throws -> Injection {
        let member = inject.isEmpty ? "" : #", "inject": \#(inject)"#
        return try #require(modelled(#"{"name": "a"\#(member)}"#, files).ios).injection
    }

    @Test(arguments: [
        ("true", true), ("1", true), ("", true), ("false", false), ("0", false), ("\"true\"", false), ("null", true),
    ])
    func readsTheValueAs4DDoes(_ inject: String, _ isOn: Bool) throws {
        let injection = try injection(inject)
        #expect(injection.isOn == isOn)
        #expect(injection.files.isEmpty != isOn)
    }

    @Test func leavesFilesOutByNameButNoFolders() throws {
        #expect(try injection("true").files == ["ios/README.md/kept.txt", "ios/Sources/A.swift"])
    }

    @Test func copiesTheWholeControlWithoutTheFolder() throws {
        let injection = try injection("true", ["Sources/A.swift": "", "LICENSE": "", "android/inputControl/A.kt": ""])
        #expect(injection.root == "")
        #expect(injection.files == ["Sources/A.swift", "android/inputControl/A.kt"])
        #expect(try self.injection("", ["Sources/A.swift": ""]).isOn == false)
    }

    @Test func compilesOnlyTheSwiftFilesAmongThem() throws {
        let ios = try #require(modelled(#"{"inject": true}"#, Self.files).ios)
        #expect(ios.sources.map(\.path) == ["ios/Sources/A.swift"])
    }
}
