import FourDMobile
import Testing

/// The expected orders are those of `java.util.HashMap`.
@Suite struct AndroidChoiceOrderTests {
    private func order(_ keys: [String]) -> [String]? {
        AndroidChoiceOrder.positions(of: keys).map { $0.map { keys[$0] } }
    }

    @Test(arguments: [
        (["9", "0", "5", "1"], ["0", "1", "5", "9"]), (["1", "0"], ["0", "1"]),
        (["s", "m", "l"], ["s", "l", "m"]), (["mrs", "mr", "mx"], ["mr", "mx", "mrs"]),
        // Both share a bucket, so the file decides.
        (["a", "q"], ["a", "q"]), (["q", "a"], ["q", "a"]), (["true", "false"], ["true", "false"]), ([], []),
        ([""], [""]),
    ])
    func isThatOfTheHashCodes(_ keys: [String], _ expected: [String]) {
        #expect(order(keys) == expected)
    }

    @Test func theTableDoublesAboveThreeQuarters() {
        // In 16 buckets "0" and "@" share one; from the thirteenth key on there are 32.
        let others = (1...9).map(String.init)
        #expect(order(["@", "0"]) == ["@", "0"])
        #expect(order(["@", "0"] + others)?.first == "@")
        let thirteen = order(["@", "0", "a", "b"] + others)
        #expect(thirteen?.firstIndex(of: "@").map { $0 < (thirteen?.firstIndex(of: "0") ?? 0) } == true)
        #expect(order((0..<100).map(String.init))?.count == 100)
    }

    @Test func surrogatesCountAsJavaCountsThem() {
        #expect(order(["😀", "a"]) == ["a", "😀"])
    }

    @Test func equalKeysHaveNoOrder() {
        #expect(order(["a", "a"]) == nil)
    }

    @Test func aCrowdedBucketOfALargeTableHasNoOrder() {
        // All 512 keys have one hash code.
        let keys = (0..<512).map { number in (0..<9).map { number >> $0 & 1 == 0 ? "Aa" : "BB" }.joined() }
        #expect(order(keys) == nil)
        #expect(order(Array(keys.prefix(8))) == Array(keys.prefix(8)))
    }
}
