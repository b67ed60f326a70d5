import FourDMobile
import InputControl
import Testing

/// The three readers of `target` differ.
@Suite struct TargetReadingTests {
    private func reading(_ target: String, _ files: [String: String] = [:]) throws -> TargetReading {
        let member = target.isEmpty ? "" : ", \"target\": \(target)"
        return try #require(modelled("{\"name\": \"a\"\(member)}", files).editor).target
    }

    @Test(arguments: [
        (#""ios""#, true, false), (#""iOS""#, true, false), (#""android""#, false, true), (#""Android""#, false, false),
        (#"["ios", "android"]"#, true, true), (#"["web", "IOS"]"#, true, false), ("[]", false, true),
        ("5", false, true), ("{}", false, true), ("[null]", false, false), (#""""#, false, false),
        ("null", true, true), ("", true, true),
    ])
    func isKnownAndGranted(_ target: String, _ isKnown: Bool, _ isGranted: Bool) throws {
        let reading = try reading(target)
        #expect(reading.isKnownToIOSBuild == isKnown)
        #expect(reading.isGrantedOnAndroid == isGranted)
    }

    @Test(arguments: [
        (["ios/A.swift": ""], true), (["android/res/a.xml": ""], false), (["images/a.png": ""], true),
        (["ios/A.swift": "", "android/res/a.xml": ""], true),
    ])
    func theIOSBuildComputesAnAbsentTarget(_ files: [String: String], _ isKnown: Bool) throws {
        #expect(try reading("", files).isKnownToIOSBuild == isKnown)
        #expect(try reading("null", files).isKnownToIOSBuild == isKnown)
    }

    @Test(arguments: [#"["ios", 1]"#, #"["web", "web"]"#])
    func theEditorCountsAnyTwoEntries(_ target: String) throws {
        #expect(try reading(target).isOffered(in: .bothPlatforms))
    }
}
