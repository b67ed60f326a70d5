import Findings
import FourDMobile
import SourceText

/// `ios-resource-collision`
enum IosResourceCollision: CollectionRule {
    static let info = RuleInfo(
        id: "ios-resource-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a resource of the same name in different folders",
        rationale: """
            All resources lie side by side in the app, whatever their folders in the project, except those below a folder \
            such as fr.lproj. Two of one name stop the build: "Multiple commands produce".
            """,
        facts: ["multi-7", "ios-7"],
        remedy: "Name resources after the control.",
        needs: [.manifest, .files], platform: .ios,
        bad: PairExample.ios([
            "email2/ios/Resources/Email/list.json": "[]\n", "phone2/ios/Resources/Phone/list.json": "[]\n",
        ]),
        good: PairExample.ios())

    static let spaces = [ClaimSpace.bundleName]

    static func check(_ collision: Collision) -> Finding? {
        // Of two files of one path only one is in the app: `ios-file-collision`.
        guard !collision.isSamePath else { return nil }
        return finding(
            "two controls have a resource \"\(collision.claim.name)\"", at: collision.claim.location,
            consequence: "an app that uses both does not build: both become the same file of the app",
            help: "rename one of the files, and what refers to it", notes: other(collision, "the other file"))
    }
}
