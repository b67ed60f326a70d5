import Findings
import FourDMobile
import SourceText

/// `ios-file-collision`
enum IosFileCollision: CollectionRule {
    static let info = RuleInfo(
        id: "ios-file-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a different file at the same path below ios/",
        rationale: """
            4D copies ios/ of each control that the app uses over one project. A file overwrites one of the same path from \
            another control; 4D only writes a line to its log. That happens above all when a control was copied and only \
            renamed in its manifest. Files of the same content do no harm.
            """,
        facts: ["multi-3", "multi-1", "ios-2"],
        remedy: "Name the files after the control.",
        needs: [.manifest, .files], platform: .ios,
        bad: PairExample.ios([
            "email2/ios/Resources/list.json": "[1]\n", "phone2/ios/Resources/list.json": "[2]\n",
        ]),
        good: PairExample.ios())

    static let spaces = [ClaimSpace.iosPath]

    static func check(_ collision: Collision) -> Finding? {
        finding(
            "two controls have a file \"\(collision.claim.name)\" for iOS", at: collision.claim.location,
            consequence: "in an app that uses both, one file overwrites the other",
            help: "rename one of the files, and what refers to it", notes: other(collision, "the other file"))
    }
}
