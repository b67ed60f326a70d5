import FourDMobile
import InputControl
import SourceText
import Testing

/// 4D takes a value null for none.
@Suite struct NullValueTests {
    @Test(arguments: [#"null"#, ""])
    func aTargetOfNullIsComputedFromTheFolders(_ value: String) {
        let target = value.isEmpty ? "" : ", \"target\": \(value)"
        let control = ControlProject(
            reading: FileTree(texts: ["manifest.json": "{\"name\": \"a\"\(target)}", "android/inputControl/A.kt": ""]))
        #expect(control.platforms == [.android])
        #expect(ControlModel(control).editor?.projects == [.androidOnly])
    }

    @Test func theEditorHidesAControlWithoutThem() {
        let manifest = #"{"name": "a", "type": "text", "inject": null, "capabilities": null, "target": "ios"}"#
        let control = ControlProject(manifest: SourceFile(path: "manifest.json", text: manifest))
        #expect(ControlModel(control).editor?.hidingReasons == [.noInjectKey, .noCapabilitiesKey])
    }
}
