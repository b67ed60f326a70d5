import Findings
import FourDMobile
import SourceText

/// `swift-file-collision`
enum SwiftFileCollision: CollectionRule {
    static let info = RuleInfo(
        id: "swift-file-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a Swift file of the same name in different folders",
        rationale: """
            The compiler refuses two files of one name in an app, whatever their folders: "filename used twice". All \
            controls that the app uses are compiled together.
            """,
        facts: ["multi-6", "swift-19"],
        remedy: "Name Swift files after the control.",
        needs: [.manifest, .files], platform: .ios,
        bad: PairExample.ios([
            "email2/ios/Sources/Email/Helper.swift": "struct EmailHelper {}\n",
            "phone2/ios/Sources/Phone/Helper.swift": "struct PhoneHelper {}\n",
        ]),
        good: PairExample.ios())

    static let spaces = [ClaimSpace.swiftFile]

    static func check(_ collision: Collision) -> Finding? {
        // Of two files of one path only one is in the app: `ios-file-collision`.
        guard !collision.isSamePath else { return nil }
        return finding(
            "two controls have a Swift file \"\(collision.claim.name)\"", at: collision.claim.location,
            consequence: "an app that uses both does not build: \"filename used twice\"",
            help: "rename one of the files", notes: other(collision, "the other file"))
    }
}
