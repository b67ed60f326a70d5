import Findings
import FourDMobile
import SourceText

/// `format-collision`
enum FormatCollision: CollectionRule {
    static let info = RuleInfo(
        id: "format-collision", group: .manyControls, severity: .warning,
        summary: "a control whose row service handles the format of another control",
        rationale: """
            The app requests a row from each service in the order of application.services and takes the first it gets. When \
            the services of two controls handle one format, one of them never gets the chance, and which one depends on the \
            order of the controls in the app.
            """,
        facts: ["multi-15", "multi-14", "swift-4"],
        remedy: "Compare the format with the control's own name only.",
        needs: [.manifest, .files], platform: .ios, reads: ["/name"],
        bad: PairExample.ios([
            "phone2/ios/Sources/Forms/Actions/Phone2Row.swift": SwiftExample(
                attribute: "@objc(Phone2RowService)\n", declaration: "class Phone2RowService",
                instance: "    @objc static let instance = Phone2RowService()\n",
                body: """
                            guard format == "phone2" || format == "email2" else { return nil }
                            return TextRow(key).onRowEvent(eventCallback)

                    """
            ).text
        ]),
        good: PairExample.ios())

    static let spaces = [ClaimSpace.format]

    static func check(_ collision: Collision) -> Finding? {
        // Nobody requests a format that is the name of neither.
        guard !collision.isSamePath, collision.claim.kind != collision.other.kind else { return nil }
        let isOwn = collision.claim.kind == "own"
        let (foreign, own) = isOwn ? (collision.other, collision.claim) : (collision.claim, collision.other)
        return finding(
            "the row service handles \"\(foreign.name)\", which is another control", at: foreign.location,
            label: "the format of another control",
            consequence: "in an app that uses both, only one of the two services gets to return a row for it",
            help: "remove the comparison with \"\(foreign.name)\"",
            notes: [Note("the service of that control handles it too", at: own.location)])
    }
}
