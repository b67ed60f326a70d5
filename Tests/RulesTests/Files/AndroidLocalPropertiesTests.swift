import Findings
import Rules
import Testing

@Suite struct AndroidLocalPropertiesTests {
    private let rule = "android-local-properties"

    @Test(arguments: ["sdk.dir=/Users/me/sdk\n", "# mine\n  sdk.dir = C:\\\\sdk", "a=1\r\nsdk.dir:/sdk"])
    func marksTheKey(_ text: String) throws {
        let finding = try onlyFinding(of: rule, in: androidControl(["android/local.properties": text]))
        let range = try #require(finding.location.range)
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "sdk.dir")
    }

    @Test(arguments: ["# sdk.dir=/sdk", "! sdk.dir=/sdk", "email2.key=1", "", "sdk.dir"])
    func staysSilent(_ text: String) {
        #expect(findings(of: rule, in: androidControl(["android/local.properties": text])).isEmpty)
        #expect(findings(of: rule, in: androidControl(["local.properties": "sdk.dir=/sdk"])).isEmpty)
    }
}
