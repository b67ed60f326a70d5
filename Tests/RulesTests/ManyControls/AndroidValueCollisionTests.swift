import Findings
import Rules
import Testing

@Suite struct AndroidValueCollisionTests {
    private let rule = "android-value-collision"
    private static let plain = "<resources>"
    private static let tagged = "<resources xmlns:tools=\"x\">"

    private func found(
        _ one: String, _ other: String, tag: String = plain, in path: String = "values/strings.xml",
        and otherPath: String = "values/strings.xml"
    ) -> [Finding] {
        findings(
            of: rule,
            in: TwoControls.android(
                ["android/res/" + path: "\(tag)\(one)</resources>"],
                ["android/res/" + otherPath: "\(tag)\(other)</resources>"]))
    }

    @Test func marksTheSecondValue() {
        let value = #"<string name="hint">a</string>"#
        #expect(found(value, value).map(\.severity) == [.error])
        #expect(found(value, value, tag: Self.tagged, and: "values/other.xml").count == 1)
        #expect(found(value, value, in: "values-fr/a.xml", and: "values-fr/b.xml").count == 1)
        #expect(found(#"<item type="id" name="row"/>"#, #"<id name="row"/>"#).count == 1)
    }

    @Test func staysSilent() {
        let value = #"<string name="hint">a</string>"#
        #expect(found(value, #"<color name="hint">#fff</color>"#).isEmpty)
        #expect(found(value, #"<string name="hint2">a</string>"#).isEmpty)
        #expect(found(value, value, and: "values-fr/strings.xml").isEmpty)
        // The second file overwrites the first, which another rule reports.
        #expect(found(value, value + " ", tag: Self.tagged, in: "values/a.xml", and: "values/a.xml").isEmpty)
    }
}
