import Findings
import Rules
import Testing

@Suite struct AndroidResourceXmlTests {
    private let rule = "android-resource-xml"

    @Test(arguments: [
        ("<vector><path></vector>", "vector"), ("<a", "a"), ("<a>&</a>", "&"), ("<a>&nbsp;</a>", "&nbsp;"),
        ("<a android:b=\"1\"/>", "1"), ("<a b=1/>", "b"), ("<a b='1' b='2'/>", "2"), ("<a/><b/>", "b"),
        ("<a/>text", "t"),
        ("<a></a></a>", "a"), ("<a><!-- x -- y --></a>", "--"), ("<a><!-- x", "<!--"),
    ])
    func marksTheMistake(_ text: String, _ place: String) throws {
        let path = "android/res/drawable/a.xml"
        let finding = try onlyFinding(of: rule, in: androidControl([path: text]))
        let range = try #require(finding.location.range)
        #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == place)
    }

    @Test(arguments: [
        "<vector xmlns:android=\"http://schemas.android.com/apk/res/android\" android:width=\"1dp\"><path/></vector>",
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b --><a b='<![CDATA['/>".replacing("<![CDATA[", with: "x"),
        "<a><![CDATA[ <b> & ]]>&amp;&#10;&#x41;</a>", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<a\nb = '1'\n/>",
    ])
    func staysSilentAboutWellFormedXML(_ text: String) {
        #expect(findings(of: rule, in: androidControl(["android/res/drawable/a.xml": text])).isEmpty)
    }

    @Test func looksAtResourcesOnly() {
        for path in ["android/res/raw/a.xml", "android/res/raw/a.txt", "android/a.xml", "android/res/unknown/a.xml"] {
            #expect(findings(of: rule, in: androidControl([path: "<a>"])).isEmpty)
        }
    }
}
