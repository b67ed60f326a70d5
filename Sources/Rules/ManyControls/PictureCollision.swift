import Findings
import FourDMobile
import SourceText

/// `picture-collision`
enum PictureCollision: CollectionRule {
    static let info = RuleInfo(
        id: "picture-collision", group: .manyControls, severity: .error,
        summary: "two selection controls of one folder whose pictures become one in an app",
        rationale: """
            An Android app has a picture under the names of its control and its file, in lower case, with an underscore for \
            every other character: the controls a-b and a_b both make a_b_x of x.png, and so do a with b_c.png and a_b with \
            c.png. One overwrites the other, or both are a duplicate resource. In an iOS app the name is made of the control's \
            name and the key of the choice, unchanged.
            """,
        facts: ["multi-12", "image-5", "image-13"],
        remedy: "Rename one of the controls or of the pictures.",
        needs: [.manifest, .files], reads: ["/name", "/choiceList"],
        bad: PairExample.pictures(("flag-a", "fr.png"), ("flag_a", "fr.png")),
        good: PairExample.pictures(("flag-a", "fr.png"), ("flag_b", "fr.png")))

    static let spaces = [ClaimSpace.androidResource, .iosPicture]

    static func check(_ collision: Collision) -> Finding? {
        let (claim, other) = (collision.claim, collision.other)
        guard claim.kind == other.kind, claim.kind != "file" else { return nil }
        let isRefused = claim.space == .androidResource && claim.name.lowercased() != other.name.lowercased()
        let platform = claim.space == .iosPicture ? "iOS" : "Android"
        return finding(
            "the pictures of two controls become \"\(claim.key.lastPathPart)\" on \(platform)", at: claim.location,
            severity: isRefused ? .error : .warning,
            consequence: isRefused
                ? "an app that uses both does not build: duplicate resource"
                : "in an app that uses both, one control shows the picture of the other",
            help: "rename one of the controls or of the pictures", notes: Self.other(collision, "the other picture"))
    }
}
