import Findings
import FourDMobile
import SourceText

/// `android-value-collision`
enum AndroidValueCollision: CollectionRule {
    static let info = RuleInfo(
        id: "android-value-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder that declare an Android string, color or id of the same name",
        rationale: """
            The values of android/res of all controls that the app uses are in one app. Two strings, colors or other values of \
            one name are a duplicate resource, and the app does not build.
            """,
        facts: ["multi-9", "android-4"],
        remedy: "Begin the names of values with the control's name.",
        needs: [.manifest, .files], platform: .android,
        bad: PairExample.android([
            "email2/android/res/values/email2.xml": values, "phone2/android/res/values/phone2.xml": values,
        ]),
        good: PairExample.android(["email2/android/res/values/email2.xml": values]))

    private static let values =
        "<resources xmlns:tools=\"http://schemas.android.com/tools\"><string name=\"hint\">x</string></resources>\n"

    static let spaces = [ClaimSpace.androidValue]

    static func check(_ collision: Collision) -> Finding? {
        // Of two files of one path that are not joined, only one is in the app: `android-resource-collision`.
        guard !collision.isSamePath else { return nil }
        return finding(
            "two controls declare the \(collision.claim.kind) \"\(collision.claim.name)\"",
            at: collision.claim.location,
            label: "declared again", consequence: "an app that uses both does not build: duplicate resource",
            help: "rename one of them, and what refers to it", notes: other(collision, "the other one"))
    }
}
