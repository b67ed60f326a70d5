import SourceText
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        ("injcet", "inject"), ("Name", "name"), ("capabilites", "capabilities"), ("tpye", "type"),
    ])
    func findsWhatWasMeant(_ written: String, _ meant: String) {
        #expect(Spelling.suggestion(for: written, among: ["type", "inject", "capabilities", "name"]) == meant)
    }

    @Test func staysSilentWhenNothingIsNear() {
        #expect(Spelling.suggestion(for: "colour", among: ["type", "name"]) == nil)
        #expect(Spelling.suggestion(for: "x", among: ["y"]) == nil)
        #expect(Spelling.suggestion(for: String(repeating: "a", count: 10_000), among: ["aa"]) == nil)
    }

    @Test(arguments: [("abc", "abc", 0), ("abc", "acb", 1), ("abc", "", 3), ("type", "tape", 1), ("abcd", "badc", 2)])
    func countsEditsAndSwaps(_ left: String, _ right: String, _ distance: Int) {
        #expect(Spelling.distance(Array(left), Array(right)) == distance)
        #expect(Spelling.distance(Array(right), Array(left)) == distance)
    }

    @Test(arguments: [
        ("Eurkea", "Eureka"), ("eureka", "Eureka"), ("Eurka", "Eureka"), ("Eurekka", "Eureka"), ("Eurexa", "Eureka"),
        ("SwiftUI", "SwiftUI"),
    ])
    func aSlipIsOneEditOrACase(_ written: String, _ meant: String) {
        var index = SpellingIndex(["Eureka", "MapKit", "SwiftUI", "ImageIO"])
        #expect(index.slip(for: written) == (written == meant ? nil : meant))
    }

    @Test(arguments: ["SnapKit", "ImageRow", "SwiftUIX", "SwiftyUI", "RxEureka", "Eurekas", "Map", "Xureka1"])
    func anotherNameIsNotASlip(_ name: String) {
        var index = SpellingIndex(["Eureka", "MapKit", "SwiftUI", "ImageIO"])
        #expect(index.slip(for: name) == nil)
    }

    @Test func theCostOfAllLookUpsIsLimited() {
        let names = (0..<2_000).map { "service\($0)" }
        var index = SpellingIndex(names)
        let found = (0..<2_000).map { index.suggestion(for: "servise\($0)") }
        #expect(found.first == "service0")
        #expect(found.last == .some(nil))
    }
}
