import FourDMobile
import InputControl
import Testing

/// What becomes of each file below `android/`.
@Suite struct AndroidFileTests {
    private func file(_ path: String, _ content: String = "x", choices: Bool = false) throws -> AndroidFile {
        let manifest = choices ? #"{"name": "a", "choiceList": {"a": "A"}}"# : #"{"name": "a"}"#
        let android = try #require(modelled(manifest, [path: content]).android)
        return try #require(android.files.first { $0.path == path })
    }

    private func resource(_ path: String, _ content: String = "x") throws -> AndroidResourceFile {
        guard case .resource(let file) = try file("android/res/" + path, content).use else { throw MissingModel() }
        return file
    }

    @Test(arguments: [
        ("android/inputControl/A.kt", AndroidFile.Use.code), ("android/inputControl/a.png", .code),
        ("android/inputControl/sub/A.kt", .unread), ("android/inputControl/._A.kt", .hidden),
        ("android/res/drawable/.DS_Store", .hidden), ("android/res/.x/a.xml", .hidden),
        ("android/local.properties", .localProperties), ("android/assets/a.json", .unread), ("android/A.kt", .unread),
    ])
    func followsThePlace(_ path: String, _ use: AndroidFile.Use) throws {
        #expect(try file(path).use == use)
        #expect(try file(path, choices: true).use == .unread, "nothing of a selection control is read")
    }

    @Test func joinsValuesThatTheAppHas() throws {
        #expect(try resource("values/strings.xml", "<resources></resources>").copy == .joined)
        #expect(try resource("values/strings.xml", "<resources a='b'></resources>").replacesAppFile)
        #expect(try resource("values/a.xml", "<resources></resources>").copy == .whole)
        #expect(try !resource("values/a.xml", "<resources></resources>").replacesAppFile)
        #expect(try resource("values-night/themes.xml", "<resources></resources>").replacesAppFile)
    }

    @Test(arguments: [
        ("drawable-hdpi/a.9.png", "drawable-hdpi", "drawable", "a"), ("layout/row.xml", "layout", "layout", "row"),
        ("odd/a.xml", "odd", nil, "a"), ("a.xml", nil, nil, "a"), ("drawable/b/a.xml", nil, nil, "a"),
    ])
    func readsFolderAndName(_ path: String, _ folder: String?, _ kind: String?, _ name: String) throws {
        let file = try resource(path)
        #expect(file.folder == folder && file.kind == kind && file.name == name)
    }

    /// One row of a table decides.
    @Test func knowsEndingsAndNames() {
        #expect(AndroidResources.endings(of: "font") == ["xml", "ttf", "otf", "ttc"])
        #expect(AndroidResources.endings(of: "raw") == nil)
        #expect(AndroidAppResource.declares("string", "app_name") && !AndroidAppResource.declares("color", "app_name"))
        #expect(AndroidAppResource.libraryHas("settings", ofKind: "drawable"))
        #expect(AndroidAppResource.hasFile("ic_launcher_round", inFolder: "mipmap-anydpi-v26"))
    }
}
