import FourDMobile
import InputControl
import SourceText
import Testing

@Suite struct ProtectedUseTests {
    private static func ios(_ code: String, _ info: String = "{}") throws -> IOSBuild {
        let manifest = """
            {"name": "a", "type": "text", "inject": true, "target": "ios", "capabilities": {"info": \(info)}}
            """
        let control = ControlProject(
            reading: FileTree(texts: ["manifest.json": manifest, "ios/Sources/A.swift": code]))
        return try #require(ControlModel(control).ios)
    }

    @Test func anotherAPIIsOneRow() throws {
        let row = ProtectedAPI("perm-25", "brain waves", [.makes("BWReader")], keys: ["NSBrainWavesUsageDescription"])
        let found = try Self.ios("let reader = BWReader()").lackingUses(of: [row])
        #expect(found.map(\.name.value) == ["BWReader"])
        #expect(found.flatMap(\.lacks) == [.info("NSBrainWavesUsageDescription")])
        #expect(
            try Self.ios("let reader = BWReader()", #"{"NSBrainWavesUsageDescription": "Why"}"#).lackingUses(of: [row])
                .isEmpty)
        #expect(try Self.ios("let reader: BWReader").lackingUses(of: [row]).isEmpty)
    }

    @Test func oneCallThatNeedsTheKeysOfSeveralRowsIsOneUse() throws {
        let code =
            "let h = HKHealthStore()\nlet a = { h.requestAuthorization(toShare: types, read: types) { _, _ in } }"
        let found = try Self.ios(code).lackingUses()
        #expect(found.count == 1)
        #expect(
            found.first?.lacks == [
                .info("NSHealthShareUsageDescription"), .entitlement("com.apple.developer.healthkit"),
                .info("NSHealthUpdateUsageDescription"),
            ])
        let reading = try Self.ios(code.replacing("toShare: types", with: "toShare: nil")).lackingUses()
        #expect(reading.first?.lacks.count == 2)
    }

    @Test func everyRowCitesItsFact() {
        for api in ProtectedAPI.all { #expect(Behaviour.fact(api.fact) != nil, "\(api.fact)") }
    }
}
