import Findings
import FourDMobile
import SourceText

/// `kotlin-declaration-collision`
enum KotlinDeclarationCollision: CollectionRule {
    static let info = RuleInfo(
        id: "kotlin-declaration-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder whose Kotlin files declare the same name",
        rationale: """
            The Kotlin files of all controls that the app uses are in one package. Two classes, functions or properties of \
            one name in different files do not compile.
            """,
        facts: ["multi-5"],
        remedy: "Rename one of them, or make functions and properties private.",
        needs: [.manifest, .files], platform: .android,
        bad: PairExample.android([
            "email2/android/inputControl/EmailHelper.kt": helper, "phone2/android/inputControl/PhoneHelper.kt": helper,
        ]),
        good: PairExample.android())

    private static let helper = "package ___PACKAGE___\n\nclass Helper\n"

    static let spaces = [ClaimSpace.kotlinName]

    static func check(_ collision: Collision) -> Finding? {
        // One of two files of one name is not in the app: `kotlin-file-collision`.
        guard !collision.isSamePath else { return nil }
        return finding(
            "two controls declare the \(collision.claim.kind) \"\(collision.claim.name)\"",
            at: collision.claim.location,
            label: "declared again", consequence: "an app that uses both does not build",
            help: "rename one of them", notes: other(collision, "the other one"))
    }
}
