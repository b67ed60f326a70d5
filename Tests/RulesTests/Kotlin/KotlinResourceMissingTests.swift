import Findings
import Rules
import Testing

@Suite struct KotlinResourceMissingTests {
    private let rule = "kotlin-resource-missing"

    private static let resources = [
        "android/res/layout/pick_row.xml": """
        <LinearLayout><!-- <TextView android:id="@+id/old_title"/> --><TextView android:id="@+id/pick_title" \
        android:text = '@string/pick_label'/></LinearLayout>
        """,
        "android/res/drawable-hdpi/pick_icon.png": "png", "android/res/raw/pick.mp3": "mp3",
        "android/res/values/strings.xml": """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:tools="http://schemas.android.com/tools">
            <!-- <string name="old_label">x</string> -->
            <string name="pick_label">Choose <b name="bold">one</b></string>
            <string-array name="pick.names"><item>a</item></string-array>
            <item name="pick_code" type="integer">1</item>
            <plurals name="picks"><item quantity="one">1</item></plurals>
            <color name="pick_color">#FFF</color><dimen name="pick_size">1dp</dimen><bool name="pick_flag">true</bool>
        </resources>
        """,
    ]

    private func files(_ code: String, imports: [String] = ["___APP_PACKAGE___.R"], others: [String: String] = [:])
        -> [String: String]
    {
        KotlinControlFiles.running(code, imports: imports, others: Self.resources.merging(others) { $1 })
    }

    @Test(arguments: [
        "R.layout.nowhere", "R.string.nowhere", "R.drawable.nowhere", "R.raw.nowhere", "R.color.nowhere",
        "R.menu.nowhere",
        "R.array.nowhere", "R.plurals.nowhere", "R.dimen.nowhere", "R.integer.nowhere", "R.bool.nowhere",
        "R.string.old_label",
        "R.string.bold", "R.font.nowhere", "R.mipmap.nowhere", "R.xml.nowhere", "R.anim.nowhere",
    ])
    func findsWhatIsNowhere(_ use: String) throws {
        let files = files("use(\(use))")
        let finding = try onlyFinding(of: rule, in: files)
        #expect(markedText(finding, in: files) == use.split(separator: ".").last.map(String.init))
        #expect(finding.severity == .error)
    }

    @Test(arguments: [
        ("R.layout.pick_rows", "R.layout.pick_row"), ("R.string.pick_labl", "R.string.pick_label"),
        ("R.drawable.pick_icn", "R.drawable.pick_icon"), ("R.id.pick_titel", "R.id.pick_title"),
        ("R.array.pick_name", "R.array.pick_names"),
    ])
    func fixesNames(_ use: String, _ right: String) throws {
        let files = files("use(\(use))")
        let finding = try onlyFinding(of: rule, in: files)
        #expect(fixed(finding, in: files) == self.files("use(\(right))"))
        #expect(findings(of: rule, in: self.files("use(\(right))")).isEmpty)
    }

    @Test(arguments: [
        "R.layout.pick_row", "R.string.pick_label", "R.drawable.pick_icon", "R.raw.pick", "R.id.pick_title",
        "R.array.pick_names", "R.integer.pick_code", "R.plurals.picks", "R.color.pick_color", "R.dimen.pick_size",
        "R.bool.pick_flag",
        // QMobileUI's and the app's.
        "R.id.image_view", "R.drawable.chevron_right", "R.string.app_name", "R.color.seed",
        "R.layout.item_parameter_text",
        "R.mipmap.ic_launcher", "R.string.permission_rationale_camera", "R.drawable.logo",
        "R.color.theme_light_primary",
        // The libraries'.
        "R.layout.abc_screen_toolbar", "R.string.mtrl_picker_cancel", "R.id.title", "R.id.nowhere",
        "R.attr.colorPrimary",
        "R.style.Theme_Material3_DayNight", "R.string.character_counter_pattern", "R.anim.fragment_fade_enter",
        "R.layout.support_simple_spinner_dropdown_item", "R.drawable.ic_arrow_back_black_24", "R.id.pick_at_random",
        "android.R.layout.simple_list_item_1", "com.google.android.material.R.string.nowhere", "\"R.layout.nowhere\"",
    ])
    func staysSilentOnWhatIsThereOrMayBe(_ use: String) {
        #expect(findings(of: rule, in: files("use(\(use))")).isEmpty)
    }

    @Test(arguments: [
        (["___APP_PACKAGE___.R as Res"], "Res.layout.nowhere", 1), ([], "___APP_PACKAGE___.R.layout.nowhere", 1),
        (["com.qmobile.qmobileui.R"], "R.layout.nowhere", 0), (["android.R"], "R.layout.nowhere", 0),
        ([], "R.layout.nowhere", 0), (["___APP_PACKAGE___.R", "android.R as A"], "A.layout.nowhere", 0),
    ])
    func judgesTheAppsRWhateverItIsCalled(_ imports: [String], _ use: String, _ count: Int) {
        #expect(findings(of: rule, in: files("use(\(use))", imports: imports)).count == count)
    }

    @Test func oneNameIsReportedOnceInAFile() {
        #expect(findings(of: rule, in: files("use(R.layout.a, R.layout.a, R.layout.b)")).count == 2)
    }

    @Test func hiddenAndDeepFilesAreNotCopied() {
        let others = ["android/res/layout/.hidden.xml": "<A/>", "android/res/layout/sub/deep.xml": "<A/>"]
        #expect(findings(of: rule, in: files("use(R.layout.deep)", others: others)).count == 1)
    }
}
