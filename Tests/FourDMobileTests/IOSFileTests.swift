import FourDMobile
import InputControl
import SourceText
import Testing

/// What becomes of each file below `ios/`.
@Suite struct IOSFileTests {
    private func file(_ path: String, _ content: String = "x", beside others: [String: String] = [:]) throws -> IOSFile
    {
        let files = others.merging([path: content, "ios/a.txt": ""]) { file, _ in file }
        let injection = try #require(modelled(#"{"name": "a", "inject": true}"#, files).ios).injection
        return try #require(injection.fates.first { $0.path == path }, "\(path)")
    }

    @Test(arguments: [
        ("ios/A.swift", IOSFile.Use.compiled), ("ios/Sources/A.swift", .compiled), ("ios/SOURCES/A.swift", .compiled),
        ("ios/Test/A.swift", .compiled), ("ios/Xcode/._A.swift", .compiled), ("ios/Sources/A.swift.txt", .resource),
        ("ios/Cell.xib", .resource), ("ios/Sources/Cell.XIB", .resource), ("ios/Resources/a.zip", .resource),
        ("ios/Resources/.a.json", .resource), ("ios/Resources/A.bundle/a.png", .resource),
        ("ios/Resources/Assets.xcassets/a.imageset/a.png", .catalog),
        ("ios/Resources/Assets.xcassets/Contents.json", .catalog), ("ios/resources/ASSETS.xcassets/a.json", .catalog),
        ("ios/Package.swift", .leftOut), ("ios/Sources/package.SWIFT", .leftOut), ("ios/Sources/LICENSE", .leftOut),
        ("ios/Email/A.swift", .lost(.outsideGroups(folder: "Email"))),
        ("ios/Tests/A.swift", .lost(.outsideGroups(folder: "Tests"))),
        ("ios/Sources2/a.png", .lost(.outsideGroups(folder: "Sources2"))),
        ("ios/Sources/Carthage/A.swift", .lost(.thirdParty)), ("ios/Carthage/Build/a.json", .lost(.thirdParty)),
        ("ios/Resources/B.xcassets/a.json", .lost(.otherCatalog("ios/Resources/B.xcassets"))),
        ("ios/Assets.xcassets/b.xcassets/a.json", .lost(.otherCatalog("ios/Assets.xcassets"))),
        ("ios/Sources/A.m", .lost(.notBuilt)), ("ios/Sources/a.sketch", .lost(.notBuilt)),
        ("ios/Resources/a.ttf", .lost(.unknownEnding)), ("ios/Makefile", .lost(.unknownEnding)),
        ("ios/Sources/Forms/Login/LoginForm.swift", .lost(.overwritten)),
        ("ios/README.md/kept.txt", .lost(.outsideGroups(folder: "README.md"))),
    ])
    func followsPlaceAndEnding(_ path: String, _ use: IOSFile.Use) throws {
        #expect(try file(path).use == use)
    }

    /// One row of the table of endings decides.
    @Test(arguments: [
        ("swift", IOSFileEnding.Build.compiled), ("storyboard", .resource), ("strings", .resource), ("h", .listed),
        ("otf", .ignored), ("", .ignored), ("xyz", .ignored),
    ])
    func knowsTheEndings(_ ending: String, _ build: IOSFileEnding.Build) {
        #expect(IOSFileEnding.of("a." + ending).build == build)
        #expect(IOSFileEnding.of("a." + ending.uppercased()).build == build)
    }

    @Test func knowsTheFilesOfTheApp() throws {
        #expect(try file("ios/Settings/Settings.plist").replacesAppFile)
        #expect(try file("ios/settings/settings.bundle/Root.plist").replacesAppFile)
        #expect(try !file("ios/Settings/Other.plist").replacesAppFile)
        #expect(IOSAppFile.at("Sources/Embedded/Logger.swift")?.winner == .control)
        #expect(IOSAppFile.at("Sources/LaunchScreen.md")?.winner == .app)
        #expect(IOSAppFile.at("Sources/Embedded") == nil)
        #expect(IOSAppFile.swiftNames.contains("main.swift") && !IOSAppFile.swiftNames.contains("Main.storyboard"))
        #expect(IOSAppFile.bundleNames.contains("fr.lproj/SettingLogOutDialog.strings"))
    }

    @Test func saysWhatIsDamaged() throws {
        #expect(try file("ios/Resources/a.zip").damage == .garbled)
        #expect(try file("ios/Resources/a.json", "{}").damage == nil)
        #expect(try file("ios/Resources/a.png").damage == nil)
        #expect(try file("ios/Sources/SourcesB/A.swift").damage == .lookedFor(at: "Sources/B/A.swift"))
        #expect(try file("ios/Sources/Forms/FormsB/A.swift").damage == nil)
    }

    @Test(arguments: [
        ("ios/Resources/a.json", "a.json"), ("ios/Sources/deep/fr.lproj/a.strings", "fr.lproj/a.strings"),
        ("ios/fr.lproj/Base/a.strings", "fr.lproj/a.strings"),
    ])
    func namesResourcesAsTheAppDoes(_ path: String, _ name: String) throws {
        #expect(try file(path).bundleName == name)
    }

    @Test func countsFromTheRootWithoutTheFolder() throws {
        let files = ["Sources/A.swift": "", "logo.png": "", "android/inputControl/A.kt": "", "images/a.png": ""]
        let injection = try #require(modelled(#"{"name": "a", "inject": true}"#, files).ios).injection
        #expect(
            injection.fates.map(\.use)
                == [
                    .compiled, .lost(.outsideGroups(folder: "android")), .lost(.outsideGroups(folder: "images")),
                    .resource,
                    .leftOut,
                ].sorted(by: injection))
    }
}

extension [IOSFile.Use] {
    /// In the order of the paths Sources/A.swift, android, images, logo.png, manifest.json.
    fileprivate func sorted(by injection: Injection) -> [IOSFile.Use] {
        let order = ["Sources/A.swift", "android/inputControl/A.kt", "images/a.png", "logo.png", "manifest.json"]
        return injection.fates.compactMap { file in order.firstIndex(of: file.path).map { self[$0] } }
    }
}
