import Findings
import FourDMobile
import SourceText

/// `swift-declaration-collision`
enum SwiftDeclarationCollision: CollectionRule {
    static let info = RuleInfo(
        id: "swift-declaration-collision", group: .manyControls, severity: .error,
        summary: "two controls of one folder whose Swift files declare the same name",
        rationale: """
            The Swift files of all controls that the app uses are one module. Two types, functions or variables of one name \
            in different files do not compile, and two classes of one @objc name do not link.
            """,
        facts: ["multi-5", "multi-14"],
        remedy: "Rename one of them, or make it private.",
        needs: [.manifest, .files], platform: .ios,
        bad: PairExample.ios([
            "email2/ios/Sources/EmailHelper.swift": "struct Helper {}\n",
            "phone2/ios/Sources/PhoneHelper.swift": "struct Helper {}\n",
        ]),
        good: PairExample.ios())

    static let spaces = [ClaimSpace.swiftName, .objcName]

    static func check(_ collision: Collision) -> Finding? {
        let (claim, other) = (collision.claim, collision.other)
        // Of two files of one path only one is in the app: `ios-file-collision`.
        guard !collision.isSamePath else { return nil }
        // A class of one Swift name is reported by that.
        if claim.space == .objcName, claim.kind == other.kind { return nil }
        return finding(
            claim.space == .objcName
                ? "two controls have a class \"\(claim.name)\" for Objective-C"
                : "two controls declare \"\(claim.name)\"",
            at: claim.location, label: "declared again", consequence: "an app that uses both does not build",
            help: claim.space == .objcName ? "rename one of them" : "rename one of them, or make it private",
            notes: Self.other(collision, "the other one"))
    }
}
