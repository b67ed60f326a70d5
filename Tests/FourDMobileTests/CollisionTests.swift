import FourDMobile
import InputControl
import Testing

/// What two controls of one app claim together.
@Suite struct CollisionTests {
    private func control(_ name: String, _ files: [String: String], _ manifest: String = "") -> ComparedControl {
        let text = #"{"name": "\#(name)", "inject": true\#(manifest)}"#
        let tree = FileTree(texts: files.merging(["manifest.json": text]) { file, _ in file })
        return ComparedControl(ControlModel(ControlProject(reading: tree, in: name, siblingsFolder: "")))
    }

    private func collisions(_ space: ClaimSpace, _ one: [String: String], _ other: [String: String]) -> [Collision] {
        Collision.all(in: space, of: [control("a", one), control("b", other)])
    }

    @Test(arguments: [
        (ClaimSpace.iosPath, "ios/a.json", "ios/a.json"), (.swiftFile, "ios/Sources/A.swift", "ios/Sources/b/A.swift"),
        (.swiftName, "ios/A.swift", "ios/B.swift"), (.bundleName, "ios/a.png", "ios/Resources/a.png"),
        (
            .catalogSet, "ios/Resources/Assets.xcassets/a.imageset/a.png",
            "ios/Resources/Assets.xcassets/b/a.imageset/a.png"
        ),
        (.kotlinFile, "android/inputControl/A.kt", "android/inputControl/a.kt"),
        (.kotlinName, "android/inputControl/A.kt", "android/inputControl/B.kt"),
        (.androidResource, "android/res/raw/a.json", "android/res/raw/a.txt"),
    ])
    func findsEachKind(_ space: ClaimSpace, _ path: String, _ otherPath: String) throws {
        let code = "package ___PACKAGE___\nclass C"
        let found = collisions(space, [path: code], [otherPath: code + " // other"])
        #expect(found.count == 1)
        // A set of a catalog is claimed as a whole.
        #expect(found.allSatisfy { ("b/" + otherPath).hasPrefix($0.claim.place.path) })
        #expect(found.allSatisfy { ("a/" + path).hasPrefix($0.other.place.path) })
        #expect(space.row.fact.hasPrefix("multi-"))
    }

    @Test func equalContentIsSharedWhereOneFileIsInTheApp() {
        #expect(collisions(.iosPath, ["ios/a.json": "1"], ["ios/a.json": "1"]).isEmpty)
        #expect(collisions(.swiftFile, ["ios/A.swift": "1"], ["ios/Sources/A.swift": "1"]).count == 1)
    }

    @Test func controlsOfOneNameAreNeverInOneApp() {
        let controls = [control("a", ["ios/a.json": "1"]), control("A", ["ios/a.json": "2"])]
        #expect(Collision.all(in: .iosPath, of: controls).isEmpty)
        #expect(Collision.all(in: .controlName, of: controls).count == 1)
    }

    @Test func eachControlIsComparedWithTheFirst() {
        let controls = (0..<4).map { control("c\($0)", ["ios/a.json": "\($0)"]) }
        let found = Collision.all(in: .iosPath, of: controls)
        #expect(found.map { $0.other.place.path } == Array(repeating: "c0/ios/a.json", count: 3))
    }

    @Test func everySpaceHasItsFact() {
        for space in ClaimSpace.allCases { #expect(Behaviour.fact(space.row.fact) != nil, "\(space)") }
    }
}
