import Findings
import FourDMobile
import SourceText

/// `android-resource-collision`
enum AndroidResourceCollision: CollectionRule {
    static let info = RuleInfo(
        id: "android-resource-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder with a different Android resource of the same name",
        rationale: """
            4D copies android/res of each control that the app uses into one folder, after the pictures of selection \
            controls. A file overwrites one of the same path from another control; with another ending both are there, as a \
            duplicate resource, and the app does not build. Files of the same content do no harm.
            """,
        facts: ["multi-8", "multi-13"],
        remedy: "Name resources after the control.",
        needs: [.manifest, .files], platform: .android,
        bad: PairExample.android([
            "email2/android/res/drawable/icon.xml": "<vector/>\n", "phone2/android/res/drawable/icon.png": "png",
        ]),
        good: PairExample.android(["email2/android/res/drawable/icon.xml": "<vector/>\n"]))

    static let spaces = [ClaimSpace.androidResource]

    static func check(_ collision: Collision) -> Finding? {
        let (claim, other) = (collision.claim, collision.other)
        // `picture-collision` speaks of two pictures.
        guard claim.kind == "file" || other.kind == "file" else { return nil }
        let isOverwritten = claim.name.lowercased() == other.name.lowercased()
        return finding(
            isOverwritten
                ? "two controls have the Android resource \"\(claim.name)\""
                : "\"\(claim.name)\" and \"\(other.name)\" of another control are one Android resource",
            at: claim.location, severity: isOverwritten ? .warning : .error,
            consequence: isOverwritten
                ? "in an app that uses both, one file overwrites the other"
                : "an app that uses both does not build: duplicate resource",
            help: "rename one of the files, and what refers to it", notes: Self.other(collision, "the other file"))
    }
}
