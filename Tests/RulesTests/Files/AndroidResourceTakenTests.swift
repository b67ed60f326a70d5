import Findings
import Rules
import Testing

@Suite struct AndroidResourceTakenTests {
    private let rule = "android-resource-taken"

    private func found(_ value: String, in file: String = "values/email2.xml", tag: String = "<resources>") -> [Finding]
    {
        findings(of: rule, in: androidControl(["android/res/\(file)": "\(tag)\(value)</resources>"]))
    }

    @Test(arguments: [
        #"<string name="app_name">x</string>"#, #"<string name="title_table_settings">x</string>"#,
        #"<color name="seed">#fff</color>"#, #"<color name="theme_light_primary">#fff</color>"#,
        #"<style name="Theme.MyApplication"/>"#, #"<string name="tableName_employee">x</string>"#,
        #"<item type="color" name="ic_launcher_background">#fff</item>"#,
    ])
    func marksTheName(_ value: String) {
        #expect(found(value).map(\.severity) == [.error])
        #expect(found(value, in: "values/strings.xml").map(\.severity) == [.error])
    }

    @Test func staysSilent() {
        #expect(found(#"<string name="email2_title">x</string>"#).isEmpty)
        #expect(found(#"<string name="seed">x</string>"#).isEmpty)
        #expect(found(#"<string name="app_name">x</string>"#, in: "values-fr/strings.xml").isEmpty)
        // The control's file takes the place of the app's, which another rule reports.
        let tag = #"<resources xmlns:tools="x">"#
        #expect(found(#"<string name="app_name">x</string>"#, in: "values/strings.xml", tag: tag).isEmpty)
        #expect(found(#"<string name="app_name">x</string>"#, in: "values/other.xml", tag: tag).count == 1)
    }
}
