import Findings
import Rules
import SourceText
import Testing

@Suite struct ImageAndroidMissingTests {
    private static func files(_ file: String, _ more: String = "", name: String = "flag") -> [String: String] {
        [
            "manifest.json":
                #"{"name": "\#(name)", "binding": "imageNamed", "choiceList": {"f": "\#(file)"}\#(more)}"#,
            "images/\(file)": "",
        ]
    }

    private static let both = #", "target": ["ios", "android"]"#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        ("fr - be.png", "flag", #"as "flag_fr___be", and the app looks for "flag_fr_be""#),
        ("_fr.png", "flag", #"as "flag__fr", and the app looks for "flag_fr""#),
        ("a__b.png", "flag", #"as "flag_a__b", and the app looks for "flag_a_b""#),
        ("a.png", "flag!", #"as "flag__a", and the app looks for "flag_a""#),
        ("日本.png", "flag", #"as "flag___", and the app looks for "flag_""#),
    ])
    func marksNamesThatDoNotMeet(_ file: String, _ name: String, _ words: String) throws {
        let finding = try onlyFinding(of: "image-android-missing", in: Self.files(file, Self.both, name: name))
        #expect(finding.severity == .warning)
        #expect(finding.location.pointer == "/choiceList/f")
        #expect(finding.consequence?.contains(words) == true)
        let alone = try onlyFinding(of: "image-android-missing", in: Self.files(file, Self.android, name: name))
        #expect(alone.severity == .error)
    }

    @Test(arguments: [
        ("fr-be.png", "flag"), ("fr be.v2.PNG", "my flag"), ("A.png", "Flag-1"), ("fr_be.png", "flag_1"),
    ])
    func staysSilentWhereTheNamesMeet(_ file: String, _ name: String) {
        #expect(findings(of: "image-android-missing", in: Self.files(file, name: name)).isEmpty)
    }

    @Test(arguments: [(both, Severity.warning), ("", .note), (android, .warning)])
    func anAccentIsAMatterOfHow4DWritesIt(_ target: String, _ severity: Severity) throws {
        let finding = try onlyFinding(of: "image-android-missing", in: Self.files("café.png", target))
        #expect(finding.severity == severity)
        #expect(finding.message.contains("probably"))
    }

    @Test func anAccentAfterTheNameIsNeverFound() throws {
        let finding = try onlyFinding(of: "image-android-missing", in: Self.files("été.png", Self.both))
        #expect(!finding.message.contains("probably"))
        #expect(finding.consequence == #"the build copies it as "flag_ete", and the app looks for "flag_t_""#)
    }

    @Test(arguments: ["europe/fr.png", ".fr.png"])
    func marksWhatIsNotCopied(_ file: String) throws {
        let finding = try onlyFinding(of: "image-android-missing", in: Self.files(file))
        #expect(finding.severity == .warning)
        #expect(finding.message == "Android apps do not get the picture \"\(file)\"")
        #expect(try onlyFinding(of: "image-android-missing", in: Self.files(file, Self.android)).severity == .error)
        #expect(findings(of: "image-android-missing", in: Self.files(file, #", "target": "ios""#)).isEmpty)
    }

    @Test func leavesWhatIsNowhereToItsOwnRule() {
        let files = Self.files("a.png").filter { $0.key == "manifest.json" }
        #expect(findings(of: "image-android-missing", in: files).isEmpty)
    }
}
