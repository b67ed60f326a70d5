import Findings
import FourDMobile
import SourceText

/// `kotlin-file-collision`
enum KotlinFileCollision: CollectionRule {
    static let info = RuleInfo(
        id: "kotlin-file-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a Kotlin file of the same name",
        rationale: """
            4D copies the files of android/inputControl of each control that the app uses into one folder of the app. A file \
            overwrites one of the same name from another control, so that one of the classes is not in the app.
            """,
        facts: ["multi-4", "multi-1"],
        remedy: "Name Kotlin files and their classes after the control.",
        needs: [.manifest, .files], platform: .android, reads: ["/name"],
        bad: PairExample.android([
            "email2/android/inputControl/Helper.kt": "// email2\n",
            "phone2/android/inputControl/Helper.kt": "// phone2\n",
        ]),
        good: PairExample.android())

    static let spaces = [ClaimSpace.kotlinFile]

    static func check(_ collision: Collision) -> Finding? {
        finding(
            "two controls have a Kotlin file \"\(collision.claim.name)\"", at: collision.claim.location,
            consequence: "in an app that uses both, one file overwrites the other",
            help: "rename one of the files, and the class in it", notes: other(collision, "the other file"))
    }
}
