import Foundation
import JSONSyntax
import SourceText
import Testing

/// Small changes of a good manifest, the same in every run.
@Suite struct MutationTests {
    private static let manifest = Array(
        #"""
        {
            "name": "größe", "type": ["text", "integer"], "inject": true, "format": null,
            "capabilities": { "camera": true, "map": {} }, "n": [0, -1.25, 10],
            "choiceList": { "1": "one \"1\"", "2": "a\\b\u00e9\n" }
        }
        """#.utf8)

    private static let pieces =
        [
            ",", ":", "[", "]", "{", "}", "\"", "'", "\\", "/", "//", "/*", "*/", "#", "\n", " ", "0", "1", "-", ".",
            "e", "true", "null", "a",
            "\u{E9}", "\t", "\u{0}", "\"a\":", "\"b\",", "\\u", "\u{201C}",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

    private static func mutant(_ random: inout SplitMix64) -> [UInt8] {
        var bytes = manifest
        for _ in 0...Int.random(in: 0..<3, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1..<4, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
            case 2: bytes.replaceSubrange(place..<place + 1, with: pieces.randomElement(using: &random) ?? [])
            default: bytes.insert(contentsOf: bytes[place..<end], at: place)
            }
        }
        return bytes
    }

    @Test func mutantsAreReadConsistentlyAndRefusedAsFoundationDoes() {
        var random = SplitMix64(state: 7)
        var (accepted, refused) = (0, 0)
        for _ in 0..<1500 {
            let bytes = Self.mutant(&random)
            let document = JSONDocument(parsing: bytes)
            #expect(inconsistencies(document) == [], "\(String(decoding: bytes, as: UTF8.self))")
            let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            // It takes a trailing comma.
            if !document.issues.isEmpty, document.issues.allSatisfy({ $0.kind == .trailingComma }) { continue }
            #expect(document.issues.isEmpty == isJSON, "\(document.issues) \(String(decoding: bytes, as: UTF8.self))")
            if isJSON { accepted += 1 } else { refused += 1 }
        }
        #expect(accepted > 50 && refused > 500)
    }

    /// One missing or doubled byte never costs more than the member it is in and the next.
    @Test func aMistakeCostsLittle() throws {
        let root = try #require(JSONDocument(parsing: Self.manifest).root)
        let keys = Set(root.members.map(\.keyText))
        for place in 1..<Self.manifest.count - 1 {
            for count in [0, 2] {
                var bytes = Self.manifest
                bytes.replaceSubrange(place..<place + 1, with: repeatElement(bytes[place], count: count))
                let document = JSONDocument(parsing: bytes)
                let left = keys.intersection(document.root?.members.map(\.keyText) ?? [])
                #expect(left.count >= keys.count - 2, "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
}

/// A generator whose numbers depend on its seed alone.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
