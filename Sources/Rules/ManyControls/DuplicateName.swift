import Findings
import FourDMobile
import SourceText

/// `duplicate-name`
enum DuplicateName: CollectionRule {
    static let info = RuleInfo(
        id: "duplicate-name", group: .manyControls, severity: .error,
        summary: "two controls of one folder with the same name",
        rationale: """
            The action parameters of a project refer to a control by the name in its manifest. 4D's editor takes the first \
            control of that name, whatever its case and accents. The iOS build keeps the control that it reads last, and \
            reads folders after archives; the Android build takes the first. The other control is in no app, without an \
            error.
            """,
        facts: ["multi-2", "manifest-40", "editor-6", "kind-7"],
        remedy: "Give each control of a project a name of its own.",
        needs: [.manifest], reads: ["/name"],
        bad: pair("size", "size"), good: pair("size", "color"))

    static let spaces = [ClaimSpace.controlName]

    static func check(_ collision: Collision) -> Finding? {
        let (claim, other) = (collision.claim, collision.other)
        let isSame = claim.name.utf8.elementsEqual(other.name.utf8)
        // The builds find selection controls by their exact names.
        let isHarmful = isSame || collision.control.hasCode || collision.otherControl.hasCode
        return finding(
            isSame
                ? "two controls have the name \"\(claim.name)\""
                : "4D takes the names \"\(claim.name)\" and \"\(other.name)\" for the same",
            at: claim.location, severity: isHarmful ? .error : .warning,
            consequence: isSame ? consequence(collision) : "4D's editor finds only one of them",
            help: "give one of them another name", notes: Self.other(collision, "the other one"))
    }

    /// Which of the two controls the apps get.
    private static func consequence(_ collision: Collision) -> String {
        let (control, other) = (collision.control, collision.otherControl)
        var apps: [String] = []
        if control.mayTarget(.ios), other.mayTarget(.ios) {
            let isMixed = control.isArchived != other.isArchived
            apps.append("iOS apps get the one \(isMixed ? "in a folder" : "that is read last")")
        }
        if control.mayTarget(.android) || other.mayTarget(.android) {
            apps.append("Android apps the first that is found")
        }
        return "only one of them is used: " + apps.joined(separator: ", ")
    }

    private static func pair(_ one: String, _ other: String) -> RuleExample {
        func manifest(_ name: String) -> String {
            #"{"name": "\#(name)", "type": "text", "target": "ios", "choiceList": {"s": "Small"}}"#
        }
        return RuleExample(["one/manifest.json": manifest(one), "other/manifest.json": manifest(other)])
    }
}
