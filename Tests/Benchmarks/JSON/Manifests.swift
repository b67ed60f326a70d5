import Foundation

/// A list of manifests, the same for the same size.
enum Manifests {
    static func text(ofSize size: Int) -> Data {
        var random = Random(state: 1)
        var text = Data("[\n".utf8)
        while text.count < size {
            if text.count > 2 { text.append(contentsOf: ",\n".utf8) }
            text.append(contentsOf: manifest(&random).utf8)
        }
        text.append(contentsOf: "\n]\n".utf8)
        return text
    }

    private static func manifest(_ random: inout Random) -> String {
        let name = random.word() + random.word().capitalized
        let choices = (0..<random.next(12)).map { "            \"\($0)\": \"\(random.label())\"" }
        let release = random.next(4) == 0 ? ",\n        \"homepage\": \"https:\\/\\/example.com\\/\(name)\"" : ""
        return """
                {
                    "$comment": "\(random.label()) \(random.label())",
                    "name": "\(name)",
                    "type": ["\(random.pick(["text", "date", "image"]))", "\(random.pick(["integer", "number"]))"],
                    "inject": \(random.next(2) == 0),
                    "target": ["ios", "android"],
                    "format": null,
                    "capabilities": { "camera": true, "contacts": false, "map": {} },
                    "assets": { "size": { "width": \(random.next(4096)), "height": \(random.next(4096)) } },
                    "rules": [ { "min": -\(random.next(100)) }, { "max": \(random.next(1000)).\(random.next(99)) }, 1e\(random.next(9)) ],
                    "choiceList": {
            \(choices.joined(separator: ",\n"))
                    },
                    "version": "\(random.next(20)).\(random.next(20)).\(random.next(20))",
                    "description": "\(random.label())\\n\(random.label()), \(random.label()) \\"\(random.word())\\""\(release)
                }
            """
    }
}

/// SplitMix64.
struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ value >> 31) % UInt64(bound))
    }

    mutating func pick(_ words: [String]) -> String {
        words[next(words.count)]
    }

    mutating func word() -> String {
        pick([
            "color", "wheel", "location", "rating", "phone", "signature", "address", "picker", "email", "scan", "photo",
        ])
    }

    /// A few words, now and then outside ASCII.
    mutating func label() -> String {
        (0...next(5)).map { _ in next(12) == 0 ? pick(["größe", "été", "選択", "\u{1F600}"]) : word() }
            .joined(separator: " ")
    }
}
