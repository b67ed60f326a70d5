import Findings
import Rules
import Testing

@Suite struct AndroidAppFileReplacedTests {
    private let rule = "android-app-file-replaced"

    @Test(arguments: ["strings", "colors", "themes", "ic_launcher_background"])
    func marksATagThat4DDoesNotFind(_ name: String) throws {
        let path = "android/res/values/\(name).xml"
        let text = "<resources xmlns:tools=\"x\"></resources>"
        let finding = try onlyFinding(of: rule, in: androidControl([path: text]))
        #expect(finding.location.path == path && finding.severity == .error)
        #expect(findings(of: rule, in: androidControl([path: "<resources></resources>"])).isEmpty)
    }

    @Test(arguments: [
        "mipmap-hdpi/ic_launcher.png", "mipmap-anydpi-v26/ic_launcher_round.xml", "drawable/launch_screen.xml",
        "drawable-v26/launch_screen.xml", "drawable/logo.png", "xml/network_security_config.xml",
        "values-night/themes.xml", "layout/item_parameter_text.xml", "drawable/settings.xml", "drawable/settings.png",
        "menu/menu_search.xml",
    ])
    func warnsOfFilesOfTheAppAndOfQMobileUI(_ path: String) throws {
        let finding = try onlyFinding(of: rule, in: androidControl(["android/res/\(path)": "<a/>"]))
        #expect(finding.location.path == "android/res/\(path)" && finding.severity == .warning)
    }

    @Test(arguments: [
        "drawable/email2.xml", "values/email2.xml", "values-fr/strings.xml", "raw/logo.png", "layout/settings2.xml",
        "mipmap-hdpi/email2.png",
    ])
    func staysSilent(_ path: String) {
        #expect(findings(of: rule, in: androidControl(["android/res/\(path)": "<a/>"])).isEmpty)
    }
}
