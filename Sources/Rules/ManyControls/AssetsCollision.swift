import Findings
import FourDMobile
import SourceText

/// `assets-collision`
enum AssetsCollision: CollectionRule {
    static let info = RuleInfo(
        id: "assets-collision", group: .manyControls, severity: .warning,
        summary: "two controls of one folder with a different picture or color of the same name",
        rationale: """
            4D merges the assets of all controls into one catalog. A set such as icon.imageset overwrites one of the same \
            path; of two in different folders the app uses one, as it finds them by their names only. The same content does \
            no harm.
            """,
        facts: ["multi-10", "multi-11"],
        remedy: "Name the sets after the control.",
        needs: [.manifest, .files], platform: .ios,
        bad: PairExample.ios([
            "email2/\(set)/Contents.json": "{}\n", "phone2/\(set)/Contents.json": "{\"images\": []}\n",
        ]),
        good: PairExample.ios(["email2/\(set)/Contents.json": "{}\n"]))

    private static let set = Injection.catalog + "/icon.imageset"

    static let spaces = [ClaimSpace.catalogSet]

    static func check(_ collision: Collision) -> Finding? {
        finding(
            "two controls have \"\(collision.claim.name)\" in their catalogs", at: collision.claim.location,
            consequence: "an app that uses both has one of them for both controls",
            help: "rename one of them, and what refers to it", notes: other(collision, "the other one"))
    }
}
