import FourDMobile
import Testing

@Suite struct AndroidResourceIndexTests {
    @Test(arguments: [
        ("ic_phone", "ic_phone"), ("IC_Phone.xml", "ic_phone"), ("a/b/ic phone.png", "ic_phone"),
        ("ic__phone", "ic_phone"),
        ("ic-phone.v2.xml", "ic_phone_v2"), ("_phone", "_phone"), ("été", "_t_"), (".xml", nil), ("", nil), ("a.", "a"),
    ])
    func anIconIsLookedUpByItsPlainName(_ icon: String, _ drawable: String?) {
        #expect(AndroidResourceIndex.drawable(ofIcon: icon) == drawable)
    }

    private func index(_ files: [String: String]) throws -> AndroidResourceIndex {
        let model = modelled(#"{"name": "a"}"#, files)
        return AndroidResourceIndex(model.project, try #require(model.android))
    }

    @Test func collectsFilesAndDeclarations() throws {
        let index = try index([
            "android/res/layout-land/row.xml": "<A android:id=\"@+id/title_row\"/>", "android/res/drawable/a.9.png": "",
            "android/res/values-fr/s.xml": "<resources><string name=\"hello\">Bonjour</string></resources>",
            "android/res/loose.xml": "",
            "android/res/drawable/two__lines.xml": "<vector/>",
        ])
        #expect(index.isWhole)
        #expect(index.names["layout"] == ["row"] && index.names["id"] == ["title_row"])
        #expect(index.names["drawable"] == ["a", "two__lines"] && index.names["string"] == ["hello"])
        #expect(index.unreachableDrawables == ["two_lines": "two__lines"])
        #expect(index.lacks("rows", of: "layout") && !index.lacks("row", of: "layout"))
        #expect(!index.lacks("app_name", of: "string") && !index.lacks("abc_x", of: "layout"))
    }

    @Test func everyPrefixAndNameOfTheTableIsOneThatAndroidTakes() {
        for name in AppResources.names.filter({ $0.key != "string" && $0.key != "color" && $0.key != "id" }).values
            .joined()
        {
            #expect(AndroidResources.isLegal(name))
        }
    }
}
