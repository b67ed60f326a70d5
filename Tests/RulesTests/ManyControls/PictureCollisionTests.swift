import Findings
import Rules
import Testing

@Suite struct PictureCollisionTests {
    private let rule = "picture-collision"

    private func found(_ one: (String, [String: String]), _ other: (String, [String: String])) -> [Finding] {
        var files: [String: String] = [:]
        for (index, (name, choices)) in [one, other].enumerated() {
            let list = choices.map { "\"\($0)\": \"\($1)\"" }.sorted().joined(separator: ", ")
            files["\(index)/manifest.json"] =
                #"{"name": "\#(name)", "binding": "imageNamed", "choiceList": {\#(list)}, "target": ["ios", "android"]}"#
            for file in choices.values { files["\(index)/images/\(file)"] = "picture \(index)" }
        }
        return findings(of: rule, in: files)
    }

    @Test func marksOneResourceOfAndroid() {
        let found = found(("a-b", ["1": "x.png"]), ("a_b", ["2": "x.png"]))
        #expect(found.map(\.location.path) == ["1/images/x.png"])
        #expect(found.map(\.severity) == [.warning])
        #expect(self.found(("a-b", ["1": "x.png"]), ("a_b", ["2": "x.jpg"])).map(\.severity) == [.error])
        #expect(self.found(("a", ["1": "b_c.png"]), ("a_b", ["2": "c.png"])).count == 1)
    }

    @Test func marksOnePictureOfIOS() {
        let found = found(("a", ["b_c": "x.png"]), ("a_b", ["c": "y.png"]))
        #expect(found.map(\.location.pointer) == ["/choiceList/c"])
    }

    @Test func staysSilent() {
        #expect(found(("a", ["1": "x.png"]), ("b", ["1": "x.png"])).isEmpty)
        #expect(found(("a", ["b": "x.png"]), ("a_b", ["c": "y.png"])).isEmpty)
    }
}
